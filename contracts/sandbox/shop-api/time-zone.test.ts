import { expect, it } from 'vitest';
import { Clock } from '../control/clock.ts';
import { Conditions } from '../control/conditions.ts';
import { Shop } from './store/shop.ts';
import { openShop, TODAY } from './testing/open-shop.ts';

/** At noon of UTC it is the next day in Auckland. */
const TOMORROW = '2026-03-16';

it.each([
  ['America/Vancouver', '2026-03-14'],
  ['UTC', '2026-03-15'],
  ['Pacific/Auckland', '2026-03-15'],
] as const)('at six in the morning of UTC the day of a shop in %s is %s', (timeZone, day) => {
  const conditions = new Conditions();
  conditions.set({ timeZone });
  expect(new Shop(new Clock(() => Date.parse('2026-03-15T06:00:00Z')), conditions).today).toBe(day);
});

it('the first day of a pause is that of the shop, which names it', async () => {
  const open = await openShop();
  const number = open.shop.subscriptions.all().find(({ customerId }) => customerId === 'ca-subscriber')?.number;
  const url = `/api/replenishments/${number}/pausing?resumeDate=${TOMORROW}`;
  open.shop.conditions.set({ timeZone: 'Pacific/Auckland' });
  expect(await open.callRefused('POST', url, open.as('ca-subscriber'))).toMatchObject({
    code: 'error.message.resumeDateIsInvalid',
    extraInfo: { from: '2026-03-17' },
  });
  open.shop.conditions.set({ timeZone: 'UTC' });
  expect((await open.send('POST', url, open.as('ca-subscriber'))).status).toBe(200);
});

it('a day has its steps once, also if the time zone is changed and changed back', async () => {
  const open = await openShop();
  const reached = [];
  for (const timeZone of ['UTC', 'Pacific/Auckland', 'America/Vancouver'] as const) {
    open.shop.conditions.set({ timeZone });
    await open.send('GET', '/api/user/details', open.as('ca-subscriber'));
    reached.push([open.shop.today, open.shop.advancedTo]);
  }
  expect(reached).toEqual([
    [TODAY, TODAY],
    [TOMORROW, TOMORROW],
    [TODAY, TOMORROW],
  ]);
});
