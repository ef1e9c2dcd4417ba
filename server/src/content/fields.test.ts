import { expect, it } from 'vitest';
import { optionalText, text } from './fields.ts';

it.each([
  ['Before the first time', 'Before the first time'],
  // An editor leaves a field empty to have none.
  ['', null],
  [null, null],
  [undefined, null],
])('an optional text of %j is %j, so that no empty heading is shown', (value, expected) => {
  expect(optionalText.parse(value)).toBe(expected);
});

it.each([
  ['Aura', 'Aura'],
  [null, ''],
  [undefined, ''],
])('a text of %j is %j', (value, expected) => {
  expect(text.parse(value)).toBe(expected);
});
