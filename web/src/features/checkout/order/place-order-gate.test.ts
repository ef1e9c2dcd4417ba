import { describe, expect, it } from 'vitest';
import { type GateInput, type GateReason, placeOrderGate } from './place-order-gate.ts';

const open: GateInput = {
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
  ['is open when a method is chosen', {}, undefined],
  ['is closed where the shop no longer sells', { ordering: 'closed' }, 'marketClosed'],
  ['is closed when a bundle is out of stock', { outOfStock: true }, 'outOfStock'],
  ['is closed after a payment has failed', { paymentFailed: true }, 'paymentFailed'],
  ['is closed when consent is denied', { consent: 'False' }, 'consentDenied'],
  ['is closed in Germany without an answer', { country: 'DE', consent: 'NA' }, 'consentUnanswered'],
  ['is closed in the Netherlands without an answer', { country: 'NL', consent: 'NA' }, 'consentUnanswered'],
  ['is closed in Great Britain before the question', { country: 'GB', consent: undefined }, 'consentUnanswered'],
  ['is open in Great Britain with consent', { country: 'GB', consent: 'True' }, undefined],
  ['is open in France without an answer', { country: 'FR', consent: 'NA' }, undefined],
  ['is closed when a payment has no saved method', { hasPayment: true }, 'savedPaymentUnknown'],
  ['is closed without a method', { methodChosen: false }, 'noMethod'],
  [
    'needs no choice with a saved method',
    { methodChosen: false, hasPayment: true, hasPaymentProfile: true },
    undefined,
  ],
  ['needs no choice when nothing is to be paid', { methodChosen: false, paymentRequirement: 'None' }, undefined],
  ['needs no choice when payment is disabled', { methodChosen: false, paymentDisabled: true }, undefined],
  ['needs a choice to verify a card', { methodChosen: false, paymentRequirement: 'Authorization' }, 'noMethod'],
  ['waits while something runs', { taskRunning: true }, 'taskRunning'],
  ['tells what the person can do before what only takes time', { methodChosen: false, taskRunning: true }, 'noMethod'],
];

describe('placing the order', () => {
  it.each(cases)('%s', (_, changes, reason) => expect(placeOrderGate({ ...open, ...changes })).toBe(reason));
});
