import { describe, expect, it } from 'vitest';
import { findGateReason, type GateInput, type GateReason } from './place-order-gate.ts';

const enabled: GateInput = {
  ordering: 'open',
  outOfStock: false,
  paymentFailed: false,
  consent: 'NA',
  country: 'CA',
  hasPayment: false,
  hasPaymentProfile: false,
  paymentRequirement: 'FirstTerm',
  paymentDisabled: false,
  methodChosen: true,
  taskRunning: false,
};

type Case = readonly [name: string, changes: Partial<GateInput>, reason: GateReason | undefined];

const cases: readonly Case[] = [
  ['is enabled when a method is chosen', {}, undefined],
  ['is disabled in a market that is closed for orders', { ordering: 'closed' }, 'marketClosed'],
  ['is disabled when a bundle is out of stock', { outOfStock: true }, 'outOfStock'],
  ['is disabled after a payment has failed', { paymentFailed: true }, 'paymentFailed'],
  ['is disabled when consent is refused', { consent: 'False' }, 'consentDenied'],
  ['is disabled in Germany when consent is not applicable', { country: 'DE', consent: 'NA' }, 'consentUnanswered'],
  [
    'is disabled in the Netherlands when consent is not applicable',
    { country: 'NL', consent: 'NA' },
    'consentUnanswered',
  ],
  ['is disabled in Great Britain when consent is unknown', { country: 'GB', consent: undefined }, 'consentUnanswered'],
  ['is enabled in Great Britain with consent', { country: 'GB', consent: 'True' }, undefined],
  ['is enabled in France when consent is not applicable', { country: 'FR', consent: 'NA' }, undefined],
  ['is disabled when a payment has no saved method', { hasPayment: true }, 'savedPaymentUnknown'],
  [
    'is enabled for a customer with a payment when no payment is required',
    { methodChosen: false, hasPayment: true, paymentRequirement: 'None' },
    undefined,
  ],
  [
    'is enabled for a customer with a payment when payment is disabled',
    { methodChosen: false, hasPayment: true, paymentDisabled: true },
    undefined,
  ],
  ['is disabled without a method', { methodChosen: false }, 'noMethod'],
  ['is enabled with a saved method', { methodChosen: false, hasPayment: true, hasPaymentProfile: true }, undefined],
  [
    'is enabled without a method when no payment is required',
    { methodChosen: false, paymentRequirement: 'None' },
    undefined,
  ],
  ['is enabled without a method when payment is disabled', { methodChosen: false, paymentDisabled: true }, undefined],
  [
    'is disabled without a method when a payment method is verified',
    { methodChosen: false, paymentRequirement: 'Authorization' },
    'noMethod',
  ],
  ['shows progress while a task is running', { taskRunning: true }, 'taskRunning'],
  [
    'shows a reason that the customer can resolve instead of progress',
    { methodChosen: false, taskRunning: true },
    'noMethod',
  ],
];

describe('the order button', () => {
  it.each(cases)('%s', (_, changes, reason) => expect(findGateReason({ ...enabled, ...changes })).toBe(reason));
});
