/** Facts that the overview derives from a subscription. */
import { type PeriodicAmount, toPeriodicCharges } from '@perennial/shared/billing-period';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import type { SubscriptionListItem, TotalCharge } from '@perennial/shared/models/subscription';
import {
  type SubscriptionState,
  toStatusMeaning,
  toSubscriptionState,
} from '../../../commerce/subscriptions/subscription-state.ts';
import { listAwaitedBack, type PlansOfItem } from './subscription-plans.ts';

type StateSource = Pick<SubscriptionListItem, 'status' | 'isCancelled' | 'payInFullDate'> & PlansOfItem;

/** Returns the state that a card shows (docs/rules/subscriptions.md#state-of-a-subscription). */
export function subscriptionState(subscription: StateSource): SubscriptionState {
  const { status, isCancelled, payInFullDate } = subscription;
  const returning = listAwaitedBack(subscription);
  return toSubscriptionState({ status, isCancelled, isPaidInFull: payInFullDate !== null, returning });
}

/** Splits the subscriptions into the two lists of the overview. Every status but InActive counts as active. */
export function splitByState(subscriptions: readonly SubscriptionListItem[]): {
  active: readonly SubscriptionListItem[];
  inactive: readonly SubscriptionListItem[];
} {
  const isInactive = ({ status }: SubscriptionListItem) => toStatusMeaning(status) === 'ended';
  return {
    active: subscriptions.filter((subscription) => !isInactive(subscription)),
    inactive: subscriptions.filter(isInactive),
  };
}

type Charges = Pick<
  SubscriptionListItem,
  'monthlyTotalCharge' | 'quarterlyTotalCharge' | 'semiAnnualCharge' | 'specificMonthsTotalCharges'
>;

/** Returns the recurring charges with their billing periods in months, shortest first. */
export function chargesOf(subscription: Charges): readonly PeriodicAmount<TotalCharge>[] {
  return toPeriodicCharges({
    monthlyCharge: subscription.monthlyTotalCharge,
    quarterlyCharge: subscription.quarterlyTotalCharge,
    semiAnnualCharge: subscription.semiAnnualCharge,
    specificMonthsCharges: subscription.specificMonthsTotalCharges,
  });
}

/** Whether the rentals of a country moved to another site (docs/rules/account.md#moved-rentals). */
export function hasMovedRentals(country: CountryCode): boolean {
  return findTraits(country).movedRentals !== null;
}

/** Whether this site has a details page for the subscription: not for a rental that moved. */
export function hasDetails({ title }: Pick<SubscriptionListItem, 'title'>, country: CountryCode): boolean {
  const { movedRentals } = findTraits(country);
  return movedRentals === null || !title.toLowerCase().includes(movedRentals.titlePhrase.toLowerCase());
}

type PayInFullSituation = Pick<MarketSwitches, 'selfService'> & { readonly paymentInProgress: boolean };

/** Whether a device that can be paid in full can be paid now (docs/rules/account.md#subscription-card). */
export function toPayInFullAvailability({
  selfService,
  paymentInProgress,
}: PayInFullSituation): 'available' | 'elsewhere' | 'paymentInProgress' {
  if (selfService === 'elsewhere') return 'elsewhere';
  return paymentInProgress ? 'paymentInProgress' : 'available';
}
