import { expect, it } from 'vitest';
import { subscriptionListItem } from '../examples/subscription.ts';
import { filterRunning } from './running.ts';

it('what has begun and has not ended is running', () => {
  const all = ['Active', 'Paused', 'InActive', 'Draft'].map((status) => subscriptionListItem({ status }));
  expect(filterRunning(all).map(({ status }) => status)).toEqual(['Active', 'Paused']);
});
