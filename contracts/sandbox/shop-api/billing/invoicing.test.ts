import { describe, expect, it } from 'vitest';
import { createPaymentProfile } from '../payments/payment-profile.ts';
import { canPay } from './invoicing.ts';

const owner = { firstName: 'Owen', lastName: 'MacLeod' };
const card = (expiryDate: string) =>
  createPaymentProfile('Adyen.Visa', { endDigits: '1111', holderName: 'O MacLeod', expiryDate }, owner);

describe('canPay', () => {
  it.each([
    ['a card before its last month', card('03/2026'), true, '2026-02-28'],
    ['a card in its last month', card('03/2026'), true, '2026-03-31'],
    ['a card after its last month', card('03/2026'), false, '2026-04-01'],
    ['a card of December after its year', card('12/2025'), false, '2026-01-01'],
    ['a wallet', createPaymentProfile('PayPal', undefined, owner), true, '2040-01-01'],
    ['a method that failed before', { ...card('03/2030'), invalid: true }, false, '2026-03-15'],
    ['no saved method', null, false, '2026-03-15'],
  ])('%s: %#', (_, profile, expected, day) => {
    expect(canPay(profile, day)).toBe(expected);
  });
});
