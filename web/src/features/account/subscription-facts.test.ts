import { describe, expect, it } from 'vitest';
import { chargesOf, shippingMonthsOf, stateOf } from './subscription-facts.ts';

const charge = (amount: number) => ({ original: amount, discounted: amount, discounts: [] });

describe('the state of a subscription', () => {
  it.each([
    ['Active', 'active'],
    ['Paused', 'paused'],
    ['InActive', 'inactive'],
    ['Pending', 'pending'],
    ['', 'pending'],
  ])('reads %j as %s', (status, state) => {
    expect(stateOf({ status })).toBe(state);
  });
});

describe('the charges of a subscription', () => {
  it('names each rhythm by its months, shortest first', () => {
    const charges = chargesOf({
      monthlyTotalCharge: charge(5),
      quarterlyTotalCharge: null,
      semiAnnualCharge: charge(20),
      specificMonthsTotalCharges: [{ specificMonths: 4, charge: charge(12) }],
    });
    expect(charges.map(({ months, charge: { discounted } }) => [months, discounted])).toEqual([
      [1, 5],
      [4, 12],
      [6, 20],
    ]);
  });

  it('are none where there are none', () => {
    const none = { monthlyTotalCharge: null, quarterlyTotalCharge: null, semiAnnualCharge: null };
    expect(chargesOf({ ...none, specificMonthsTotalCharges: [] })).toEqual([]);
  });
});

describe('how often a subscription is shipped', () => {
  it.each([
    ['Month', null, 1],
    ['Quarter', null, 3],
    ['SemiAnnual', null, 6],
    ['SpecificMonths', 4, 4],
    ['SpecificMonths', null, undefined],
  ] as const)('%s with %s is every %s months', (billingPeriod, specificBillingPeriod, months) => {
    expect(shippingMonthsOf({ shippingFrequency: { billingPeriod, specificBillingPeriod } })).toBe(months);
  });

  it('is not told where nothing is shipped again', () => {
    expect(shippingMonthsOf({ shippingFrequency: null })).toBeUndefined();
  });
});
