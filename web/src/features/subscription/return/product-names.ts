/** How a subscription's goods are called. */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { planOf } from '../plan-facts.ts';
import type { ProductNames } from './goods.ts';

export function productNames(subscription: Pick<SubscriptionDetails, 'ratePlans' | 'title'>): ProductNames {
  const { title } = subscription;
  return {
    device: planOf(subscription, 'device')?.productName ?? title,
    replenishment: planOf(subscription, 'replenishment')?.productName ?? title,
  };
}
