import { describe, expect, it } from 'vitest';
import { toMonths, toPeriodicAmounts } from './billing-period.ts';

describe('toMonths', () => {
  it.each([
    ['Month', null, 1],
    ['Quarter', null, 3],
    ['SemiAnnual', null, 6],
    ['SpecificMonths', 4, 4],
    ['SpecificMonths', null, undefined],
  ] as const)('converts %s with %s to %s months', (billingPeriod, specificBillingPeriod, months) => {
    expect(toMonths({ billingPeriod, specificBillingPeriod })).toBe(months);
  });
});

describe('toPeriodicAmounts', () => {
  it('lists the amounts by months, shortest period first', () => {
    const amounts = toPeriodicAmounts({
      monthly: 5,
      quarterly: null,
      semiAnnual: 20,
      specificMonths: [{ months: 2, amount: 12 }],
    });
    expect(amounts.map(({ months, amount }) => [months, amount])).toEqual([
      [1, 5],
      [2, 12],
      [6, 20],
    ]);
  });
});
