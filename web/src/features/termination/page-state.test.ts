import { expect, it } from 'vitest';
import { CHECK, isCheck, readReceipt } from './page-state.ts';

const body = { name: 'Anna', surName: 'Schmidt', fromEmail: 'anna@example.com', subscriptionNumber: 'S1' };
const receipt = { body, receivedAt: '2026-03-15T10:00:00.000Z' };

it('an entry of the history is the check, has a receipt, or neither', () => {
  expect([isCheck(CHECK), isCheck({ receipt }), isCheck(null)]).toEqual([true, false, false]);
  expect([readReceipt({ receipt }), readReceipt(CHECK), readReceipt(null)]).toEqual([receipt, undefined, undefined]);
});

it.each([
  { receivedAt: 'yesterday', body },
  { receivedAt: 5, body },
  { receivedAt: receipt.receivedAt },
  { receivedAt: receipt.receivedAt, body: {} },
])('a receipt that cannot be shown is none: %j', (other) => {
  expect(readReceipt({ receipt: other })).toBeUndefined();
});
