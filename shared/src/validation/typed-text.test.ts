import { expect, it } from 'vitest';
import { addressFault } from '../address/address-faults.ts';
import { fieldRules } from '../address/field-rules.ts';
import { accountSchemas } from '../catalogue/schemas/account.ts';
import { lengthFault } from './field-fault.ts';
import { linesSchema, textSchema } from './text-schema.ts';
import { countLetters, cutLetters, toTypedText } from './typed-text.ts';

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

it.each([
  ['Où est mon colis ?', 18],
  ['🎉🎉', 2],
  ['e\u0301', 1],
  ['a\nb', 3],
  ['a\r\nb', 3],
])('%j has %i letters', (text, letters) => {
  expect(countLetters(text)).toBe(letters);
});

it.each([
  ['🎉🎉🎉', '🎉🎉'],
  ['e\u0301e\u0301', 'e\u0301e\u0301'],
  [' ab ', ' ab '],
  [' abc', 'ab'],
])('%j keeps its first two letters: %j', (text, cut) => {
  expect(cutLetters(text, 2)).toBe(cut);
});

const { question } = accountSchemas.sendSupportQuestion.body.shape;

it.each([
  ['🎉'.repeat(200), undefined],
  ['🎉'.repeat(201), 'maxLetters'],
  [`${'x\r\n'.repeat(99)}yy`, undefined],
  [`${'e\u0301'.repeat(200)}`, undefined],
  ['🎉'.repeat(9), 'minLetters'],
])('%j is judged alike by form and BFF', (text, fault) => {
  expect(lengthFault(text, { min: 10, max: 200 })?.message).toBe(fault);
  expect(question.safeParse(text).success).toBe(fault === undefined);
});
