/** Calendar days without a time, and their arithmetic. */

/** A calendar day in the format of the wire: YYYY-MM-DD. Days compare as strings. */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the day of a moment in a time zone, which is a name such as `Pacific/Auckland`. Throws RangeError for others. */
export function toDay(moment: Date, timeZone = 'UTC'): Day {
  if (timeZone === 'UTC') return moment.toISOString().slice(0, 10);
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Adds calendar months. A shorter month ends on its last day: 31 January plus one month is 28 or 29 February. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfTarget = new Date(Date.UTC(year, month + months, 0));
  lastOfTarget.setUTCDate(Math.min(date, lastOfTarget.getUTCDate()));
  return toDay(lastOfTarget);
}

/** Adds days; a negative number goes back. */
export function addDays(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return toDay(moment);
}

/** Formats a day in the long form of a language, for example "3 April 2026" for `en-GB`. */
export function formatDay(day: Day, languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
