/** What is remembered of an order, for the thank-you page and its conversion tracking (specification 1, section 3.5). */
import type { Cart } from '@perennial/shared/models/cart';
import type { OrderResult } from '@perennial/shared/models/payment';
import { writeStored } from '../../storage/browser-storage.ts';
import type { PlacedOrder, SubscriptionInfo } from '../../storage/stored-shapes.ts';
import { amountToPay, deferredCharges, itemsOf } from '../charges.ts';

/** The order in the words of its cart. */
export function placedOrder(cart: Cart, orderNumber: string): PlacedOrder {
  return {
    orderNumber,
    paidNow: amountToPay(cart) ?? 0,
    items: itemsOf(cart).map(({ name, title, image, quantity, ctn }) => ({ name, title, image, quantity, ctn })),
    later: cart.summary
      ? deferredCharges(cart.summary).map(({ months, amount, beginDate }) => ({ months, amount, beginDate }))
      : [],
  };
}

/** One entry a charge of each bundle; what is paid once has the frequency 0. */
export function subscriptionInfo(cart: Cart): readonly SubscriptionInfo[] {
  return itemsOf(cart).flatMap((item) => {
    const { name, quantity, ctn, oneTimeCharge } = item;
    const once = oneTimeCharge ? [{ price: oneTimeCharge.discounted, frequency: 0 }] : [];
    const again = deferredCharges(item).map(({ amount, months }) => ({ price: amount, frequency: months }));
    return [...once, ...again].map((charge) => ({ name, quantity, ctn, ...charge }));
  });
}

/** Writes it all down: before the payment, because some payments leave the page. */
export function rememberOrder(cart: Cart, order: OrderResult): void {
  writeStored('orderNumber', order.orderNumber);
  writeStored('packingInfo', order.packingInfo);
  writeStored('subscriptionInfo', subscriptionInfo(cart));
  writeStored('placedOrder', placedOrder(cart, order.orderNumber));
}
