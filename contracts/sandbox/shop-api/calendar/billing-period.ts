/** How often a part is charged and shipped, and the calendar that follows (specification 1, section 3.2). */

export type BillingPeriod = 'Month' | 'Quarter' | 'SemiAnnual' | 'SpecificMonths';

export type Rhythm =
  | { readonly billingPeriod: 'Month' | 'Quarter' | 'SemiAnnual' }
  | { readonly billingPeriod: 'SpecificMonths'; readonly months: number };

export const monthly: Rhythm = { billingPeriod: 'Month' };
export const quarterly: Rhythm = { billingPeriod: 'Quarter' };
export const semiAnnual: Rhythm = { billingPeriod: 'SemiAnnual' };
export const everyMonths = (months: number): Rhythm => ({ billingPeriod: 'SpecificMonths', months });

const monthsOfPeriod = { Month: 1, Quarter: 3, SemiAnnual: 6 } as const;

export function monthsOf(rhythm: Rhythm): number {
  return rhythm.billingPeriod === 'SpecificMonths' ? rhythm.months : monthsOfPeriod[rhythm.billingPeriod];
}

/** A day of the calendar as the wire writes it: YYYY-MM-DD. */
export type Day = string;

export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

/** The same day some months later; the last day of a shorter month where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfTarget = new Date(Date.UTC(year, month + months, 0));
  lastOfTarget.setUTCDate(Math.min(date, lastOfTarget.getUTCDate()));
  return dayOf(lastOfTarget);
}

export function addDays(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return dayOf(moment);
}

/** The next day after today on which something of this rhythm happens, and how often it will have happened then. */
export function nextOccurrence(
  startDate: Day,
  rhythm: Rhythm,
  today: Day,
): { readonly day: Day; readonly count: number } {
  let count = 1;
  let day = addMonths(startDate, monthsOf(rhythm));
  while (day <= today) {
    count += 1;
    day = addMonths(startDate, monthsOf(rhythm) * count);
  }
  return { day, count };
}
