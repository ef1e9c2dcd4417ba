import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { totalCharge } from '../examples/charge.ts';
import { ratePlan } from '../examples/rate-plan.ts';
import { returnDetails } from '../examples/return.ts';
import { subscriptionDetails } from '../examples/subscription-details.ts';
import { returnInfoSchema, shippingFrequencySchema } from './subscription.ts';
import {
  ratePlanSchema,
  returnDetailsSchema,
  specificMonthsTotalSchema,
  subscriptionDetailsSchema,
} from './subscription-details.ts';

type Row = {
  readonly what: string;
  readonly schema: z.ZodType;
  readonly set: (value: unknown) => unknown;
  readonly accepted: readonly unknown[];
  readonly refused: readonly unknown[];
};

const terms = ['Subscription', 'Purchase', null];

const rows: readonly Row[] = [
  {
    what: 'the months between two charges of a subscription',
    schema: specificMonthsTotalSchema,
    set: (months) => ({ months, amount: totalCharge() }),
    accepted: [1, 2, 18],
    refused: [0, -1, 1.5, '2'],
  },
  {
    what: 'the return of an entry of the list',
    schema: returnInfoSchema,
    set: (returnStatus) => ({ returnStatus, returnCreatedDate: null }),
    accepted: ['Returning', 'Not return', 'None'],
    refused: ['', 'Returned', null],
  },
  {
    what: 'the return of a subscription',
    schema: returnDetailsSchema,
    set: (returnStatus) => ({ ...returnDetails(), returnStatus }),
    accepted: ['Returning', 'Not return', 'None'],
    refused: ['', 'Returned', null],
  },
  {
    what: 'why a part cannot be returned',
    schema: returnDetailsSchema,
    set: (unreturnableReason) => ({ ...returnDetails(), unreturnableReason }),
    accepted: [
      'PaidByPartner',
      'HasReturned',
      'PaidInFull',
      'InLockPeriod',
      'SubscriptionCancelled',
      'RatePlanCancelled',
      null,
    ],
    refused: ['', 'Lost'],
  },
  {
    what: 'the time between two shipments',
    schema: shippingFrequencySchema,
    set: (billingPeriod) => ({ billingPeriod, specificBillingPeriod: null }),
    accepted: ['Month', 'Quarter', 'SemiAnnual', 'SpecificMonths'],
    refused: ['', 'Fortnight', null],
  },
  {
    what: 'the state of a plan',
    schema: ratePlanSchema,
    set: (status) => ({ ...ratePlan(), status }),
    accepted: ['PayInFull', 'Cancel', null],
    refused: ['', 'Active'],
  },
  {
    what: 'the kind of a plan',
    schema: ratePlanSchema,
    set: (modelType) => ({ ...ratePlan(), modelType }),
    accepted: [
      'TryBuy',
      'TryBuyPurchase',
      'TryBuyDepreciation',
      'TryBuyDepreciationPurchase',
      'Buy&Subscribe-standard',
      'Replenishment',
      'ReplenishmentStandard',
    ],
    refused: ['', 'Rental', null],
  },
  {
    what: 'the kind of a subscription',
    schema: subscriptionDetailsSchema,
    set: (bundleType) => ({ ...subscriptionDetails(), bundleType }),
    accepted: ['Bundle', 'ReplenishmentOnly'],
    refused: ['', 'Device', null],
  },
  {
    what: 'the terms of a subscription',
    schema: subscriptionDetailsSchema,
    set: (termsAndConditions) => ({ ...subscriptionDetails(), termsAndConditions }),
    accepted: terms,
    refused: ['', 'Rental'],
  },
  {
    what: 'the terms of a purchase',
    schema: subscriptionDetailsSchema,
    set: (purchaseTermsAndConditions) => ({ ...subscriptionDetails(), purchaseTermsAndConditions }),
    accepted: terms,
    refused: ['', 'Rental'],
  },
];

describe.each(rows)('$what', ({ schema, set, accepted, refused }) => {
  it('is one of its values', () => {
    expect(accepted.filter((value) => !schema.safeParse(set(value)).success)).toEqual([]);
  });

  it('is refused with any other', () => {
    expect(refused.filter((value) => schema.safeParse(set(value)).success)).toEqual([]);
  });
});
