/** What the overview reads from a subscription (specification 2, sections 2 to 4). */
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { POLISH_AIR_PURIFIER_PHRASE } from '@perennial/shared/product-constants';
import { type PeriodicCharge, periodicCharges } from '../../../commerce/rhythm.ts';

type SubscriptionState = 'active' | 'paused' | 'inactive' | 'pending';

const states: Readonly<Record<string, SubscriptionState>> = {
  Active: 'active',
  Paused: 'paused',
  InActive: 'inactive',
};

/** Active, Paused and InActive are themselves; any other status means that it is being created. */
export function stateOf({ status }: Pick<SubscriptionListItem, 'status'>): SubscriptionState {
  return states[status] ?? 'pending';
}

/** The state as a card says it: what is paused while its replenishment comes back is told as the latter. */
export function shownStateOf(
  subscription: Pick<SubscriptionListItem, 'status' | 'replenishmentReturnInfo'>,
): SubscriptionState | 'returning' {
  const state = stateOf(subscription);
  const comesBack = subscription.replenishmentReturnInfo?.returnStatus === 'Returning';
  return state === 'paused' && comesBack ? 'returning' : state;
}

/** The two lists of the overview: everything that is not InActive counts as active. */
export function splitByState(subscriptions: readonly SubscriptionListItem[]): {
  active: readonly SubscriptionListItem[];
  inactive: readonly SubscriptionListItem[];
} {
  return {
    active: subscriptions.filter((subscription) => stateOf(subscription) !== 'inactive'),
    inactive: subscriptions.filter((subscription) => stateOf(subscription) === 'inactive'),
  };
}

type Charges = Pick<
  SubscriptionListItem,
  'monthlyTotalCharge' | 'quarterlyTotalCharge' | 'semiAnnualCharge' | 'specificMonthsTotalCharges'
>;

/** The charges that a subscription has, each with the months between two of them, shortest first. */
export function chargesOf(subscription: Charges): readonly PeriodicCharge[] {
  return periodicCharges({
    monthly: subscription.monthlyTotalCharge,
    quarterly: subscription.quarterlyTotalCharge,
    semiAnnual: subscription.semiAnnualCharge,
    specificMonths: subscription.specificMonthsTotalCharges.map(({ specificMonths, charge }) => ({
      months: specificMonths,
      amount: charge,
    })),
  });
}

/** Countries whose rentals have moved to an account elsewhere, with the phrase by which a title tells one. */
const movedRentals: Readonly<Record<string, string>> = { PL: POLISH_AIR_PURIFIER_PHRASE };

export function hasMovedRentals(country: string): boolean {
  return country in movedRentals;
}

/** Whether a subscription has its details on this site. */
export function hasDetails({ title }: Pick<SubscriptionListItem, 'title'>, country: string): boolean {
  const phrase = movedRentals[country];
  return phrase === undefined || !title.toLowerCase().includes(phrase.toLowerCase());
}

type PayInFullSituation = Pick<MarketSwitches, 'selfService'> & { readonly paymentInProgress: boolean };

/** Whether the device can be paid in full: here, only elsewhere, not before a payment has ended, or not at all. */
export function toPayInFullAvailability(
  { ableToPayInFull }: Pick<SubscriptionListItem, 'ableToPayInFull'>,
  { selfService, paymentInProgress }: PayInFullSituation,
): 'none' | 'here' | 'elsewhere' | 'waits' {
  if (!ableToPayInFull) return 'none';
  if (selfService === 'elsewhere') return 'elsewhere';
  return paymentInProgress ? 'waits' : 'here';
}
