import { expect, test } from 'vitest';
import { describeParameter } from './openapi-parameters.ts';

test.each([
  ['amount', 'The amount in the currency of the culture, with a dot and at most two decimals'],
  ['bundleName', 'The name of a bundle'],
  ['bundles', 'Names of bundles, repeated for each'],
  ['cancellationDate', 'The day on which the subscription ends'],
  ['culture', 'The culture of the page; by default the one that the browser had last'],
  ['failure', 'What the address of the page for failed sign-ins says of the failure'],
  ['invoiceId', 'The id of an invoice'],
  ['language', 'A language of the culture; by default its first one'],
  ['languageCode', 'A language, for example `fr-CA`'],
  ['orderNumber', 'The number of an order'],
  ['paymentMethodCode', 'A provider, or a provider and a brand with a dot between them, for example `Adyen.Visa`'],
  ['paymentProvider', 'The name of a payment provider'],
  ['postCode', 'A postal code, in its written form or not'],
  ['promotionCode', 'A promotion code'],
  ['ratePlanId', 'The id of a plan of the subscription'],
  ['replenishmentQuantity', 'How many replenishments are ordered'],
  ['resumeDate', 'The day from which shipments go on'],
  ['sbeCompliance', 'Whether the customer agrees to recurring payments; `NA` where nobody is asked'],
  ['scope', 'Which plans of the subscription go back'],
  ['stateName', 'The name of a state in English'],
  ['subscriptionNumber', 'The number of a subscription'],
])('the parameter %s is %j', (name, description) => {
  expect(describeParameter({ name })).toEqual({ name, description });
});

test('a parameter that a schema describes keeps its words, and an unknown one has none', () => {
  const own = { name: 'orderNumber', description: 'The order that was refused' };
  expect(describeParameter(own)).toEqual(own);
  expect(describeParameter({ name: 'n' })).toEqual({ name: 'n' });
});
