import { type AddressFieldName, addressFieldNames, addressPurposes } from '@perennial/shared/address/address-fields';
import { describe, expect, it } from 'vitest';
import { addressInput, personalDetailInputs } from './field-inputs.ts';

/** The autofill names of the HTML standard. */
const autofill: Readonly<Record<AddressFieldName, string>> = {
  addition: 'address-line1',
  street: 'address-line1',
  line1: 'address-line1',
  houseNumber: 'off',
  extension: 'off',
  line2: 'address-line2',
  zipCode: 'postal-code',
  city: 'address-level2',
  stateCode: 'address-level1',
  county: 'address-level1',
};

const rows = addressPurposes.flatMap((purpose) => addressFieldNames.map((name) => ({ purpose, name })));

describe('addressInput', () => {
  it.each(rows)('$purpose $name has a different autofill name than in the other address', ({ purpose, name }) => {
    const expected = autofill[name] === 'off' ? 'off' : `${purpose} ${autofill[name]}`;
    expect(addressInput(name, purpose, 'NL')).toMatchObject({ type: 'text', autoComplete: expected });
  });

  it.each([
    ['zipCode', 'numeric', ['US', 'DE', 'FR', 'ES', 'IT', 'PL', 'CZ', 'SE', 'BE', 'AT', 'RO']],
    ['zipCode', undefined, ['NL', 'CA', 'GB']],
    ['houseNumber', 'numeric', ['ES', 'IT', 'FR', 'SE', 'RO']],
    ['houseNumber', undefined, ['NL', 'PL', 'CZ', 'BE', 'AT']],
    ['addition', undefined, ['US', 'CA', 'DE']],
  ] as const)('%s opens the keyboard %s in %s', (name, inputMode, countries) => {
    for (const country of countries) expect(addressInput(name, 'shipping', country).inputMode).toBe(inputMode);
  });
});

describe('personalDetailInputs', () => {
  it.each([
    ['firstName', 'text', undefined, 'given-name'],
    ['lastName', 'text', undefined, 'family-name'],
    ['email', 'email', 'email', 'email'],
    ['phoneNumber', 'tel', 'tel', 'tel'],
  ] as const)('%s: type %s, keyboard %s, autofill %s', (name, type, inputMode, autoComplete) => {
    const input = personalDetailInputs[name];
    expect([input.type, input.inputMode, input.autoComplete]).toEqual([type, inputMode, autoComplete]);
  });
});

describe('typing help: capitals and spelling', () => {
  it.each([
    ['addition', 'words', false],
    ['street', 'words', false],
    ['line1', 'words', false],
    ['line2', 'words', false],
    ['city', 'words', false],
    ['houseNumber', 'characters', false],
    ['extension', undefined, false],
    ['zipCode', 'characters', false],
  ] as const)('%s: capitals %s, spelling %s', (name, autoCapitalize, spellCheck) => {
    expect(addressInput(name, 'shipping', 'NL')).toMatchObject({ spellCheck });
    expect(addressInput(name, 'shipping', 'NL').autoCapitalize).toBe(autoCapitalize);
  });

  it.each([
    ['firstName', 'words'],
    ['lastName', 'words'],
    ['email', 'none'],
  ] as const)('%s: capitals %s, no spelling', (name, autoCapitalize) => {
    expect(personalDetailInputs[name]).toMatchObject({ autoCapitalize, spellCheck: false });
  });
});
