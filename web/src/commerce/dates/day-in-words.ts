/** Writes days with the name of the month, as sentences and calendars do (docs/rules/markets.md#dates). */
import { useSite } from '../../i18n/site.tsx';

/** The parts of a leaf of a calendar, for example "Feb", "13" and "2027". */
type LeafParts = { readonly month: string; readonly day: string; readonly year: string };

/** `language` is a language tag, `day` YYYY-MM-DD; a time after it is ignored. */
export function writeDay(language: string, day: string): string {
  return write(language, day, { dateStyle: 'long' });
}

export function toLeafParts(language: string, day: string): LeafParts {
  return {
    month: write(language, day, { month: 'short' }),
    day: String(Number(day.slice(8, 10))),
    year: day.slice(0, 4),
  };
}

function write(language: string, day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day.slice(0, 10)));
}

/** Returns a function that writes a day in the language of the page, for example "13 February 2027". */
export function useDayInWords(): (day: string) => string {
  const { language } = useSite();
  return (day) => writeDay(language, day);
}
