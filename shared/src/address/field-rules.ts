/** The rule of each address field, by context and country (docs/rules/addresses.md#field-limits). */
import type { CountryCode } from '../countries/country-codes.ts';
import type { AddressContext, AddressFieldName, FieldRule } from './address-fields.ts';
import { findCountryAddress } from './country-addresses.ts';

/** Letters of any alphabet, with accents. An apostrophe is part of a word: L'Aquila, 's-Hertogenbosch. */
const lineForm = /^[\p{L}\p{M}\d '’/-]+$/u;
const lineFormWithCommas = /^[\p{L}\p{M}\d '’/,-]+$/u;
const townForm = /^[\p{L}\p{M} '’-]+$/u;
const townFormWithDigits = /^[\p{L}\p{M}\d '’-]+$/u;

const lineCharacters = (country: CountryCode): RegExp =>
  findCountryAddress(country).commasInLines ? lineFormWithCommas : lineForm;

function line1Rule(context: AddressContext, country: CountryCode): FieldRule {
  const characters = { allowed: lineCharacters(country), fault: 'line1Invalid' } as const;
  return { characters, max: 32, noPoBox: true, ...(context === 'return' && { min: 4 }) };
}

function line2Rule(_: AddressContext, country: CountryCode): FieldRule {
  return { characters: { allowed: lineCharacters(country), fault: 'line2Invalid' }, max: 15, noPoBox: true };
}

function townRule(context: AddressContext, country: CountryCode): FieldRule {
  const { digitsInTowns, townInReturn } = findCountryAddress(country);
  const allowed = context !== 'checkout' && digitsInTowns ? townFormWithDigits : townForm;
  return { characters: { allowed, fault: 'townInvalid' }, ...(context === 'return' ? townInReturn : { max: 20 }) };
}

type RuleOf = (context: AddressContext, country: CountryCode) => FieldRule;

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
