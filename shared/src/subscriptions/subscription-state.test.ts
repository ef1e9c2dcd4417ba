import { describe, expect, it } from 'vitest';
import { isAwaitedBack, toStatusMeaning, toSubscriptionState } from './subscription-state.ts';

const active = { status: 'Active', isCancelled: false, isPaidInFull: false, returning: [] };
const device = { returning: ['device'] } as const;
const replenishment = { returning: ['replenishment'] } as const;

describe('toStatusMeaning', () => {
  it.each([
    ['Active', 'active'],
    ['Paused', 'paused'],
    ['InActive', 'ended'],
    ['Pending', 'pending'],
    ['', 'pending'],
    ['constructor', 'pending'],
  ] as const)('maps the status %j to %s', (status, meaning) => {
    expect(toStatusMeaning(status)).toBe(meaning);
  });
});

describe('toSubscriptionState', () => {
  it.each([
    ['active', {}],
    ['paused', { status: 'Paused' }],
    ['pending', { status: 'Draft', ...device }],
    ['returning', device],
    ['returning', replenishment],
    ['returning', { status: 'Paused', ...replenishment }],
    ['paused', { status: 'Paused', ...device }],
    ['cancelled', { status: 'InActive', isCancelled: true, isPaidInFull: true, ...device }],
    ['purchased', { status: 'InActive', isPaidInFull: true, ...device }],
    ['ended', { status: 'InActive', ...device }],
  ] as const)('returns %s for %j', (state, changes) => {
    expect(toSubscriptionState({ ...active, ...changes })).toBe(state);
  });
});

describe('isAwaitedBack', () => {
  it.each([
    [true, 'Returning', false],
    [false, 'Returning', true],
    [false, 'Not return', false],
    [false, 'None', false],
    [false, undefined, false],
  ] as const)('is %s for the return status %s, cancelled %s', (awaited, returnStatus, isCancelled) => {
    expect(isAwaitedBack({ isCancelled, returnStatus })).toBe(awaited);
  });
});
