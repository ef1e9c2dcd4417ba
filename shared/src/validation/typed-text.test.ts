import { expect, it } from 'vitest';
import { addressFault } from '../address/address-faults.ts';
import { fieldRules } from '../address/field-rules.ts';
import { lengthFault } from './field-fault.ts';
import { linesSchema, textSchema } from './text-schema.ts';
import { toTypedText } from './typed-text.ts';

it.each([
  ['E\u0301mile', 'Émile'],
  [' Zoe\u0308\n', 'Zoë'],
  ['Behchokǫ\u0300', 'Behchokǫ\u0300'],
  ['한', '한'.normalize('NFC')],
  ['  ', ''],
])('%j is sent as %j', (typed, sent) => {
  expect(toTypedText(typed)).toBe(sent);
});

it.each([textSchema({ min: 2, max: 2 }), linesSchema({ min: 2, max: 2 })])(
  'the BFF counts and sends composed letters, as the form counts them',
  (schema) => {
    const typed = 'e\u0301e\u0301';
    expect([schema.parse(typed), lengthFault(toTypedText(typed), { min: 2, max: 2 })]).toEqual(['éé', undefined]);
  },
);

it.each(['Montre\u0301al', 'Montréal'])('a town of the list of the site is valid, however the list has it', (city) => {
  const row = {
    name: 'city',
    label: 'city',
    required: true,
    chosenFrom: 'cities',
    rule: { ...fieldRules.city('checkout', 'CA'), max: 1 },
  } as const;
  const settings = { zipCodePattern: null, houseNumberPatterns: [], cities: { QC: [city] } };
  for (const typed of ['Montre\u0301al', 'Montréal'])
    expect(addressFault(row, typed, { country: 'CA', settings, stateCode: 'QC' })).toBeUndefined();
});
