import { textsFor } from '@perennial/shared/locales/texts';
import { expect, it } from 'vitest';
import { orderButtonWords } from './place-order.tsx';

it.each([
  ['a partner pays everything', 0, true, 'confirmOrder'],
  ['something is due later', 0, false, 'placeOrder'],
  ['something is due now', 9.99, false, 'placeOrderFor'],
])('has the words for an order of which %s', (_, amount, paymentDisabled, words) => {
  expect(orderButtonWords({ amount, paymentDisabled })).toBe(words);
});

it.each([
  'de-DE',
  'de-AT',
  'fr-FR',
  'fr-BE',
  'nl-NL',
  'nl-BE',
  'pl-PL',
  'cs-CZ',
  'sv-SE',
  'ro-RO',
  'it-IT',
  'es-ES',
  'en-GB',
])('state in %s an obligation to pay only if the customer pays', (language) => {
  const { placeOrder, placeOrderFor, confirmOrder } = textsFor(language).payment;
  const obligation = /zahlung|payer|paiement|betal|płac|zapłat|plat|köp|plat|plăt|pag|pay/i;
  expect(placeOrder).toMatch(obligation);
  expect(placeOrderFor).toMatch(obligation);
  expect(confirmOrder).not.toMatch(obligation);
});
