/** How a subscription's goods are called. */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan } from '../plan-facts.ts';
import type { ProductNames } from './goods.ts';

export function productNames(subscription: Pick<SubscriptionDetails, 'ratePlans' | 'title'>): ProductNames {
  const { title } = subscription;
  return {
    device: findPlan(subscription, 'device')?.productName ?? title,
    replenishment: findPlan(subscription, 'replenishment')?.productName ?? title,
  };
}
