import { totalCharge } from '@perennial/shared/examples/charge';
import { describe, expect, it } from 'vitest';
import { monthsOf, periodicCharges } from './rhythm.ts';

describe('how often something comes', () => {
  it.each([
    ['Month', null, 1],
    ['Quarter', null, 3],
    ['SemiAnnual', null, 6],
    ['SpecificMonths', 4, 4],
    ['SpecificMonths', null, undefined],
  ] as const)('%s with %s is every %s months', (billingPeriod, specificBillingPeriod, months) => {
    expect(monthsOf({ billingPeriod, specificBillingPeriod })).toBe(months);
  });

  it('is not told of what comes once', () => {
    expect(monthsOf(null)).toBeUndefined();
  });
});

describe('the charges that come again', () => {
  it('are named by their months, shortest first', () => {
    const of = (discounted: number) => totalCharge({ original: discounted, discounted });
    const charges = periodicCharges({
      monthly: of(5),
      quarterly: null,
      semiAnnual: of(20),
      specificMonths: [{ months: 2, amount: of(12) }],
    });
    expect(charges.map(({ months, charge }) => [months, charge.discounted])).toEqual([
      [1, 5],
      [2, 12],
      [6, 20],
    ]);
  });
});
