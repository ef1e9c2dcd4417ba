import { expect, it } from 'vitest';
import { toFrequencyChoices } from './modify-choices.ts';

it('offers each frequency by its months, in the order of the shop', () => {
  expect(
    toFrequencyChoices({
      availableFrequenciesToChange: [
        { billingPeriod: 'SemiAnnual', specificBillingPeriod: null, productRatePlanId: 'half-yearly' },
        { billingPeriod: 'SpecificMonths', specificBillingPeriod: 2, productRatePlanId: 'every-2' },
        { billingPeriod: 'Month', specificBillingPeriod: 7, productRatePlanId: 'monthly' },
        { billingPeriod: 'Quarter', specificBillingPeriod: null, productRatePlanId: 'quarterly' },
      ],
    }),
  ).toEqual([
    { productRatePlanId: 'half-yearly', months: 6 },
    { productRatePlanId: 'every-2', months: 2 },
    { productRatePlanId: 'monthly', months: 1 },
    { productRatePlanId: 'quarterly', months: 3 },
  ]);
});

it('leaves out a frequency without a number of months', () => {
  expect(
    toFrequencyChoices({
      availableFrequenciesToChange: [
        { billingPeriod: 'SpecificMonths', specificBillingPeriod: null, productRatePlanId: 'unknown' },
      ],
    }),
  ).toEqual([]);
});
