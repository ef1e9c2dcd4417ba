import type { PaymentMethod, SavedPaymentMethod } from '@perennial/shared/models/payment';
import { describe, expect, it } from 'vitest';
import { chosenMethod, findChoice, openOptionId, paymentOptions } from './payment-options.ts';

const visa: PaymentMethod = { provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' };
const amex: PaymentMethod = { ...visa, code: 'Adyen.Amex', name: 'American Express' };
const paypal: PaymentMethod = { ...visa, provider: 'PayPal', isCreditCard: false, code: 'PayPal', name: 'PayPal' };
const saved: SavedPaymentMethod = {
  hasPaymentProfile: true,
  type: 'CreditCard',
  cardNumber: '•••• 1111',
  nameOnCard: 'Anna Smith',
  expiryDate: '03/2030',
  bankAccountNumber: null,
  bankAccountOwnerName: null,
  paymentMethodName: 'Visa',
};
const methods = [visa, paypal, amex];

describe('payment options', () => {
  it('are one option for all cards and one for each other method', () => {
    expect(paymentOptions(methods, undefined, 'NA').map(({ id }) => id)).toEqual(['card', 'method:PayPal']);
  });

  it('have no option for cards if no card is offered', () => {
    expect(paymentOptions([paypal], undefined, 'NA').map(({ id }) => id)).toEqual(['method:PayPal']);
  });

  it('have none open at first without a saved method', () => {
    const options = paymentOptions(methods, undefined, 'NA');
    expect(openOptionId(options, { option: undefined, card: '' })).toBeUndefined();
    expect(chosenMethod(options, { option: undefined, card: '' })).toBeUndefined();
  });

  it('start with the saved method, which is the default', () => {
    const options = paymentOptions(methods, saved, 'NA');
    expect(options.map(({ id }) => id)).toEqual(['saved', 'card', 'method:PayPal']);
    expect(openOptionId(options, { option: undefined, card: '' })).toBe('saved');
    expect(chosenMethod(options, { option: undefined, card: '' })).toBeUndefined();
    expect(chosenMethod(options, { option: 'card', card: 'Adyen.Visa' })).toBe(visa);
  });

  it('need the choice of a card', () => {
    const options = paymentOptions(methods, undefined, 'NA');
    expect(chosenMethod(options, { option: 'card', card: '' })).toBeUndefined();
    expect(chosenMethod(options, { option: 'card', card: 'Adyen.Amex' })).toBe(amex);
    expect(chosenMethod(options, { option: 'method:PayPal', card: 'Adyen.Amex' })).toBe(paypal);
  });

  it('exclude PayPal without consent, and no other method', () => {
    const ideal = { ...paypal, provider: 'Adyen', code: 'Adyen.iDeal' };
    const options = paymentOptions([...methods, ideal], undefined, 'False');
    expect(chosenMethod(options, { option: 'method:Adyen.iDeal', card: '' })).toBe(ideal);
    expect(options.find(({ id }) => id === 'method:PayPal')).toMatchObject({ disabled: true });
    expect(chosenMethod(options, { option: 'method:PayPal', card: '' })).toBeUndefined();
  });
});

describe('the choice of an unpaid order', () => {
  const options = paymentOptions(methods, saved, 'NA');

  it.each([
    ['a card', 'Adyen.Amex', { option: 'card', card: 'Adyen.Amex' }],
    ['a wallet', 'PayPal', { option: 'method:PayPal', card: '' }],
    ['a method that is not offered any more', 'Adyen.Sofort', undefined],
    ['no known method', null, undefined],
  ])('is restored for %s', (_, code, choice) => {
    expect(findChoice(options, code)).toEqual(choice);
  });

  it('is not restored for PayPal after the consent was refused', () => {
    expect(findChoice(paymentOptions(methods, saved, 'False'), 'PayPal')).toBeUndefined();
  });
});
