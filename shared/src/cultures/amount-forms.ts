/**
 * How languages write amounts: the values of Unicode CLDR, with which the tests compare them. `Intl.NumberFormat` has them
 * too, but its first use takes 30 ms of a page's start, and browser and server may have different versions of them.
 */
import type { Culture } from './cultures.ts';

export type AmountForm = {
  readonly thousand: string;
  readonly decimal: string;
  readonly minus: string;
  /** Number of digits before the decimal sign from which thousands are separated. */
  readonly groupedFrom: number;
  /** Order of symbol (¤), minus and digits (n) when the symbol is before the amount. */
  readonly symbolBefore: '¤ -n' | '-¤n' | '-¤ n';
};

const NO_BREAK_SPACE = '\u00a0';
const NARROW_NO_BREAK_SPACE = '\u202f';

/** What differs from the currency and from the usual form. */
const forms: Readonly<Record<string, Partial<AmountForm>>> = {
  'en-US': { symbolBefore: '-¤n' },
  'en-CA': { symbolBefore: '-¤n' },
  'en-GB': { symbolBefore: '-¤n' },
  'fr-CA': { thousand: NO_BREAK_SPACE, decimal: ',' },
  'fr-FR': { thousand: NARROW_NO_BREAK_SPACE },
  'fr-BE': { thousand: NARROW_NO_BREAK_SPACE },
  'de-AT': { symbolBefore: '-¤ n' },
  'pl-PL': { thousand: NO_BREAK_SPACE, groupedFrom: 5 },
  'cs-CZ': { thousand: NO_BREAK_SPACE },
  'sv-SE': { thousand: NO_BREAK_SPACE, minus: '\u2212' },
  'it-IT': { groupedFrom: 5 },
  'es-ES': { groupedFrom: 5 },
};

/** Returns the form of a language; a language without a row has the signs of the culture's currency. */
export function amountFormOf({ currency: { thousand, decimal } }: Culture, language: string): AmountForm {
  return { thousand, decimal, minus: '-', groupedFrom: 4, symbolBefore: '¤ -n', ...forms[language] };
}
