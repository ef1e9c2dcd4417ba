import { savedPaymentMethod } from '@perennial/shared/examples/payment';
import type { SavedPaymentMethod } from '@perennial/shared/models/payment';
import { expect, it } from 'vitest';
import { nameSavedMethod, toMethodName } from './saved-method.ts';

const bank = { type: 'Bank', bankAccountNumber: 'DE•• 4321', bankAccountOwnerName: 'Jonas Weber' } as const;

it.each<[string, Partial<SavedPaymentMethod>, readonly unknown[]]>([
  ['a card', {}, ['Visa', '1111', 'Ada Byron']],
  ['a card whose number is not told', { cardNumber: null }, ['Visa', undefined, 'Ada Byron']],
  ['a card whose number is masked as a whole', { cardNumber: '****' }, ['Visa', undefined, 'Ada Byron']],
  ['a card without a name on it', { nameOnCard: null }, ['Visa', '1111', null]],
  [
    'a bank account, without the data of a card',
    { ...bank, paymentMethodName: 'SEPA' },
    ['SEPA', '4321', 'Jonas Weber'],
  ],
  ['a wallet', { type: 'PayPal', paymentMethodName: 'PayPal' }, ['PayPal', undefined, null]],
  ['a method without a name', { type: 'PayPal', paymentMethodName: null }, ['', undefined, null]],
])('%s has a name, an ending and a holder', (_, changes, parts) => {
  const { name, ending, holder } = toMethodName(savedPaymentMethod(changes));
  expect([name, ending, holder]).toEqual(parts);
});

it.each<[string, Parameters<typeof savedPaymentMethod>[0], string | undefined]>([
  ['a card', { paymentMethodName: 'Visa', cardNumber: '**** **** **** 1111' }, 'Visa •••• 1111'],
  ['a bank account', { ...bank, paymentMethodName: 'SEPA' }, 'SEPA •••• 4321'],
  ['a wallet', { type: 'PayPal', paymentMethodName: 'PayPal' }, 'PayPal'],
  ['a method without a name', { paymentMethodName: null }, undefined],
  ['no method', { hasPaymentProfile: false }, undefined],
])('%s is named in a few words', (_, changes, name) => {
  expect(nameSavedMethod(savedPaymentMethod(changes))).toBe(name);
});
