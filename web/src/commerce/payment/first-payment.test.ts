import { expect, it } from 'vitest';
import { findDecision, findWaiting } from './first-payment.ts';

const active = { subscriptionNumber: 'S-1', status: 'Active' };
const pending = { subscriptionNumber: 'S-2', status: 'Pending' };
const waiting = { waiting: ['S-2'], known: ['S-1', 'S-2'], isClosed: false };

it.each([
  ['those that are being created, beside all others', [active, pending], waiting],
  ['nothing without one that is being created', [active], undefined],
])('remembers %s', (_, list, remembered) => {
  expect(findWaiting(list)).toEqual(remembered);
});

it.each([
  ['is gone', [active], 'refused'],
  ['was the only one and is gone', [], 'refused'],
  ['has started', [active, { ...pending, status: 'Active' }], 'started'],
  ['has started and ended', [active, { ...pending, status: 'InActive' }], 'started'],
  ['has started under another number', [active, { subscriptionNumber: 'S-3', status: 'Active' }], 'started'],
  ['is still being created in an older list', [active, pending], undefined],
])('takes a subscription that %s as %s', (_, list, decision) => {
  expect(findDecision(waiting, list)).toBe(decision);
});
