import { describe, expect, it } from 'vitest';
import { accountPaymentGate } from './account-payment-gate.ts';

const visa = { provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' };
const resting = { hasPaymentInProgress: false };
const busy = { hasPaymentInProgress: true };

describe('accountPaymentGate', () => {
  it.each([
    ['can begin once a method is chosen', resting, visa, undefined],
    ['can begin while nothing is known of other payments', undefined, visa, undefined],
    ['waits for a method', resting, undefined, 'noMethod'],
    ['waits for the payment that is under way', busy, visa, 'paymentInProgress'],
    ['says first that a payment is under way', busy, undefined, 'paymentInProgress'],
  ] as const)('%s', (_, activity, method, reason) => {
    expect(accountPaymentGate(activity, method)).toBe(reason);
  });
});
