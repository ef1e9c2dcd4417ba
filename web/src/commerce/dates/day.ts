/** Days of the calendar as YYYY-MM-DD. */
import { useIsInBrowser } from '../../ui/in-browser.tsx';

/** Returns the day on the customer's own calendar: in the time zone of the device, not of a server. */
export function toDay(moment: Date = new Date()): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}

/**
 * Returns the day on the customer's own calendar; undefined until the browser has hydrated the page, because the server
 * does not know it.
 */
export function useToday(): string | undefined {
  return useIsInBrowser() ? toDay() : undefined;
}

/** Returns noon of a day on the device, so that a change to summer time does not move it to another day. */
export function toNoon(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** Returns the day after; both as YYYY-MM-DD. */
export function dayAfter(day: string): string {
  const noon = toNoon(day);
  noon.setDate(noon.getDate() + 1);
  return toDay(noon);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
