import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { describe, expect, it } from 'vitest';
import {
  chargesOf,
  findShippingMonths,
  hasDetails,
  hasMovedRentals,
  subscriptionState,
  toPayInFullAvailability,
} from './subscription-facts.ts';

const charge = (amount: number) => ({ original: amount, discounted: amount, discounts: [] });

const day = '2026-03-01';

describe('the state on a card', () => {
  it.each([
    ['Active', 'active'],
    ['Paused', 'paused'],
    ['InActive', 'ended'],
    ['Pending', 'pending'],
    ['', 'pending'],
  ])('maps the status %j to %s', (status, state) => {
    expect(subscriptionState(subscriptionListItem({ status }))).toBe(state);
  });

  it.each([
    ['Paused', 'None', 'paused'],
    ['Paused', 'Not return', 'paused'],
    ['Paused', 'Returning', 'returning'],
    ['Active', 'Returning', 'returning'],
    ['Active', 'Not return', 'active'],
    ['InActive', 'Returning', 'ended'],
  ] as const)(
    'for the status %s and a replenishment with the return status %s is %s',
    (status, returnStatus, state) => {
      const replenishmentReturnInfo = { returnStatus, returnCreatedDate: null };
      expect(subscriptionState(subscriptionListItem({ status, replenishmentReturnInfo }))).toBe(state);
    },
  );

  it.each<[string, Partial<SubscriptionListItem>, string]>([
    ['paused without a replenishment', { status: 'Paused', replenishmentReturnInfo: null }, 'paused'],
    [
      'paused when the returned replenishment has arrived',
      {
        status: 'Paused',
        replenishmentReturnInfo: { returnStatus: 'Returning', returnCreatedDate: null },
        replenishmentCancellationDate: day,
      },
      'paused',
    ],
    ['cancelled after a cancellation', { status: 'InActive', isCancelled: true, payInFullDate: day }, 'cancelled'],
    ['purchased after the device was paid in full', { status: 'InActive', payInFullDate: day }, 'purchased'],
  ])('is %s', (_, changes, state) => {
    expect(subscriptionState(subscriptionListItem(changes))).toBe(state);
  });
});

describe('the shipping frequency', () => {
  const quarterly = { billingPeriod: 'Quarter', specificBillingPeriod: null } as const;
  it.each<[string, Partial<SubscriptionListItem>, number | undefined]>([
    ['is that of the replenishment', {}, 3],
    ['is gone when the replenishment is cancelled', { replenishmentCancellationDate: day }, undefined],
    ['is gone when the subscription has ended', { status: 'InActive' }, undefined],
    ['is missing without a replenishment', { shippingFrequency: null }, undefined],
  ])('%s', (_, changes, months) => {
    const item = subscriptionListItem({
      shippingFrequency: quarterly,
      replenishmentCancellationDate: null,
      ...changes,
    });
    expect(findShippingMonths(item)).toBe(months);
  });
});

describe('the charges of a subscription', () => {
  it('have their billing periods in months, shortest first', () => {
    const charges = chargesOf({
      monthlyTotalCharge: charge(5),
      quarterlyTotalCharge: null,
      semiAnnualCharge: charge(20),
      specificMonthsTotalCharges: [{ specificMonths: 4, charge: charge(12) }],
    });
    expect(charges.map(({ months, amount: { discounted } }) => [months, discounted])).toEqual([
      [1, 5],
      [4, 12],
      [6, 20],
    ]);
  });

  it('are an empty list for a subscription without charges', () => {
    const none = { monthlyTotalCharge: null, quarterlyTotalCharge: null, semiAnnualCharge: null };
    expect(chargesOf({ ...none, specificMonthsTotalCharges: [] })).toEqual([]);
  });
});

describe('the details page of a subscription', () => {
  it.each([
    ['PL', 'Wynajem oczyszczacza powietrza Aura z filtrami', false],
    ['PL', 'WYNAJEM OCZYSZCZACZA Aura', false],
    ['PL', 'Filtry wymienne Aura', true],
    ['CA', 'Wynajem oczyszczacza powietrza Aura z filtrami', true],
  ] as const)('in %s for the title %j exists on this site: %s', (country, title, exists) => {
    expect(hasDetails({ title }, country)).toBe(exists);
  });
});

describe('the rentals', () => {
  it.each([
    ['PL', true],
    ['DE', false],
  ] as const)('of %s have moved to another site: %s', (country, moved) => {
    expect(hasMovedRentals(country)).toBe(moved);
  });
});

describe('paying in full', () => {
  it.each([
    ['here', false, 'available'],
    ['here', true, 'paymentInProgress'],
    ['elsewhere', false, 'elsewhere'],
    ['elsewhere', true, 'elsewhere'],
  ] as const)(
    'with self-service %s and a payment in progress %s is %s',
    (selfService, paymentInProgress, availability) => {
      expect(toPayInFullAvailability({ selfService, paymentInProgress })).toBe(availability);
    },
  );
});
