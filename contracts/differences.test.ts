import { expect, test } from 'vitest';
import { findDifferences, toSentence } from './differences.ts';

const fieldsOf = (...data: Parameters<typeof findDifferences>) => findDifferences(...data).map(({ field }) => field);

test('names each field that differs, in lists too', () => {
  const expected = { name: 'A', lines: [{ city: 'B' }, { city: 'C' }], paid: true };
  const received = { name: 'A', lines: [{ city: 'X' }], paid: 'true', more: 1 };
  expect(fieldsOf(expected, received)).toEqual(['lines[0].city', 'lines[1]', 'paid', 'more']);
  expect(fieldsOf(expected, received, 'subset')).toEqual(['lines[0].city', 'lines[1]', 'paid']);
});

test('finds no difference in equal data', () => {
  expect(findDifferences({ list: [null, 1, { a: undefined }] }, { list: [null, 1, {}] })).toEqual([]);
});

test('a missing field differs from null, and a list from a value', () => {
  expect(fieldsOf({ a: null }, {})).toEqual(['a']);
  expect(fieldsOf({ a: ['b'] }, { a: 'b' })).toEqual(['a']);
});

test('says a difference in one sentence, and shortens a long value', () => {
  const sides = ['the contract has', 'the BFF sent'] as const;
  expect(toSentence({ field: 'body.optIn', expected: true, received: undefined }, sides)).toBe(
    'body.optIn: the contract has true, the BFF sent nothing',
  );
  expect(toSentence({ field: '', expected: 'x'.repeat(500), received: 1 }, sides).length).toBeLessThan(300);
});
