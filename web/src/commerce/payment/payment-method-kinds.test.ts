import { expect, it } from 'vitest';
import { brandOf, isCardSession } from './payment-method-kinds.ts';

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
