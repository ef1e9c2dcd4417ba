/** Copies of replayed subscriptions, for customers with very many: replaying each one would slow down every start. */
import type { Customer } from '../store/customers.ts';
import type { Shop } from '../store/shop.ts';
import type { Subscription } from '../store/subscription.ts';

function copyUnderNumber(subscription: Subscription, number: string): Subscription {
  const rename = (id: string) => id.replace(subscription.number, number);
  return {
    ...subscription,
    number,
    plans: subscription.plans.map((plan) => ({ ...plan, id: rename(plan.id) })),
    shipments: subscription.shipments.map((shipment) => ({
      ...shipment,
      id: rename(shipment.id),
      planId: rename(shipment.planId),
    })),
  };
}

/** Adds copies of all subscriptions of a customer and of their invoices, until each exists `times` times. */
export function copySubscriptions(shop: Shop, customer: Customer, times: number): void {
  const subscriptions = shop.subscriptions.ofCustomer(customer);
  const invoices = shop.invoices.ofCustomer(customer);
  for (let copy = 1; copy < times; copy += 1) {
    for (const subscription of subscriptions) {
      const { number } = shop.subscriptions.put(copyUnderNumber(subscription, shop.subscriptions.nextNumber()));
      const own = invoices.filter(({ subscriptionNumber }) => subscriptionNumber === subscription.number);
      for (const invoice of own) shop.invoices.add({ ...invoice, subscriptionNumber: number });
    }
  }
}
