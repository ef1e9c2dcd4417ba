import { cultures } from '@perennial/shared/cultures/cultures';
import { describe, expect, it } from 'vitest';
import { Clock } from '../control/clock.ts';
import { fillShop } from '../shop-api/seed/seed.ts';
import { Shop } from '../shop-api/store/shop.ts';
import { scenarios } from './scenarios.ts';

function shopOn(day: string): Shop {
  const shop = new Shop(new Clock(() => Date.parse(`${day}T12:00:00Z`)));
  fillShop(shop, scenarios);
  return shop;
}

describe('the scenario customers', () => {
  it('cover every culture', () => {
    const covered = new Set<string>(scenarios.map(({ culture }) => culture));
    expect(cultures.map(({ code }) => code).filter((code) => !covered.has(code))).toEqual([]);
  });

  it.each(['id', 'email', 'title'] as const)('have a unique %s', (field) => {
    const values = scenarios.map((scenario) => scenario[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('have the same states on every start day', () => {
    const statesOn = (day: string) =>
      shopOn(day)
        .subscriptions.all()
        .map(({ number, status, plans, pause }) => [
          number,
          status,
          plans.map((plan) => [plan.status, plan.returning.state]),
          pause?.until !== undefined,
        ]);
    const [first, ...others] = [
      '2026-03-15',
      '2026-05-31',
      '2026-08-01',
      '2026-11-21',
      '2026-12-31',
      '2027-01-30',
      '2028-02-29',
    ].map(statesOn);
    for (const other of others) expect(other).toEqual(first);
  });

  it('have very long lists once, with numbers of their own', () => {
    const shop = shopOn('2026-03-15');
    const many = { id: 'ca-many' };
    const subscriptions = shop.subscriptions.ofCustomer(many);
    expect([subscriptions.length, shop.invoices.ofCustomer(many).length]).toEqual([200, 500]);
    expect(new Set(subscriptions.flatMap(({ plans }) => plans.map(({ id }) => id))).size).toBeGreaterThanOrEqual(200);
  });

  it('have parcels and invoices since their start', () => {
    const shop = shopOn('2026-03-15');
    const [subscription] = shop.subscriptions.ofCustomer({ id: 'ca-subscriber' });
    expect(subscription?.shipments.map(({ state }) => state)).toEqual(['shipped']);
    expect(shop.invoices.ofCustomer({ id: 'de-subscriber' }).length).toBeGreaterThan(3);
  });
});
