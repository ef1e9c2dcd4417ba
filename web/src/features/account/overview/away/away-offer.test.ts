import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { expect, it } from 'vitest';
import { isAwayOffered } from './away-offer.ts';

const blades = subscriptionListItem({ replenishmentOnly: true, replenishmentCancellationDate: null });

it.each<[boolean, string, Partial<SubscriptionListItem>]>([
  [true, 'has a replenishment', {}],
  [true, 'has a device beside it', { replenishmentOnly: false, replenishmentRatePlanName: 'Blades' }],
  [true, 'has no name in the list', { replenishmentRatePlanName: null }],
  [false, 'has a device only', { replenishmentOnly: false, replenishmentRatePlanName: null }],
  [false, 'has no replenishment any more', { replenishmentCancellationDate: '2026-01-01' }],
])('it is offered: %s, beside another one, with one that %s', (isOffered, _, changes) => {
  expect(isAwayOffered([blades, { ...blades, ...changes }])).toBe(isOffered);
});

it('is not offered with one subscription', () => {
  expect(isAwayOffered([blades])).toBe(false);
});
