import { expect, it } from 'vitest';
import { readCheck, readReceipt, toCheck } from './page-state.ts';

const body = { name: 'Anna', surName: 'Schmidt', fromEmail: 'anna@example.com', subscriptionNumber: 'S1' };
const receipt = { body, receivedAt: '2026-03-15T10:00:00.000Z' };

it('an entry of the history is the check, has a receipt, or neither', () => {
  expect([toCheck(body), { receipt }, null].map(readCheck)).toEqual([body, undefined, undefined]);
  expect([toCheck(body), { receipt }, null].map(readReceipt)).toEqual([undefined, receipt, undefined]);
});

it.each(['name', 'surName', 'fromEmail', 'subscriptionNumber'])('a declaration without %s is none', (name) => {
  const other = { ...body, [name]: undefined };
  expect([readCheck({ check: other }), readReceipt({ receipt: { ...receipt, body: other } })]).toEqual([
    undefined,
    undefined,
  ]);
});

it.each([{ step: 'check' }, { check: null }, { check: 'anna' }])(
  'an entry of another version is no check: %j',
  (state) => {
    expect(readCheck(state)).toBeUndefined();
  },
);

it.each([{ receivedAt: 'yesterday', body }, { receivedAt: 5, body }, { receivedAt: receipt.receivedAt }])(
  'a receipt that cannot be shown is none: %j',
  (other) => {
    expect(readReceipt({ receipt: other })).toBeUndefined();
  },
);
