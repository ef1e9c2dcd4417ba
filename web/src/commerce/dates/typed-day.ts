/** Reads a day that a customer typed. */
import type { Culture } from '@perennial/shared/cultures/cultures';
import { toDay } from './day.ts';

/** Why a typed day cannot be used. */
export type DayFault = 'missing' | 'invalid' | 'tooEarly';

type TypedDay = { readonly day: string } | { readonly fault: DayFault };

type Limits = {
  readonly dateFormat: Culture['dateFormat'];
  /** The first day that is allowed, YYYY-MM-DD. */
  readonly earliest: string;
};

/** Reads a text in the order of the culture with any separator, or YYYY-MM-DD. The day must exist. */
export function readTypedDay(text: string, { dateFormat, earliest }: Limits): TypedDay {
  if (text.trim() === '') return { fault: 'missing' };
  const day = parseDay(text, dateFormat);
  if (day === undefined) return { fault: 'invalid' };
  return day < earliest ? { fault: 'tooEarly' } : { day };
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const WRITTEN = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})\.?$/;

/** The BFF accepts days of this century (docs/rules/markets.md#dates). */
const CENTURY = '20';

/** Returns a day as YYYY-MM-DD; undefined if the text is no day of the calendar that the BFF accepts. */
export function parseDay(text: string, dateFormat: Culture['dateFormat']): string | undefined {
  const iso = ISO.exec(text.trim());
  if (iso) return existingDay(iso[1], iso[2], iso[3]);
  const written = WRITTEN.exec(text.trim());
  if (!written) return undefined;
  const [, first, second, year] = written;
  return dateFormat === 'MM/DD/YYYY' ? existingDay(year, first, second) : existingDay(year, second, first);
}

function existingDay(year = '', month = '', date = ''): string | undefined {
  if (!year.startsWith(CENTURY)) return undefined;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return toDay(new Date(Number(year), Number(month) - 1, Number(date), 12)) === day ? day : undefined;
}
