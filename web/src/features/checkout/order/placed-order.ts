/** What is remembered of an order, for the thank-you page and its conversion tracking (specification 1, section 3.5). */
import type { Cart } from '@perennial/shared/models/cart';
import { amountToPay, deferredCharges, itemsOf, roundToCents } from '../../../commerce/cart/charges.ts';
import { removeStored, writeStored } from '../../../storage/browser-storage.ts';
import type { OrderPacking, PlacedOrder, SubscriptionInfo } from '../../../storage/stored-shapes.ts';
import type { Placed } from './order-sequence.ts';

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

/** What was ordered, as tracking tells it (specification 2, section 3: packing info). */
export function orderPacking(cart: Cart, { orderNumber, packingInfo }: Placed): OrderPacking {
  const items = itemsOf(cart);
  const codes = items.flatMap(({ promotions }) => promotions.map(({ code }) => code));
  return {
    orderNumber,
    totalPrice: roundToCents(packingInfo.reduce((sum, { totalPrice }) => sum + totalPrice, 0)),
    couponCode: [...new Set(codes)].join(','),
    bundlesName: items.map(({ name }) => name).join(','),
    parts: packingInfo.map(({ ctn, qty, totalPrice }) => ({ ctn, qty, totalPrice })),
  };
}

/** Writes it all down: before the payment, because some payments leave the page. */
export function rememberOrder(cart: Cart, order: Placed): void {
  writeStored('orderNumber', order.orderNumber);
  writeStored('packingInfo', orderPacking(cart, order));
  writeStored('subscriptionInfo', subscriptionInfo(cart));
  writeStored('placedOrder', placedOrder(cart, order.orderNumber));
  // A payment that fails now leads back to checkout, not to an invoice that was to be paid before.
  removeStored('invoiceBeingPaid');
}
