/** What the browser stores about an order, for the thank-you page and its analytics (docs/rules/cart.md#browser-storage). */
import type { Cart } from '@perennial/shared/models/cart';
import { amountToPay, deferredCharges, itemsOf, roundToCents } from '../../../commerce/cart/charges.ts';
import { removeStored, writeStored } from '../../../storage/browser-storage.ts';
import type { OrderPacking, PlacedOrder, SubscriptionInfo } from '../../../storage/stored-shapes.ts';
import type { OrderReference } from './order-sequence.ts';

/** Returns the order for the thank-you page, with titles and amounts of its cart. Amounts are decimal. */
export function toPlacedOrder(cart: Cart, orderNumber: string): PlacedOrder {
  return {
    orderNumber,
    paidNow: amountToPay(cart) ?? 0,
    items: itemsOf(cart).map(({ name, title, image, quantity, ctn }) => ({ name, title, image, quantity, ctn })),
    later: cart.summary
      ? deferredCharges(cart.summary).map(({ months, amount, beginDate }) => ({ months, amount, beginDate }))
      : [],
  };
}

/** Returns one entry for each charge of each bundle. `frequency` is in months, 0 for a one-time charge. */
export function toSubscriptionInfo(cart: Cart): readonly SubscriptionInfo[] {
  return itemsOf(cart).flatMap((item) => {
    const { name, quantity, ctn, oneTimeCharge } = item;
    const once = oneTimeCharge ? [{ price: oneTimeCharge.discounted, frequency: 0 }] : [];
    const recurring = deferredCharges(item).map(({ amount, months }) => ({ price: amount, frequency: months }));
    return [...once, ...recurring].map((charge) => ({ name, quantity, ctn, ...charge }));
  });
}

/** Returns the packing info for analytics: the sum of its parts, and each discount code once. */
export function toOrderPacking(cart: Cart, { orderNumber, packingInfo }: OrderReference): OrderPacking {
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

/** Stores the order. Call it before the payment, because some payments leave the page. */
export function storeOrder(cart: Cart, order: OrderReference): void {
  writeStored('orderNumber', order.orderNumber);
  writeStored('packingInfo', toOrderPacking(cart, order));
  writeStored('subscriptionInfo', toSubscriptionInfo(cart));
  writeStored('placedOrder', toPlacedOrder(cart, order.orderNumber));
  // The page of a failed payment must lead back to checkout, not to an earlier invoice.
  removeStored('invoiceBeingPaid');
}
