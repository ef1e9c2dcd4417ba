/** Names of the products of a subscription. */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan } from '@perennial/shared/subscriptions/plan-facts';
import type { ProductNames } from './goods.ts';

/** Returns the product name of each plan. A plan that is missing gets the title of the subscription. */
export function productNames(subscription: Pick<SubscriptionDetails, 'ratePlans' | 'title'>): ProductNames {
  const { title } = subscription;
  return {
    device: findPlan(subscription, 'device')?.productName ?? title,
    replenishment: findPlan(subscription, 'replenishment')?.productName ?? title,
  };
}
