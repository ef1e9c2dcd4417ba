import { expect, it } from 'vitest';
import { confirmedPayment, isConfirmedPayment } from './payment-progress.ts';

it.each([
  ['the state that says so', confirmedPayment, true],
  ['no state', null, false],
  ['a state that is missing', undefined, false],
  ['a text', 'confirmedPayment', false],
  ['a state of another page', { scrolled: 10 }, false],
  ['a state that denies it', { confirmedPayment: false }, false],
  ['a state with a text instead', { confirmedPayment: 'true' }, false],
])('a visit with %s is one of a confirmed payment: %s', (_, state, confirmed) => {
  expect(isConfirmedPayment(state)).toBe(confirmed);
});

it('the state survives the history of the browser, which copies it', () => {
  expect(isConfirmedPayment(structuredClone(confirmedPayment))).toBe(true);
});
