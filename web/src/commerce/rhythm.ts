/** How often something comes back, told in months (specification 3, section 9: price and billing periods). */
import type { TotalCharge } from '@perennial/shared/models/subscription';
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';

type Frequency = NonNullable<RatePlan['shippingFrequency']>;

const monthsOfPeriod: Readonly<Record<string, number>> = { Month: 1, Quarter: 3, SemiAnnual: 6 };

/** Months between two of them; undefined where nothing comes again and again. */
export function monthsOf(frequency: Frequency | null): number | undefined {
  if (!frequency) return undefined;
  return monthsOfPeriod[frequency.billingPeriod] ?? frequency.specificBillingPeriod ?? undefined;
}

export type PeriodicCharge = { readonly months: number; readonly charge: TotalCharge };

/** The charges that come again, each with the months between two of them, shortest first. */
export function periodicCharges({
  monthly,
  quarterly,
  semiAnnual,
  specificMonths,
}: SubscriptionDetails['totalCharge']): readonly PeriodicCharge[] {
  const named = [
    { months: 1, charge: monthly },
    { months: 3, charge: quarterly },
    { months: 6, charge: semiAnnual },
  ].flatMap(({ months, charge }) => (charge ? [{ months, charge }] : []));
  const specific = specificMonths.map(({ months, amount }) => ({ months, charge: amount }));
  return [...named, ...specific].sort((one, other) => one.months - other.months);
}
