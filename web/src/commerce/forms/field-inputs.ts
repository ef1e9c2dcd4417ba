/** The autofill name and the keyboard of each field. */
import type { AddressFieldName, AddressPurpose } from '@perennial/shared/address/address-fields';
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

/** Countries where digits are enough: dashes and spaces are added automatically. */
const numericFields: Readonly<Partial<Record<AddressFieldName, readonly string[]>>> = {
  zipCode: ['US', 'DE', 'FR', 'ES', 'IT', 'PL', 'CZ', 'SE', 'BE', 'AT', 'RO'],
  houseNumber: ['ES', 'IT', 'FR', 'SE', 'RO'],
};

/** Returns the input attributes of an address field. Shipping and billing have different autofill names. */
export function addressInput(name: AddressFieldName, purpose: AddressPurpose, country: string): Input {
  const { autoComplete, ...input } = addressInputs[name];
  return {
    ...input,
    autoComplete: autoComplete === 'off' ? autoComplete : `${purpose} ${autoComplete}`,
    ...(numericFields[name]?.includes(country) && { inputMode: 'numeric' }),
  };
}
