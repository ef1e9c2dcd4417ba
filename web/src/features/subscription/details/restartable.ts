/** Whether a subscription's page offers the same bundle again (docs/rules/subscriptions.md#restart). */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan } from '@perennial/shared/subscriptions/plan-facts';

/** Whether the same bundle is offered again (docs/rules/subscriptions.md#restart). */
export function isRestartable(subscription: Pick<SubscriptionDetails, 'ratePlans'>): boolean {
  const device = findPlan(subscription, 'device');
  const replenishment = findPlan(subscription, 'replenishment');
  return (
    replenishment?.status === 'Cancel' ||
    (!replenishment && device?.status === 'Cancel') ||
    device?.status === 'PayInFull'
  );
}
