import type { SavedPaymentMethod } from '@perennial/shared/models/payment';
import { describe, expect, it } from 'vitest';
import { toMethodFacts } from './method-facts.ts';

const nothing: SavedPaymentMethod = {
  hasPaymentProfile: true,
  type: null,
  cardNumber: null,
  nameOnCard: null,
  expiryDate: null,
  bankAccountNumber: null,
  bankAccountOwnerName: null,
  paymentMethodName: null,
};
const card = { cardNumber: '•••• 1111', nameOnCard: 'Jonas Weber', expiryDate: '03/2030', paymentMethodName: 'Visa' };
const bank = { bankAccountNumber: 'DE•• 4321', bankAccountOwnerName: 'Jonas Weber', paymentMethodName: 'SEPA' };

describe('the facts of a saved payment method', () => {
  it.each([
    ['a card', { type: 'CreditCard', ...card }, ['Visa', '•••• 1111', 'Jonas Weber', '03/2030']],
    ['a bank account', { type: 'Bank', ...bank }, ['SEPA', 'DE•• 4321', 'Jonas Weber']],
    ['PayPal', { type: 'PayPal', paymentMethodName: 'PayPal' }, ['PayPal']],
    [
      'a card without a name on it',
      { type: 'CreditCard', ...card, nameOnCard: null },
      ['Visa', '•••• 1111', '03/2030'],
    ],
    [
      'a bank account, without the data of a card',
      { type: 'Bank', ...card, ...bank },
      ['SEPA', 'DE•• 4321', 'Jonas Weber'],
    ],
    ['a method without a type, none', card, []],
  ] as const)('of %s', (_, saved, values) => {
    expect(toMethodFacts({ ...nothing, ...saved }).map(({ value }) => value)).toEqual(values);
  });
});
