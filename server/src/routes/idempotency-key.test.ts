import { expect, it } from 'vitest';
import { readIdempotencyKey } from './charges.ts';

const read = (value: string | undefined) =>
  readIdempotencyKey({ headers: value === undefined ? {} : { 'idempotency-key': value } });

it.each([
  ['a text in quotes', '"0af7651916cd43dd"', '0af7651916cd43dd'],
  ['the same text without quotes', '0af7651916cd43dd', '0af7651916cd43dd'],
  ['a UUID', '7b0c2f9e-0d0b-4d0a-9f57-3b1c0f7a8e21', '7b0c2f9e-0d0b-4d0a-9f57-3b1c0f7a8e21'],
  ['128 letters', 'a'.repeat(128), 'a'.repeat(128)],
  ['no header', undefined, undefined],
])('a client names an attempt by %s', (_, value, expected) => {
  expect(read(value)).toBe(expected);
});

it.each([
  ['an empty text', ''],
  ['empty quotes', '""'],
  ['half of the quotes', '"abc'],
  ['two keys', 'abc, def'],
  ['129 letters', 'a'.repeat(129)],
  ['a letter outside ASCII', 'schlüssel'],
])('refuses %s, and names the header', (_, value) => {
  expect(() => read(value)).toThrowError(
    expect.objectContaining({
      code: 'request.invalid',
      faults: [expect.objectContaining({ field: 'headers.idempotency-key' })],
    }),
  );
});
