/** What is wrong with a field of an address (specification 1, section 5; specification 2, section 5; decisions 6 to 9). */
import { type FieldFault, lengthFault } from '../validation/field-fault.ts';
import { isForbiddenAddress } from '../validation/forbidden-address.ts';
import { isHouseNumber } from '../validation/house-number.ts';
import { isPostalCode, writtenPostalCode } from '../validation/postal-code.ts';
import type { AddressFieldName, AddressFieldRow } from './address-fields.ts';

/** Letters are letters of any alphabet, with their accents. */
const line1Form = /^[\p{L}\p{M}\d /-]+$/u;
const line1FormInAccentedCountries = /^[\p{L}\p{M}\d /,-]+$/u;
const townForm = /^[\p{L}\p{M} -]+$/u;

/** Countries whose line 1 takes commas too. */
const withCommas: readonly string[] = ['ES', 'BE', 'IT', 'AT', 'FR', 'SE', 'RO', 'CZ'];

type Check = (text: string, country: string) => FieldFault | undefined;

const forbidden: Check = (text, country) => (isForbiddenAddress(country, text) ? { message: 'poBox' } : undefined);

const checks: Readonly<Record<AddressFieldName, Check>> = {
  addition: (text, country) =>
    forbidden(text, country) ??
    lengthFault(text, { min: 4, max: 35 }) ??
    (/\d/.test(text) ? undefined : { message: 'mustContainNumber' }),
  street: (text, country) => forbidden(text, country) ?? lengthFault(text, { min: 2, max: 22 }),
  line1: (text, country) => {
    const form = withCommas.includes(country) ? line1FormInAccentedCountries : line1Form;
    return (
      forbidden(text, country) ??
      (form.test(text) && !lengthFault(text, { max: 32 }) ? undefined : { message: 'line1Invalid' })
    );
  },
  line2: (text, country) => forbidden(text, country) ?? (lengthFault(text, { max: 15 }) && { message: 'line2Invalid' }),
  houseNumber: (text, country) => (isHouseNumber(country, text) ? undefined : { message: 'houseNumberInvalid' }),
  extension: (text) => lengthFault(text, { max: 9 }),
  zipCode: (text, country) =>
    isPostalCode(country, writtenPostalCode(country, text)) ? undefined : { message: 'zipInvalid' },
  city: (text) => (townForm.test(text) && !lengthFault(text, { max: 20 }) ? undefined : { message: 'townInvalid' }),
  stateCode: () => undefined,
  county: (text) => lengthFault(text, { max: 20 }),
};

/** What is wrong with a field; undefined where nothing is. What is chosen from a list is right when it is there. */
export function addressFault(field: AddressFieldRow, value: string, country: string): FieldFault | undefined {
  const text = value.trim();
  if (text === '') return field.required ? { message: 'required' } : undefined;
  return field.chosenFrom ? undefined : checks[field.name](text, country);
}
