import { expect, it } from 'vitest';
import { Clock } from '../../control/clock.ts';
import { scenarios } from '../../scenarios/scenarios.ts';
import { Shop } from '../store/shop.ts';
import { fillShop, seed } from './seed.ts';

function shopOn(day: string): Shop {
  return new Shop(new Clock(() => Date.parse(`${day}T12:00:00Z`)));
}

it('fills a shop as a replay of the scenarios does, on the same day and on another', () => {
  for (const day of ['2026-03-15', '2026-03-15', '2026-03-16', '2026-03-15']) {
    const [filled, replayed] = [shopOn(day), shopOn(day)];
    fillShop(filled, scenarios);
    seed(replayed, scenarios);
    expect(filled.snapshot()).toEqual(replayed.snapshot());
  }
});

it('forgets changes, new records and tokens', () => {
  const shop = shopOn('2026-03-15');
  fillShop(shop, scenarios);
  const before = shop.snapshot();
  const [subscription] = shop.subscriptions.all();
  const [customer] = shop.customers.snapshot();
  if (!subscription || !customer) throw new Error('There is no scenario customer');
  shop.subscriptions.update(subscription.number, { status: 'InActive' });
  shop.subscriptions.put({ ...subscription, number: shop.subscriptions.nextNumber() });
  shop.customers.update(customer.id, { firstName: 'Other' });
  const token = shop.tokens.issue(customer.id);
  fillShop(shop, scenarios);
  expect(shop.snapshot()).toEqual(before);
  expect(shop.tokens.findCustomerId(token)).toBeUndefined();
});
