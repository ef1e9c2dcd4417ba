/**
 * First and last names by country (specification 1, section 5). Decision 6: letters are letters of any alphabet, and
 * spaces, apostrophes and hyphens are part of names everywhere. A country without a row takes the Dutch rule.
 */
import { type FieldFault, lengthFault } from './field-fault.ts';

const letters = /^[\p{L}\p{M} '’-]*$/u;
const noSymbols = /^[\p{L}\p{M}\d '’-]*$/u;

/** Longest name where a country has a limit of its own. */
const OTHER_COUNTRIES_MAX = 20;

type NameRow = { readonly pattern: RegExp; readonly max?: number };

const dutch: NameRow = { pattern: letters };
const other: NameRow = { pattern: noSymbols, max: OTHER_COUNTRIES_MAX };

const names: Readonly<Record<string, NameRow>> = {
  NL: dutch,
  US: { pattern: letters },
  GB: { pattern: letters },
  CA: other,
  DE: other,
  FR: other,
  ES: other,
  IT: other,
  PL: other,
  CZ: other,
  SE: other,
  BE: other,
  AT: other,
  RO: other,
};

/** Longest names in checkout (specification 1, section 5). */
export const FIRST_NAME_MAX = 14;
export const LAST_NAME_MAX = 20;

/** What is wrong with a name; undefined where nothing is. A name has at least one letter. */
export function nameFault(country: string, text: string, max: number): FieldFault | undefined {
  if (text === '') return { message: 'required' };
  const row = names[country] ?? dutch;
  if (!row.pattern.test(text) || !/\p{L}/u.test(text)) return { message: 'nameInvalid' };
  return lengthFault(text, { max: Math.min(max, row.max ?? max) });
}
