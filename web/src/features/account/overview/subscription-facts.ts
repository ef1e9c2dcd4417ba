/** Facts that the overview derives from a subscription. */
import { type PeriodicAmount, toMonths, toPeriodicCharges } from '@perennial/shared/billing-period';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { isMovedRental, movedRentals } from '@perennial/shared/countries/moved-rentals';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import type { SubscriptionListItem, TotalCharge } from '@perennial/shared/models/subscription';
import {
  type SubscriptionState,
  toStatusMeaning,
  toSubscriptionState,
} from '@perennial/shared/subscriptions/subscription-state';
import { listAwaitedBack, type PlansOfItem } from './subscription-plans.ts';

type StateSource = Pick<SubscriptionListItem, 'status' | 'isCancelled' | 'payInFullDate'> & PlansOfItem;

/** Returns the state that a card shows (docs/rules/subscriptions.md#state-of-a-subscription). */
export function subscriptionState(subscription: StateSource): SubscriptionState {
  const { status, isCancelled, payInFullDate } = subscription;
  const returning = listAwaitedBack(subscription);
  return toSubscriptionState({ status, isCancelled, isPaidInFull: payInFullDate !== null, returning });
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

type Shipped = Pick<SubscriptionListItem, 'status' | 'shippingFrequency' | 'replenishmentCancellationDate'>;

/** Returns the months between two shipments; undefined if nothing more is shipped: the replenishment is cancelled or ended. */
export function findShippingMonths(subscription: Shipped): number | undefined {
  const { status, shippingFrequency, replenishmentCancellationDate } = subscription;
  const isShipped = replenishmentCancellationDate === null && toStatusMeaning(status) !== 'ended';
  return isShipped && shippingFrequency ? toMonths(shippingFrequency) : undefined;
}

/** Whether the rentals of a country moved to another site (docs/rules/account.md#moved-rentals). */
export function hasMovedRentals(country: CountryCode): boolean {
  return movedRentals[country] !== null;
}

/** Whether this site has a details page for the subscription: not for a rental that moved. */
export function hasDetails({ title }: Pick<SubscriptionListItem, 'title'>, country: CountryCode): boolean {
  return !isMovedRental({ title }, country);
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
