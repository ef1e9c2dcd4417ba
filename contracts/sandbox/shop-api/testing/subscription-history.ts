/** Subscriptions as they are after some days of their life, for tests of what can happen to them then. */
import { cultures } from '@perennial/shared/cultures/cultures';
import { addDays, type Day } from '../calendar/billing-period.ts';
import type { Market } from '../market/market.ts';
import { isCurrencyCode } from '../market/money.ts';
import { bundleNamed } from '../products/bundles.ts';
import type { Subscription, SubscriptionStatus } from '../store/subscription.ts';
import { liveDay } from '../subscriptions/advance-day.ts';
import { beginSubscription } from '../subscriptions/start-subscription.ts';

/** The day on which the tests look at them. */
export const today: Day = '2026-03-15';

function marketIn(country: string): Market {
  const culture = cultures.find(({ countryCode }) => countryCode === country);
  const currency = culture?.currency.code ?? '';
  if (!culture || !isCurrencyCode(currency)) throw new Error(`We do not sell in ${country}`);
  return { culture, country, currency, language: culture.languages[0] };
}

export type Life = {
  readonly bundle: string;
  /** Days since it began. */
  readonly days: number;
  readonly country?: string;
  readonly quantity?: number;
  readonly status?: SubscriptionStatus;
};

/** Lives through some days; throws where there is no such bundle. */
export function livedSubscription({ bundle: name, days, country = 'CA', quantity = 1, status = 'Active' }: Life) {
  const bundle = bundleNamed(name);
  if (!bundle) throw new Error(`There is no bundle ${name}`);
  const startDate = addDays(today, -days);
  const begun = beginSubscription('S1', {
    customerId: 'somebody',
    orderNumber: 'PO-1',
    market: marketIn(country),
    line: { bundle, quantity },
    startDate,
    status,
  });
  return daysLater(begun, days, startDate);
}

/** The same subscription some days later. */
export function daysLater(subscription: Subscription, days: number, from: Day = today): Subscription {
  let current = subscription;
  for (let day = 1; day <= days; day += 1) current = liveDay(current, addDays(from, day)).subscription;
  return current;
}
