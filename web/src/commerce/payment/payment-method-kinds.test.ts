import { expect, it } from 'vitest';
import { brandOf, isCardSession, walletOf } from './payment-method-kinds.ts';

it.each([
  ['Adyen.Visa', 'visa'],
  ['Adyen.MasterCard', 'mc'],
  ['Adyen.iDeal', 'ideal'],
  ['PayPal', 'paypal'],
])('the card library calls %s %s', (code, brand) => expect(brandOf({ code })).toBe(brand));

it.each([
  ['Adyen', 'Adyen.Visa', true],
  ['Adyen', 'Adyen.iDeal', true],
  ['Adyen', 'Adyen.Sofort', false],
  ['PayPal', 'PayPal', false],
  ['Worldpay', 'Worldpay.Visa', false],
])('a payment with %s by %s is made in the card form: %s', (provider, code, inForm) => {
  expect(isCardSession({ provider, code })).toBe(inForm);
});

it.each([
  ['Adyen', 'Adyen.ApplePay', 'applepay'],
  ['Adyen', 'Adyen.applepay', 'applepay'],
  ['Adyen', 'Adyen.GooglePay', 'googlepay'],
  ['Adyen', 'Adyen.Visa', undefined],
  ['PayPal', 'PayPal', undefined],
  // The button of another provider is another component.
  ['Worldpay', 'Worldpay.GooglePay', undefined],
])('the wallet of %s with the code %s is %s', (provider, code, wallet) => {
  expect(walletOf({ provider, code })).toBe(wallet);
});
