/** Return details of plans on the wire (docs/rules/cancel-and-return.md#return-details). */
import type { ReturnDetails, ReturnInfoDetails } from '@perennial/shared/models/subscription-details';
import type { Day } from '../calendar/day.ts';
import { deviceOf, type RatePlan, replenishmentOf, type Subscription } from '../store/subscription.ts';
import { isWithinRightToReturn } from '../subscriptions/shipped-goods.ts';
import { findReturnRefusal, findUnreturnableReason, isWithdrawable } from './return-rules.ts';

/**
 * Returns the `returnStatus` of a plan. `Returning` stays after the goods have arrived. `Not return` means that the
 * goods are with the customer: within the right to return, or kept after a cancellation.
 */
export function toReturnStatus(subscription: Subscription, plan: RatePlan, today: Day): ReturnDetails['returnStatus'] {
  const { state } = plan.returning;
  if (state === 'returning' || state === 'returned') return 'Returning';
  if (state === 'kept' || isWithinRightToReturn(subscription, plan, today)) return 'Not return';
  return 'None';
}

export function toReturnDetails(subscription: Subscription, plan: RatePlan, today: Day): ReturnDetails {
  return {
    returnStatus: toReturnStatus(subscription, plan, today),
    returnCreatedDate: plan.returning.createdDate,
    returnable: findReturnRefusal(subscription, plan, today) === undefined,
    returningWithdrawable: isWithdrawable(plan, today),
    unreturnableReason: findUnreturnableReason(subscription, plan, today),
  };
}

/** Returns the details of both plans; null for a plan that the subscription does not have. */
export function toReturnInfo(subscription: Subscription, today: Day): ReturnInfoDetails {
  const device = deviceOf(subscription);
  const replenishment = replenishmentOf(subscription);
  return {
    tryBuyReturnDetails: device ? toReturnDetails(subscription, device, today) : null,
    replenishmentReturnDetails: replenishment ? toReturnDetails(subscription, replenishment, today) : null,
    rightToReturnDays: subscription.rightToReturnDays,
  };
}
