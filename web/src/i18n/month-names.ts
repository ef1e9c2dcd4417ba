/** Writes months by name in the language of the page. */
import { useSite } from './site.tsx';

type MonthNames = {
  /** "November 2026". */
  long(month: string): string;
  /** "January–November 2026", "December 2025 – November 2026". */
  range(from: string, to: string): string;
  /** "N": the first letter, for a column of a picture that says the whole name too. */
  letter(month: string): string;
};

/** By language. Each bar of billing needs them, and to make them takes longer than to render it. */
const known = new Map<string, MonthNames>();

/** Returns the formats of a month, which is YYYY-MM or a day in it. */
export function useMonthNames(): MonthNames {
  const { language } = useSite();
  const names = known.get(language) ?? createMonthNames(language);
  known.set(language, names);
  return names;
}

/**
 * Returns the same formats for a language tag. A month at the start of a line begins with a capital. Two months are written
 * as one each: the signs between those of `formatRange` differ from one version of Unicode's data to the next, also between
 * the server and a browser. One `DateTimeFormat` writes all of them, because a phone needs 20 ms to make one.
 */
export function createMonthNames(language: string): MonthNames {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const full = (month: string) => format.format(toDate(month));
  const nameOf = (month: string) =>
    format.formatToParts(toDate(month)).find(({ type }) => type === 'month')?.value ?? full(month);
  const begin = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  return {
    long: (month) => begin(full(month)),
    range: (from, to) =>
      from.slice(0, 4) === to.slice(0, 4) ? begin(`${nameOf(from)}–${full(to)}`) : begin(`${full(from)} – ${full(to)}`),
    letter: (month) => begin(nameOf(month).charAt(0)),
  };
}

const toDate = (month: string) => new Date(`${month.slice(0, 7)}-01T00:00:00Z`);
