import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { describe, expect, it } from 'vitest';
import {
  chargesOf,
  hasDetails,
  hasMovedRentals,
  shownStateOf,
  splitByState,
  stateOf,
  toPayInFullAvailability,
} from './subscription-facts.ts';

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

describe('the state that a card shows', () => {
  it.each([
    ['Paused', 'None', 'paused'],
    ['Paused', 'Not return', 'paused'],
    ['Paused', 'Returning', 'returning'],
    ['Active', 'Returning', 'active'],
    ['InActive', 'Returning', 'inactive'],
  ] as const)('%s with the replenishment %s is %s', (status, returnStatus, shown) => {
    const replenishmentReturnInfo = { returnStatus, returnCreatedDate: null };
    expect(shownStateOf({ status, replenishmentReturnInfo })).toBe(shown);
  });

  it('is paused without a replenishment, too', () => {
    expect(shownStateOf({ status: 'Paused', replenishmentReturnInfo: null })).toBe('paused');
  });
});

describe('the two lists', () => {
  it('part what is inactive from everything else', () => {
    const all = ['Active', 'InActive', 'Paused', 'Draft'].map((status) => subscriptionListItem({ status }));
    const { active, inactive } = splitByState(all);
    expect(active.map(({ status }) => status)).toEqual(['Active', 'Paused', 'Draft']);
    expect(inactive.map(({ status }) => status)).toEqual(['InActive']);
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

describe('the details of a subscription', () => {
  it.each([
    ['PL', 'Wynajem oczyszczacza powietrza Aura z filtrami', false],
    ['PL', 'WYNAJEM OCZYSZCZACZA Aura', false],
    ['PL', 'Filtry wymienne Aura', true],
    ['CA', 'Wynajem oczyszczacza powietrza Aura z filtrami', true],
  ])('in %s, of %j, are here: %s', (country, title, here) => {
    expect(hasDetails({ title }, country)).toBe(here);
  });

  it.each([
    ['PL', true],
    ['DE', false],
  ])('of rentals in %s have moved: %s', (country, moved) => {
    expect(hasMovedRentals(country)).toBe(moved);
  });
});

describe('paying in full', () => {
  it.each([
    [false, 'here', false, 'none'],
    [false, 'elsewhere', true, 'none'],
    [true, 'here', false, 'here'],
    [true, 'here', true, 'waits'],
    [true, 'elsewhere', false, 'elsewhere'],
    [true, 'elsewhere', true, 'elsewhere'],
  ] as const)('able %s, self-service %s, a payment in progress %s: %s', (able, selfService, inProgress, choice) => {
    expect(toPayInFullAvailability({ ableToPayInFull: able }, { selfService, paymentInProgress: inProgress })).toBe(
      choice,
    );
  });
});
