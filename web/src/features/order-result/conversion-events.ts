/** What analytics is told of an order that has been finished, once (specification 2, section 2: thank-you page). */
import { track } from '../../analytics/track.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import type { OrderPacking, PlacedOrder, SubscriptionInfo } from '../../storage/stored-shapes.ts';

export type OrderNews = {
  readonly order: PlacedOrder;
  readonly packing: OrderPacking | undefined;
  readonly subscriptions: readonly SubscriptionInfo[];
  /** False after a reload: everything has been told. */
  readonly isFirst: boolean;
};

/** Everything that is stored of the last order; undefined where there is none. */
export function readOrderNews(): OrderNews | undefined {
  const order = readStored('placedOrder');
  if (!order) return undefined;
  const packing = readStored('packingInfo');
  return {
    order,
    packing: packing?.orderNumber === order.orderNumber ? packing : undefined,
    subscriptions: readStored('subscriptionInfo') ?? [],
    isFirst: readStored('announcedOrder') !== order.orderNumber,
  };
}

/** One conversion for each charge of each subscription, then the confirmation of the order. */
export function tellAnalytics({ order, packing, subscriptions }: OrderNews): void {
  if (readStored('announcedOrder') === order.orderNumber) return;
  writeStored('announcedOrder', order.orderNumber);
  for (const { name, quantity, ctn, price, frequency } of subscriptions) {
    track('subscription_conversion', { name, quantity, ctn, price, frequency });
  }
  track('order_confirmation', {
    orderNumber: order.orderNumber,
    totalPrice: packing?.totalPrice ?? order.paidNow,
    couponCode: packing?.couponCode ?? '',
    bundlesName: order.items.map(({ name }) => name).join(','),
  });
}
