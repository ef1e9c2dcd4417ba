import { expect, it } from 'vitest';
import { findAccountReason, purchaseGate } from './purchase-state.ts';

const ready = {
  activity: { hasPaymentInProgress: false },
  ableToSubscribe: true,
  checkingCode: false,
};

it.each([
  ['is possible', {}, undefined],
  ['is possible before the payment activity is loaded', { activity: undefined }, undefined],
  ['waits for another payment', { activity: { hasPaymentInProgress: true } }, 'paymentInProgress'],
  ['is not possible for an account that cannot subscribe', { ableToSubscribe: false }, 'cannotSubscribe'],
  ['waits for the check of a code', { checkingCode: true }, 'checkingCode'],
])('paying in full %s', (_, changes, reason) => {
  expect(purchaseGate({ ...ready, ...changes })).toBe(reason);
});

const payment = { activity: { hasPaymentInProgress: true } };
const account = { ableToSubscribe: false };

it.each([
  ['another payment', { ...payment, ...account, checkingCode: true }, 'paymentInProgress'],
  ['another payment', { ...payment, ...account }, 'paymentInProgress'],
  ['another payment', { ...payment, checkingCode: true }, 'paymentInProgress'],
  ['an account that cannot subscribe', { ...account, checkingCode: true }, 'cannotSubscribe'],
])('names the first of several reasons: %s', (_, changes, reason) => {
  expect(purchaseGate({ ...ready, ...changes })).toBe(reason);
});

it.each([
  ['shows no reason', {}, undefined],
  ['shows no reason before the payment activity is loaded', { activity: undefined }, undefined],
  ['names another payment', { activity: { hasPaymentInProgress: true } }, 'paymentInProgress'],
  ['names an account that cannot subscribe', { ableToSubscribe: false }, 'cannotSubscribe'],
])('above its button, paying in full %s', (_, changes, reason) => {
  expect(findAccountReason({ ...ready, ...changes })).toBe(reason);
});
