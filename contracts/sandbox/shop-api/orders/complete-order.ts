/** The effects of an order's payment (docs/rules/shop-sandbox.md#payment-outcomes). */
import { invoiceOrder } from '../billing/invoicing.ts';
import type { Order } from '../store/orders.ts';
import type { Shop } from '../store/shop.ts';
import type { SubscriptionStatus } from '../store/subscription.ts';
import { createSubscription, startSubscription } from '../subscriptions/start-subscription.ts';

/** Starts the order's subscriptions, or restarts those of a pending payment today. One order makes one set of them. */
function startSubscriptions(shop: Shop, order: Order, status: SubscriptionStatus): void {
  const { customerId, number: orderNumber, market, cart } = order;
  const startDate = shop.today;
  const existing = shop.subscriptions.ofOrder(orderNumber);
  if (existing.length > 0) {
    for (const subscription of existing) {
      shop.subscriptions.put(createSubscription(subscription.number, { ...subscription, status, startDate }));
    }
    return;
  }
  for (const { line } of cart.items) {
    if (line.bundle.parts.every((part) => part.billingPeriod === 'once')) continue;
    startSubscription(shop, { customerId, orderNumber, market, line, startDate, status });
  }
}

/** Makes an order paid: starts its subscriptions and adds its invoice. */
export function completeOrder(shop: Shop, order: Order): void {
  shop.orders.update(order.number, { state: 'paid' });
  startSubscriptions(shop, order, 'Active');
  invoiceOrder(shop, order);
}

/** The bank has not decided: the order's subscriptions are being created. */
export function holdOrder(shop: Shop, order: Order): void {
  shop.orders.update(order.number, { state: 'payment-pending' });
  startSubscriptions(shop, order, 'Pending');
}

/** The payment failed: the order is open for another attempt and has no subscriptions. */
export function reopenOrder(shop: Shop, order: Order): void {
  shop.orders.update(order.number, { state: 'open' });
  for (const { number } of shop.subscriptions.ofOrder(order.number)) shop.subscriptions.remove(number);
}
