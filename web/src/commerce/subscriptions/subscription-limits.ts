/** What closes actions of a whole subscription: the insurer path, rentals, and the disabled page. */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan, findReturn, toPlanKind } from '@perennial/shared/subscriptions/plan-facts';

/** Parts of the bundle names of rentals (docs/rules/subscriptions.md#terms-used-here). */
const RENTAL_MARKS = ['4A', '4B'];

/** Whether an insurer pays for the subscription (docs/rules/subscriptions.md#insurer-path). */
export function isInsured(
  { isBCBSSubscription, title }: Pick<SubscriptionDetails, 'isBCBSSubscription' | 'title'>,
  countryCode: CountryCode,
): boolean {
  const { insurance } = findTraits(countryCode);
  if (insurance === null) return false;
  return insurance.kind === 'flag' ? isBCBSSubscription : title.includes(insurance.marker);
}

export function isRental({ bundleName }: Pick<SubscriptionDetails, 'bundleName'>): boolean {
  return RENTAL_MARKS.some((mark) => bundleName.includes(mark));
}

/** Whether resuming is possible, at once or by a new date (docs/rules/subscriptions.md#resuming). */
export function isResumable(
  subscription: Pick<SubscriptionDetails, 'ableToResumeReplenishment' | 'ableToChangeReplenishmentResumeDate'>,
): boolean {
  return subscription.ableToResumeReplenishment || subscription.ableToChangeReplenishmentResumeDate;
}

/** Whether pausing is offered at all; a disabled page still refuses it (docs/rules/subscriptions.md#pausing). */
export function isPausable(
  subscription: Pick<SubscriptionDetails, 'ableToPauseReplenishment' | 'isBCBSSubscription' | 'title'>,
  countryCode: CountryCode,
): boolean {
  return subscription.ableToPauseReplenishment && !isInsured(subscription, countryCode);
}

/**
 * Returns the replenishment if its changes can be offered, as far as the whole subscription decides
 * (docs/rules/subscriptions.md#modify-subscription).
 */
export function findChangeablePlan(subscription: SubscriptionDetails, countryCode: CountryCode): RatePlan | undefined {
  if (isInsured(subscription, countryCode) || isRental(subscription) || isResumable(subscription)) return undefined;
  if (findPageLimit(subscription)) return undefined;
  const plan = findPlan(subscription, 'replenishment');
  return plan?.status === null ? plan : undefined;
}

/** Why the actions of the page are disabled. */
export type PageLimit = 'ended' | 'returning';

type Subject = Pick<SubscriptionDetails, 'ratePlans' | 'returnInfoDetails'>;

/** Returns why the actions of the page are disabled, or undefined (docs/rules/subscriptions.md#disabled-page). */
export function findPageLimit(subscription: Subject): PageLimit | undefined {
  const device = findPlan(subscription, 'device');
  const replenishment = findPlan(subscription, 'replenishment');
  const ofDevice = device && findDeviceLimit(subscription, device, replenishment !== undefined);
  const ofReplenishment = replenishment && findReplenishmentLimit(subscription, replenishment);
  if ((device && !ofDevice) || (replenishment && !ofReplenishment)) return undefined;
  return [ofDevice, ofReplenishment].includes('returning') ? 'returning' : (ofDevice ?? ofReplenishment);
}

/** A bought device alone still has actions, and so has one that is on its way back until it has arrived. */
function findDeviceLimit(subscription: Subject, plan: RatePlan, isCombined: boolean): PageLimit | undefined {
  const details = findReturn(subscription, 'device');
  if (plan.status === 'Cancel' || details?.unreturnableReason === 'HasReturned') return 'ended';
  if (!isCombined) return undefined;
  if (plan.status === 'PayInFull') return 'ended';
  return details?.returnStatus === 'Returning' ? 'returning' : undefined;
}

function findReplenishmentLimit(subscription: Subject, plan: RatePlan): PageLimit | undefined {
  if (plan.status === 'Cancel') return 'ended';
  return findReturn(subscription, toPlanKind(plan))?.returnStatus === 'Returning' ? 'returning' : undefined;
}
