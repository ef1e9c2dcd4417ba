import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { describe, expect, it } from 'vitest';
import { sortByNext, splitByState } from './sort-subscriptions.ts';

describe('the lists of the overview', () => {
  it('separate inactive subscriptions from all others', () => {
    const all = ['Active', 'InActive', 'Paused', 'Draft'].map((status) => subscriptionListItem({ status }));
    const { active, inactive } = splitByState(all);
    expect(active.map(({ status }) => status)).toEqual(['Active', 'Paused', 'Draft']);
    expect(inactive.map(({ status }) => status)).toEqual(['InActive']);
  });
});

describe('the active subscriptions', () => {
  it('are sorted by what happens next, after those that are being created', () => {
    const item = (title: string, changes: Partial<SubscriptionListItem>) => subscriptionListItem({ title, ...changes });
    const sorted = sortByNext([
      item('never', { nextShipmentDate: null }),
      item('later', { nextShipmentDate: '2026-06-01' }),
      item('soon', { nextShipmentDate: '2026-05-01T00:00:00Z' }),
      item('as soon', { nextShipmentDate: '2026-05-01' }),
      item('created', { status: 'Draft', nextShipmentDate: null }),
    ]);
    expect(sorted.map(({ title }) => title)).toEqual(['created', 'soon', 'as soon', 'later', 'never']);
  });
});
