/** Arithmetic of calendar days. Days are YYYY-MM-DD; a time after the day is ignored. */

/**
 * Adds calendar months. A shorter month ends on its last day: 31 January and one month is 28 or 29 February. `day`
 * replaces the day of the month, for a series that began on another one.
 */
export function addMonths(isoDate: string, months: number, day = dayOfMonth(isoDate)): string {
  const [year = 0, month = 0] = isoDate.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  target.setUTCDate(Math.min(day, target.getUTCDate()));
  return target.toISOString().slice(0, 10);
}

export function dayOfMonth(isoDate: string): number {
  return Number(isoDate.slice(8, 10));
}

export function isLastDayOfMonth(isoDate: string): boolean {
  return addMonths(isoDate, 0, 31) === isoDate.slice(0, 10);
}

/** Adds days. */
export function addDays(isoDate: string, days: number): string {
  const target = new Date(isoDate.slice(0, 10));
  target.setUTCDate(target.getUTCDate() + days);
  return target.toISOString().slice(0, 10);
}
