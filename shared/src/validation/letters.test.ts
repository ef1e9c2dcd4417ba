import { expect, it } from 'vitest';
import { accountSchemas } from '../catalogue/schemas/account.ts';
import { lengthFault } from './field-fault.ts';
import { countLetters, cutLetters } from './letters.ts';

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
