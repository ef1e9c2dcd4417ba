/**
 * What the browser stores about an order, for the thank-you page and its analytics
 * (docs/rules/cart.md#browser-storage).
 */
import type { Cart } from '@perennial/shared/models/cart';
import { amountToPay, deferredCharges, itemsOf, roundToCents } from '../../../commerce/cart/cart-charges.ts';
import type { CartLines } from '../../../commerce/cart/cart-lines.ts';
import { removeStored, writeStored } from '../../../storage/browser-storage.ts';
import { keepLines } from '../../../storage/order-results.ts';
import type { OrderPacking, PlacedOrder, SubscriptionInfo } from '../../../storage/stored-shapes.ts';
import type { OrderReference } from './order-sequence.ts';

/** Returns the order for the thank-you page, with titles and amounts of its cart. Amounts are decimal. */
export function toPlacedOrder(
  cart: Cart,
  { orderNumber, packingInfo }: OrderReference,
  agreedAmount?: number,
): PlacedOrder {
  const paidNow = amountToPay(cart) ?? 0;
  const items = itemsOf(cart);
  const codes = items.flatMap(({ promotions }) => promotions.map(({ code }) => code));
  return {
    orderNumber,
    paidNow,
    ...(agreedAmount !== undefined && agreedAmount !== paidNow && { agreedAmount }),
    totalPrice: roundToCents(packingInfo.reduce((sum, { totalPrice }) => sum + totalPrice, 0)),
    couponCode: [...new Set(codes)].join(','),
    items: items.map(({ name, title, image, quantity, ctn }) => ({ name, title, image, quantity, ctn })),
    later: cart.summary
      ? deferredCharges(cart.summary).map(({ months, amount, beginDate }) => ({ months, amount, beginDate }))
      : [],
  };
}

/**
 * Returns one entry for each subscription, which is a bundle of the order: its recurring charge with the shortest
 * period, or its one-time charge if nothing recurs. `frequency` is in months, 0 for a one-time charge.
 */
export function toSubscriptionInfo(cart: Cart): readonly SubscriptionInfo[] {
  return itemsOf(cart).flatMap((item) => {
    const { name, quantity, ctn, oneTimeCharge } = item;
    const recurring = deferredCharges(item).map(({ amount, months }) => ({ price: amount, frequency: months }));
    const once = oneTimeCharge ? [{ price: oneTimeCharge.discounted, frequency: 0 }] : [];
    const charge = [...recurring, ...once][0];
    return charge ? [{ name, quantity, ctn, ...charge }] : [];
  });
}

/** Returns the packing info for analytics. */
function toOrderPacking(order: PlacedOrder, { packingInfo }: OrderReference): OrderPacking {
  const { orderNumber, totalPrice, couponCode, items } = order;
  return {
    orderNumber,
    totalPrice,
    couponCode,
    bundlesName: items.map(({ name }) => name).join(','),
    parts: packingInfo.map(({ ctn, qty, totalPrice: price }) => ({ ctn, qty, totalPrice: price })),
  };
}

type Purchase = {
  /** The cart with the amounts that are charged. */
  readonly cart: Cart;
  /** The decimal amount that the customer agreed to pay today. */
  readonly agreedAmount: number;
  readonly lines: CartLines;
  readonly reference: OrderReference;
  /** The key of the attempt. */
  readonly attempt: string;
  /** Undefined for the saved method, and if there is nothing to pay. */
  readonly methodCode: string | undefined;
};

/**
 * Stores the order as one that the server has not confirmed. Call it before the payment, because some payments leave
 * the page. The lines are stored too, so that checkout shows the same quantities, codes and amount afterwards.
 */
export function storeOrder({ cart, agreedAmount, lines, reference, attempt, methodCode }: Purchase): void {
  const order = toPlacedOrder(cart, reference, agreedAmount);
  writeStored('orderNumber', order.orderNumber);
  writeStored('packingInfo', toOrderPacking(order, reference));
  writeStored('subscriptionInfo', toSubscriptionInfo(cart));
  writeStored('awaitedOrder', { attempt, lines, methodCode: methodCode ?? null, paymentQuery: null, order });
  keepLines(lines);
  // The page of a failed payment must lead back to checkout, not to an earlier invoice.
  removeStored('invoiceBeingPaid', 'failedPayment');
  // An order is sent only when no first payment is in progress, so a refusal that is remembered is that of an earlier order.
  removeStored('waitingSubscriptions');
}
