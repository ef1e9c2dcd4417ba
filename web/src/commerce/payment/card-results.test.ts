import { expect, it } from 'vitest';
import { formStatus, toCardResult } from './card-results.ts';

it.each([
  ['Authorised', 'authorised', 'success'],
  ['Pending', 'pending', undefined],
  ['Received', 'pending', undefined],
  ['Refused', 'failed', 'ready'],
  ['Cancelled', 'failed', 'ready'],
  ['Error', 'failed', 'ready'],
  ['constructor', 'failed', 'ready'],
  ['', 'failed', 'ready'],
  [undefined, 'failed', 'ready'],
])('a payment with the code %s is %s, and the form becomes %s', (code, result, status) => {
  expect(toCardResult(code)).toBe(result);
  expect(formStatus[toCardResult(code)]).toBe(status);
});
