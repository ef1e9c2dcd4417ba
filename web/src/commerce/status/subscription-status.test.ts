import { expect, it } from 'vitest';
import { type StatusFacts, type SubscriptionStatus, statusOf } from './subscription-status.ts';

it.each<[string, StatusFacts, SubscriptionStatus | undefined]>([
  ['runs', { state: 'active', returning: [] }, undefined],
  ['is being created', { state: 'pending', returning: [] }, { name: 'pending' }],
  [
    'is paused without an end',
    { state: 'paused', returning: [], pausedSince: '2026-03-01', resumesOn: null },
    { name: 'paused', since: '2026-03-01', until: null },
  ],
  [
    'is paused until a day',
    { state: 'paused', returning: [], pausedSince: '2026-03-01', resumesOn: '2026-06-01' },
    { name: 'paused', since: '2026-03-01', until: '2026-06-01' },
  ],
  [
    'is paused, of which a page knows no day',
    { state: 'paused', returning: [] },
    { name: 'paused', since: null, until: null },
  ],
  [
    'is paused while its device is awaited back, which the pause does not concern',
    { state: 'paused', returning: ['device'] },
    { name: 'paused', since: null, until: null },
  ],
  [
    'has a device that is awaited back',
    { state: 'returning', returning: ['device'] },
    { name: 'returning', goods: 'device' },
  ],
  [
    'has a replenishment that is awaited back',
    { state: 'returning', returning: ['replenishment'] },
    { name: 'returning', goods: 'replenishment' },
  ],
  [
    'has both that are awaited back',
    { state: 'returning', returning: ['device', 'replenishment'], repairs: ['Received'] },
    { name: 'returning', goods: 'both' },
  ],
  [
    'has a product in repair',
    { state: 'active', returning: [], repairs: ['We have received your repair request'] },
    { name: 'repair', texts: ['We have received your repair request'] },
  ],
  [
    'was cancelled',
    { state: 'cancelled', returning: [], endedOn: '2026-02-01', repairs: ['Received'] },
    { name: 'ended', state: 'cancelled', on: '2026-02-01' },
  ],
  ['was purchased', { state: 'purchased', returning: [] }, { name: 'ended', state: 'purchased', on: null }],
  ['has ended', { state: 'ended', returning: [] }, { name: 'ended', state: 'ended', on: null }],
])('a subscription that %s', (_, facts, status) => {
  expect(statusOf(facts)).toEqual(status);
});
