import { describe, expect, test } from 'vitest';
import { parseShopError } from './shop-error.ts';

const parse = (status: number, body: unknown) =>
  parseShopError(status, Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));

describe('the log shows the status and the codes of an error of the shop API', () => {
  test.each([
    ['without a code', '', 'ShopError: The shop API returned 422'],
    ['with one code', { errorMessages: [{ code: 'a' }] }, 'ShopError: The shop API returned 422 a'],
    ['with two codes', { errorMessages: [{ code: 'a' }, { code: 'b' }] }, 'ShopError: The shop API returned 422 a, b'],
  ])('%s', (_, body, expected) => {
    expect(String(parse(422, body))).toBe(expected);
  });
});

describe('a body of another shape gives an error without messages', () => {
  test.each([
    ['a message without a code', { errorMessages: [{ message: 'The moon is full.' }] }],
    ['a code that is a number', { errorMessages: [{ code: 7, message: 'The moon is full.' }] }],
    ['a message that is not a text', { errorMessages: [{ code: 'a', message: { en: 'The moon is full.' } }] }],
    ['no list of messages', { code: 'a', message: 'The moon is full.' }],
    ['a page of a proxy', '<html>Bad gateway</html>'],
  ])('%s', (_, body) => {
    const { status, errorMessages } = parse(502, body);
    expect([status, errorMessages]).toEqual([502, []]);
  });
});

test('every field of a message is kept', () => {
  const message = { code: 'a', message: 'The moon is full.', extraInfo: { bundleName: 'halo' } };
  expect(parse(400, { errorMessages: [message] }).errorMessages).toEqual([message]);
});
