/** The autofill name and the keyboard of each field. */
import type { AddressFieldName, AddressPurpose } from '@perennial/shared/address/address-fields';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { isHouseNumberOfDigits } from '@perennial/shared/validation/house-number';
import { isPostalCodeOfDigits } from '@perennial/shared/validation/postal-code';
import type { ComponentProps } from 'react';

type Input = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'>;

const words: Input = { type: 'text', autoCapitalize: 'words', spellCheck: false };

export const personalDetailInputs: Readonly<Record<'firstName' | 'lastName' | 'email' | 'phoneNumber', Input>> = {
  firstName: { ...words, autoComplete: 'given-name' },
  lastName: { ...words, autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phoneNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
};

const addressInputs: Readonly<Record<AddressFieldName, Input>> = {
  addition: { ...words, autoComplete: 'address-line1' },
  street: { ...words, autoComplete: 'address-line1' },
  line1: { ...words, autoComplete: 'address-line1' },
  houseNumber: { type: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  extension: { type: 'text', autoComplete: 'off', spellCheck: false },
  line2: { ...words, autoComplete: 'address-line2' },
  zipCode: { type: 'text', autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
  city: { ...words, autoComplete: 'address-level2' },
  stateCode: { type: 'text', autoComplete: 'address-level1' },
  county: { type: 'text', autoComplete: 'address-level1' },
};

/** Whether digits are enough in a country: dashes and spaces are added automatically. */
const numericFields: Readonly<Partial<Record<AddressFieldName, (country: CountryCode) => boolean>>> = {
  zipCode: isPostalCodeOfDigits,
  houseNumber: isHouseNumberOfDigits,
};

/** Returns the input attributes of an address field. Shipping and billing have different autofill names. */
export function addressInput(name: AddressFieldName, purpose: AddressPurpose, country: CountryCode): Input {
  const { autoComplete, ...input } = addressInputs[name];
  return {
    ...input,
    autoComplete: autoComplete === 'off' ? autoComplete : `${purpose} ${autoComplete}`,
    ...(numericFields[name]?.(country) && { inputMode: 'numeric' }),
  };
}
