/**
 * Billing periods: how often something is charged or shipped. The shop API names them; the product counts in months
 * (docs/rules/cart.md#charges-and-periods).
 */

export const billingPeriods = ['Month', 'Quarter', 'SemiAnnual', 'SpecificMonths'] as const;

type BillingPeriod = (typeof billingPeriods)[number];

/** A billing period in the form of the shop API; only `SpecificMonths` has a number of months. */
type WireBillingPeriod = {
  readonly billingPeriod: BillingPeriod;
  readonly specificBillingPeriod: number | null;
};

const namedPeriods = { Month: 1, Quarter: 3, SemiAnnual: 6 } as const satisfies Record<
  Exclude<BillingPeriod, 'SpecificMonths'>,
  number
>;

/** Returns the months of a billing period; undefined for `SpecificMonths` without a number. */
export function toMonths({ billingPeriod, specificBillingPeriod }: WireBillingPeriod): number | undefined {
  if (billingPeriod === 'SpecificMonths') return specificBillingPeriod ?? undefined;
  return namedPeriods[billingPeriod];
}

/** Values by billing period, in the form of the shop API: null for a period without a value. */
type ByPeriod<T> = {
  readonly monthly: T | null;
  readonly quarterly: T | null;
  readonly semiAnnual: T | null;
  readonly specificMonths: readonly { readonly months: number; readonly amount: T }[];
};

export type PeriodicAmount<T> = { readonly months: number; readonly amount: T };

/** Returns the values by billing period as a list, shortest period first. */
export function toPeriodicAmounts<T>({
  monthly,
  quarterly,
  semiAnnual,
  specificMonths,
}: ByPeriod<T>): readonly PeriodicAmount<T>[] {
  const named = [
    { months: namedPeriods.Month, amount: monthly },
    { months: namedPeriods.Quarter, amount: quarterly },
    { months: namedPeriods.SemiAnnual, amount: semiAnnual },
  ].flatMap(({ months, amount }) => (amount === null ? [] : [{ months, amount }]));
  return [...named, ...specificMonths].sort((one, other) => one.months - other.months);
}

/** The recurring charges of a cart or of one of its items, in the form of the shop API. */
type RecurringCharges<T> = {
  readonly monthlyCharge: T | null;
  readonly quarterlyCharge: T | null;
  readonly semiAnnualCharge: T | null;
  readonly specificMonthsCharges: readonly { readonly specificMonths: number; readonly charge: T }[];
};

/** Returns the recurring charges of a cart or of one of its items as a list, shortest period first. */
export function toPeriodicCharges<T>(recurring: RecurringCharges<T>): readonly PeriodicAmount<T>[] {
  return toPeriodicAmounts({
    monthly: recurring.monthlyCharge,
    quarterly: recurring.quarterlyCharge,
    semiAnnual: recurring.semiAnnualCharge,
    specificMonths: recurring.specificMonthsCharges.map(({ specificMonths, charge }) => ({
      months: specificMonths,
      amount: charge,
    })),
  });
}
