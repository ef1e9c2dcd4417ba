/** Analytics events of a finished order, tracked once (docs/rules/analytics.md#order-events). */
import { track } from '../../analytics/track.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import type { PlacedOrder, SubscriptionInfo } from '../../storage/stored-shapes.ts';

export type FinishedOrder = {
  readonly order: PlacedOrder;
  readonly subscriptions: readonly SubscriptionInfo[];
  /** False after a reload: the order was tracked, and its scripts ran before. */
  readonly isFirstView: boolean;
};

/** Reads the last order from the browser storage. Returns undefined without one. */
export function readFinishedOrder(): FinishedOrder | undefined {
  const order = readStored('placedOrder');
  if (!order) return undefined;
  return {
    order,
    subscriptions: readStored('subscriptionInfo') ?? [],
    isFirstView: readStored('announcedOrder') !== order.orderNumber,
  };
}

/** Tracks one conversion for each subscription, then the confirmation of the order. Does nothing for an order that was tracked. */
export function trackFinishedOrder({ order, subscriptions }: FinishedOrder): void {
  if (readStored('announcedOrder') === order.orderNumber) return;
  writeStored('announcedOrder', order.orderNumber);
  for (const { name, quantity, ctn, price, frequency } of subscriptions) {
    track('subscription_conversion', { name, quantity, ctn, price, frequency });
  }
  track('order_confirmation', {
    orderNumber: order.orderNumber,
    totalPrice: order.totalPrice,
    couponCode: order.couponCode,
    bundlesName: order.items.map(({ name }) => name).join(','),
  });
}
