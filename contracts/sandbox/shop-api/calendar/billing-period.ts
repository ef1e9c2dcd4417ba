/** How often a part is charged or shipped, and the dates that follow (docs/rules/shop-sandbox.md#rhythm-of-charges). */
import { addMonths, type Day } from './day.ts';

/** The names of the wire (`billingPeriod`). */
export type BillingPeriodUnit = 'Month' | 'Quarter' | 'SemiAnnual' | 'SpecificMonths';

export type BillingPeriod =
  | { readonly unit: Exclude<BillingPeriodUnit, 'SpecificMonths'> }
  | { readonly unit: 'SpecificMonths'; readonly months: number };

export const monthly: BillingPeriod = { unit: 'Month' };
export const quarterly: BillingPeriod = { unit: 'Quarter' };
export const semiAnnual: BillingPeriod = { unit: 'SemiAnnual' };
export const everyMonths = (months: number): BillingPeriod => ({ unit: 'SpecificMonths', months });

const monthsByUnit = { Month: 1, Quarter: 3, SemiAnnual: 6 } as const;

/** Returns the length of a period in months. */
export function toMonths(period: BillingPeriod): number {
  return period.unit === 'SpecificMonths' ? period.months : monthsByUnit[period.unit];
}

/**
 * Returns the first date after `today` in the series that starts at `anchor` and repeats every period, with the number
 * of periods since the anchor.
 */
export function nextOccurrence(
  anchor: Day,
  period: BillingPeriod,
  today: Day,
): { readonly day: Day; readonly count: number } {
  let count = 1;
  let day = addMonths(anchor, toMonths(period));
  while (day <= today) {
    count += 1;
    // From the anchor each time: a series of the 31st returns to the 31st after a short month.
    day = addMonths(anchor, toMonths(period) * count);
  }
  return { day, count };
}
