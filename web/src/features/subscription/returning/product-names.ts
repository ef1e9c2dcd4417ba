/** How a subscription's goods are called. */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import type { ProductNames } from '../../../commerce/returns/return-goods.ts';
import { planOf } from '../plan-facts.ts';

export function productNames(subscription: Pick<SubscriptionDetails, 'ratePlans' | 'title'>): ProductNames {
  const { title } = subscription;
  return {
    device: planOf(subscription, 'device')?.productName ?? title,
    replenishment: planOf(subscription, 'replenishment')?.productName ?? title,
  };
}
