import { expect, it } from 'vitest';
import { purchaseGate } from './purchase-gate.ts';

const visa = { provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' };
const ready = {
  activity: { hasPaymentInProgress: false },
  ableToSubscribe: true,
  checkingCode: false,
  method: visa,
  termsAccepted: true,
};

it.each([
  ['goes ahead with a method and the terms', {}, undefined],
  ['goes ahead while nothing is known of other payments', { activity: undefined }, undefined],
  ['waits for a payment that is under way', { activity: { hasPaymentInProgress: true } }, 'paymentInProgress'],
  ['is not for an account that owes something', { ableToSubscribe: false }, 'cannotSubscribe'],
  ['waits for the answer about a code', { checkingCode: true }, 'codeIsChecked'],
  ['waits for a method', { method: undefined, termsAccepted: false }, 'noMethod'],
  ['waits for the terms', { termsAccepted: false }, 'termsOpen'],
])('paying in full %s', (_, changes, reason) => {
  expect(purchaseGate({ ...ready, ...changes })).toBe(reason);
});
