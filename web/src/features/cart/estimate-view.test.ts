import { describe, expect, it } from 'vitest';
import { type EstimateView, getEstimateView } from './estimated-tax.tsx';

describe('the estimated-tax widget', () => {
  const priced = { lines: [], zipCode: 'K1A 0B1' };
  it.each([
    ['shows the postal code of the last estimate', { editing: false, zipCode: 'K1A 0B1', priced }, 'display'],
    ['shows the field for another postal code', { editing: true, zipCode: 'K1A 0B1', priced }, 'entering'],
    ['shows that it loads while the totals are requested', { editing: true, zipCode: 'M5V 2T6', priced }, 'loading'],
    ['shows that it loads during an automatic estimate', { editing: false, zipCode: 'M5V 2T6', priced }, 'loading'],
    [
      'shows that there is no estimate yet',
      { editing: false, zipCode: undefined, priced: { lines: [], zipCode: undefined } },
      'display',
    ],
  ] satisfies [string, Parameters<typeof getEstimateView>[0], EstimateView][])('%s', (_, input, view) => {
    expect(getEstimateView(input)).toBe(view);
  });
});
