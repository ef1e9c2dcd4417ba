import { beforeEach, expect, it } from 'vitest';
import { Clock } from '../control/clock.ts';
import { LateView } from './late-view.ts';
import { newCustomer } from './store/customers.ts';
import { Shop } from './store/shop.ts';
import { openShop } from './testing/open-shop.ts';

let now: number;
let shop: Shop;
let view: LateView;

beforeEach(() => {
  now = 0;
  shop = new Shop(new Clock(() => now));
  shop.conditions.set({ visibility: 'after two seconds' });
  shop.customers.add(newCustomer({ id: 'a', email: 'a@example.com', firstName: 'Old', lastName: 'A' }));
  view = new LateView(shop);
});

const rename = (firstName: string) => view.change(() => shop.customers.update('a', { firstName }));
const seen = () => view.readable().customers.byId('a')?.firstName;

it('shows each change two seconds after its response, and works with it at once', async () => {
  await rename('First');
  now = 1500;
  await rename('Second');
  expect([seen(), shop.customers.byId('a')?.firstName]).toEqual(['Old', 'Second']);
  now = 2000;
  expect(seen()).toBe('First');
  now = 3500;
  expect(seen()).toBe('Second');
});

it('shows a change when the condition is set back', async () => {
  shop.conditions.set({ visibility: 'when set back' });
  await rename('First');
  now = 3_600_000;
  expect(seen()).toBe('Old');
  shop.conditions.set({ visibility: 'at once' });
  expect(seen()).toBe('First');
});

it('hides nothing after a refusal, and nothing while changes become visible at once', async () => {
  await expect(view.change(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  shop.customers.update('a', { firstName: 'Changed elsewhere' });
  expect(seen()).toBe('Changed elsewhere');
  shop.conditions.reset();
  await rename('First');
  expect(seen()).toBe('First');
});

it('answers GET calls with the state before the change, for the customer of the token too', async () => {
  const open = await openShop();
  open.shop.conditions.set({ visibility: 'after two seconds' });
  const headers = open.as('ca-subscriber');
  const [subscription] = open.shop.subscriptions.ofCustomer({ id: 'ca-subscriber' });
  const statusOf = async () =>
    (await open.call('getSubscription', 'GET', `/api/subscriptions/${subscription?.number}`, headers)).status;
  await open.send('POST', `/api/replenishments/${subscription?.number}/pausing`, headers);
  expect(await statusOf()).toBe('Active');
  open.clock.advance(1);
  expect(await statusOf()).toBe('Paused');
});
