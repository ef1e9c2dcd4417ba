import { savedPaymentMethod } from '@perennial/shared/examples/payment';
import { expect, it } from 'vitest';
import { nameSavedMethod } from './saved-method.ts';

const none = { cardNumber: null, bankAccountNumber: null };

it.each<[string, Parameters<typeof savedPaymentMethod>[0], string | undefined]>([
  ['a card', { paymentMethodName: 'Visa', cardNumber: '**** **** **** 1111' }, 'Visa •••• 1111'],
  ['a bank account', { ...none, paymentMethodName: 'SEPA', bankAccountNumber: '****AB12' }, 'SEPA •••• AB12'],
  ['a wallet', { ...none, paymentMethodName: 'PayPal' }, 'PayPal'],
  ['a method without a name', { paymentMethodName: null }, undefined],
  ['no method', { hasPaymentProfile: false }, undefined],
])('%s', (_, changes, name) => {
  expect(nameSavedMethod(savedPaymentMethod(changes))).toBe(name);
});
