import { describe, expect, it } from 'vitest';
import { type EstimateView, estimateView } from './estimate-view.ts';

describe('the estimated-tax widget', () => {
  const priced = { lines: [], zipCode: 'K1A 0B1' };
  it.each([
    ['shows the last postal code', { editing: false, zipCode: 'K1A 0B1', priced }, 'display'],
    ['takes another one', { editing: true, zipCode: 'K1A 0B1', priced }, 'entering'],
    ['loads while the totals are asked for', { editing: true, zipCode: 'M5V 2T6', priced }, 'loading'],
    ['loads when it runs by itself', { editing: false, zipCode: 'M5V 2T6', priced }, 'loading'],
    [
      'shows that there is none yet',
      { editing: false, zipCode: undefined, priced: { lines: [], zipCode: undefined } },
      'display',
    ],
  ] satisfies [string, Parameters<typeof estimateView>[0], EstimateView][])('%s', (_, question, view) => {
    expect(estimateView(question)).toBe(view);
  });
});
