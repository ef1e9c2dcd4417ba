/** Whether a contract can still be withdrawn from (docs/rules/cancel-and-return.md#open-withdrawals). */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findReturn, toPlanKind } from '@perennial/shared/subscriptions/plan-facts';

type Input = Pick<SubscriptionDetails, 'isCancelled' | 'hasShipped' | 'ratePlans' | 'returnInfoDetails'>;

export function isWithdrawalOpen(subscription: Input): boolean {
  if (subscription.isCancelled) return false;
  const running = subscription.ratePlans.filter(({ status }) => status === null);
  if (!subscription.hasShipped) return running.length > 0;
  return running.some((plan) => findReturn(subscription, toPlanKind(plan))?.returnStatus === 'Not return');
}
