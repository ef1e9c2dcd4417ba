/** With which day a week begins in the calendars of each country: 0 is Sunday, 1 is Monday. */
import type { CountryCode } from './country-codes.ts';

export const firstWeekdays = {
  NL: 1,
  US: 0,
  CA: 0,
  PL: 1,
  CZ: 1,
  FR: 1,
  SE: 1,
  RO: 1,
  DE: 1,
  GB: 1,
  IT: 1,
  ES: 1,
  AT: 1,
  BE: 1,
} as const satisfies Readonly<Record<CountryCode, 0 | 1>>;
