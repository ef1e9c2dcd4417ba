/** Subscriptions of a given age, for tests of rules. */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { cultureOf, cultures } from '@perennial/shared/cultures/cultures';
import { addDays, type Day } from '../calendar/day.ts';
import { type Market, toMarket } from '../market/market.ts';
import { findBundle } from '../products/bundles.ts';
import type { Subscription, SubscriptionStatus } from '../store/subscription.ts';
import { advanceDay } from '../subscriptions/advance-day.ts';
import { createSubscription } from '../subscriptions/start-subscription.ts';

/** The day of the tests. */
export const today: Day = '2026-03-15';

export type Age = {
  readonly bundle: string;
  /** Days since the start. */
  readonly days: number;
  readonly country?: CountryCode;
  readonly quantity?: number;
  readonly status?: SubscriptionStatus;
};

/** Returns a subscription that started some days ago. Throws for an unknown bundle. */
export function agedSubscription({ bundle: name, days, country = 'CA', quantity = 1, status = 'Active' }: Age) {
  const bundle = findBundle(name);
  if (!bundle) throw new Error(`There is no bundle ${name}`);
  const startDate = addDays(today, -days);
  const started = createSubscription('S1', {
    customerId: 'other-customer',
    orderNumber: 'PO-1',
    market: marketIn(country),
    line: { bundle, quantity },
    startDate,
    status,
  });
  return advanceDays(started, days, startDate);
}

/** Returns the subscription some days later. */
export function advanceDays(subscription: Subscription, days: number, from: Day = today): Subscription {
  let current = subscription;
  for (let day = 1; day <= days; day += 1) current = advanceDay(current, addDays(from, day)).subscription;
  return current;
}

export const canadianMarket: Market = toMarket(cultureOf('en-ca'));

/** Returns the market of a country in its first language. Throws for a country without a culture. */
function marketIn(country: CountryCode): Market {
  const culture = cultures.find(({ countryCode }) => countryCode === country);
  if (!culture) throw new Error(`There is no culture of ${country}`);
  return toMarket(culture);
}
