/** What the overview reads from a subscription (specification 2, sections 2 to 4). */
import { type PeriodicAmount, toPeriodicAmounts } from '@perennial/shared/billing-period';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import type { SubscriptionListItem, TotalCharge } from '@perennial/shared/models/subscription';

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

/** The recurring charges of a subscription, shortest billing period first. */
export function chargesOf(subscription: Charges): readonly PeriodicAmount<TotalCharge>[] {
  return toPeriodicAmounts({
    monthly: subscription.monthlyTotalCharge,
    quarterly: subscription.quarterlyTotalCharge,
    semiAnnual: subscription.semiAnnualCharge,
    specificMonths: subscription.specificMonthsTotalCharges.map(({ specificMonths, charge }) => ({
      months: specificMonths,
      amount: charge,
    })),
  });
}

export function rentalsHaveMoved(country: CountryCode): boolean {
  return findTraits(country).movedRentals !== null;
}

/** Whether a subscription has its details on this site. */
export function hasDetails({ title }: Pick<SubscriptionListItem, 'title'>, country: CountryCode): boolean {
  const { movedRentals } = findTraits(country);
  return movedRentals === null || !title.toLowerCase().includes(movedRentals.titlePhrase.toLowerCase());
}

type PayInFullSituation = Pick<MarketSwitches, 'selfService'> & { readonly paymentInProgress: boolean };

/** Whether the device can be paid in full: here, only elsewhere, not before a payment has ended, or not at all. */
export function payInFullChoice(
  { ableToPayInFull }: Pick<SubscriptionListItem, 'ableToPayInFull'>,
  { selfService, paymentInProgress }: PayInFullSituation,
): 'none' | 'here' | 'elsewhere' | 'waits' {
  if (!ableToPayInFull) return 'none';
  if (selfService === 'elsewhere') return 'elsewhere';
  return paymentInProgress ? 'waits' : 'here';
}
