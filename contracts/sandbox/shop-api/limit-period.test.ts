import { beforeEach, expect, it } from 'vitest';
import { Clock } from '../control/clock.ts';
import { Conditions } from '../control/conditions.ts';
import { LimitPeriod, REFUSED_FOR_MS } from './limit-period.ts';
import { openShop } from './testing/open-shop.ts';

let now: number;
let conditions: Conditions;
let period: LimitPeriod;

beforeEach(() => {
  now = 0;
  conditions = new Conditions();
  period = new LimitPeriod({ clock: new Clock(() => now), conditions });
});

it('takes every request without the condition', () => {
  expect([period.refuse(true), period.refuse(false)]).toEqual([undefined, undefined]);
});

it('takes no changes for forty seconds after the first one, names the seconds that are left, and takes reads', () => {
  conditions.set({ limits: 'too many changes' });
  expect(period.refuse(false)).toBeUndefined();
  now = 1_000_000;
  expect(period.refuse(true)).toEqual({ status: 429, retryAfter: 40 });
  now += 1500;
  expect([period.refuse(true), period.refuse(false)]).toEqual([{ status: 429, retryAfter: 39 }, undefined]);
  now += REFUSED_FOR_MS - 1501;
  expect(period.refuse(true)?.retryAfter).toBe(1);
  now += 1;
  expect([period.refuse(true), conditions.get('limits')]).toEqual([undefined, 'none']);
});

it('that is busy takes no reads either', () => {
  conditions.set({ limits: 'too busy' });
  expect(period.refuse(false)).toEqual({ status: 503, retryAfter: 40 });
});

it('begins a new period when the condition is set again', () => {
  conditions.set({ limits: 'too busy' });
  period.refuse(false);
  now += 30_000;
  conditions.set({ limits: 'none' });
  period.refuse(false);
  conditions.set({ limits: 'too busy' });
  expect(period.refuse(false)?.retryAfter).toBe(40);
});

it('answers without messages, as a gateway does, and changes nothing', async () => {
  const open = await openShop();
  open.shop.conditions.set({ limits: 'too many changes' });
  const headers = open.as('ca-subscriber');
  const [subscription] = open.shop.subscriptions.ofCustomer({ id: 'ca-subscriber' });
  const url = `/api/replenishments/${subscription?.number}/pausing`;
  const refused = await open.send('POST', url, headers);
  expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([429, '40', '']);
  const details = await open.call('getSubscription', 'GET', `/api/subscriptions/${subscription?.number}`, headers);
  expect(details.status).toBe('Active');
  open.clock.advance(1);
  expect((await open.send('POST', url, headers)).status).toBe(200);
});
