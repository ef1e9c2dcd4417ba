/**
 * What may be typed in a field of an address, by context and country (specification 1, sections 5 and 9; specification
 * 2, section 5; specification 3, section 5; decisions 5 to 7).
 */
import type { FaultMessage } from '../validation/field-fault.ts';
import type { AddressContext, AddressFieldName } from './address-fields.ts';

export type FieldRule = {
  readonly min?: number;
  readonly max?: number;
  /** The characters that it takes, and what is told of others and of too many alike. */
  readonly form?: { readonly of: RegExp; readonly fault: FaultMessage };
  /** PO boxes and couriers' boxes are refused. */
  readonly noPoBox?: true;
  readonly mustContainNumber?: true;
  /** The country's own pattern decides. */
  readonly pattern?: 'postalCode' | 'houseNumber';
};

/** Letters are letters of any alphabet with their accents; an apostrophe is part of a word (L'Aquila, 's-Hertogenbosch). */
const lineForm = /^[\p{L}\p{M}\d '’/-]+$/u;
const lineFormWithCommas = /^[\p{L}\p{M}\d '’/,-]+$/u;
const townForm = /^[\p{L}\p{M} '’-]+$/u;
/** Specification 2, section 5: towns with a number of their own, as in Wien 23 or Praha 7. */
const townFormWithDigits = /^[\p{L}\p{M}\d '’-]+$/u;

/** "Accent-aware" countries: their address lines take commas too. */
const withCommas: readonly string[] = ['ES', 'BE', 'IT', 'AT', 'FR', 'SE', 'RO', 'CZ'];

/** Countries whose towns take digits in the account. */
const withTownDigits: readonly string[] = ['ES', 'AT', 'SE', 'CZ', 'RO', 'BE'];

/** Countries whose towns take 32 letters in the return form (decision 7). */
const withLongTowns: readonly string[] = ['ES', 'AT', 'FR', 'SE', 'RO', 'CZ', 'BE'];

/** Countries whose return form wants two letters of a town at least. */
const withShortestTown: readonly string[] = ['DE', 'US', 'CA', 'PL', 'NL'];

const lineFormOf = (country: string): RegExp => (withCommas.includes(country) ? lineFormWithCommas : lineForm);

function line1Rule(context: AddressContext, country: string): FieldRule {
  const form = { of: lineFormOf(country), fault: 'line1Invalid' } as const;
  return { form, max: 32, noPoBox: true, ...(context === 'return' && { min: 4 }) };
}

function line2Rule(_: AddressContext, country: string): FieldRule {
  return { form: { of: lineFormOf(country), fault: 'line2Invalid' }, max: 15, noPoBox: true };
}

function townRule(context: AddressContext, country: string): FieldRule {
  const of = context === 'account' && withTownDigits.includes(country) ? townFormWithDigits : townForm;
  const form = { of, fault: 'townInvalid' } as const;
  if (context !== 'return') return { form, max: 20 };
  const max = withLongTowns.includes(country) ? 32 : 20;
  return { form, max, ...(withShortestTown.includes(country) && { min: 2 }) };
}

type RuleOf = (context: AddressContext, country: string) => FieldRule;

export const fieldRules = {
  addition: () => ({ min: 4, max: 35, noPoBox: true, mustContainNumber: true }),
  street: () => ({ min: 2, max: 22, noPoBox: true }),
  line1: line1Rule,
  line2: line2Rule,
  houseNumber: () => ({ pattern: 'houseNumber' }),
  extension: () => ({ max: 9 }),
  zipCode: () => ({ pattern: 'postalCode' }),
  city: townRule,
  stateCode: () => ({ max: 20 }),
  county: () => ({ max: 20 }),
} as const satisfies Record<AddressFieldName, RuleOf>;
