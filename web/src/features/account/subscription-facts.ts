/** What the overview reads from a subscription (specification 2, sections 2 to 4). */
import type { SubscriptionListItem, TotalCharge } from '@perennial/shared/models/subscription';

export type SubscriptionState = 'active' | 'paused' | 'inactive' | 'pending';

const states: Readonly<Record<string, SubscriptionState>> = {
  Active: 'active',
  Paused: 'paused',
  InActive: 'inactive',
};

/** Active, Paused and InActive are themselves; any other status means that it is being created. */
export function stateOf({ status }: Pick<SubscriptionListItem, 'status'>): SubscriptionState {
  return states[status] ?? 'pending';
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

export type PeriodicCharge = { readonly months: number; readonly charge: TotalCharge };

type Charges = Pick<
  SubscriptionListItem,
  'monthlyTotalCharge' | 'quarterlyTotalCharge' | 'semiAnnualCharge' | 'specificMonthsTotalCharges'
>;

/** The charges that a subscription has, each with the months between two of them, shortest first. */
export function chargesOf(subscription: Charges): readonly PeriodicCharge[] {
  const fixed = [
    { months: 1, charge: subscription.monthlyTotalCharge },
    { months: 3, charge: subscription.quarterlyTotalCharge },
    { months: 6, charge: subscription.semiAnnualCharge },
  ].flatMap(({ months, charge }) => (charge ? [{ months, charge }] : []));
  const specific = subscription.specificMonthsTotalCharges.map(({ specificMonths, charge }) => ({
    months: specificMonths,
    charge,
  }));
  return [...fixed, ...specific].sort((one, other) => one.months - other.months);
}

const monthsOfPeriod: Readonly<Record<string, number>> = { Month: 1, Quarter: 3, SemiAnnual: 6 };

/** Months between two shipments; undefined where nothing is shipped again and again. */
export function shippingMonthsOf({
  shippingFrequency,
}: Pick<SubscriptionListItem, 'shippingFrequency'>): number | undefined {
  if (!shippingFrequency) return undefined;
  return monthsOfPeriod[shippingFrequency.billingPeriod] ?? shippingFrequency.specificBillingPeriod ?? undefined;
}
