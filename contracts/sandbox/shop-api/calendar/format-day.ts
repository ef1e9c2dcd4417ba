/** Days as people of a language write them. */
import type { Day } from './billing-period.ts';

export function dayText(day: Day, languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
