import { describe, expect, it } from 'vitest';
import { accountPaymentGate } from './account-payment-gate.ts';

const visa = { provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' };
const resting = { hasPaymentInProgress: false };
const busy = { hasPaymentInProgress: true };

describe('accountPaymentGate', () => {
  it.each([
    ['allows a payment with a chosen method', resting, visa, undefined],
    ['allows a payment while the activity is unknown', undefined, visa, undefined],
    ['blocks a payment without a method', resting, undefined, 'noMethod'],
    ['blocks a payment while another one is in progress', busy, visa, 'paymentInProgress'],
    ['names the payment in progress before the missing method', busy, undefined, 'paymentInProgress'],
  ] as const)('%s', (_, activity, method, reason) => {
    expect(accountPaymentGate(activity, method)).toBe(reason);
  });
});
