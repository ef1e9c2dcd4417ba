import { beforeEach, expect, it } from 'vitest';
import { replenishmentOf } from './store/subscription.ts';
import { type OpenShop, openShop } from './testing/open-shop.ts';

let open: OpenShop;

beforeEach(async () => {
  open = await openShop();
});

const numberOf = (id: string): string => {
  const number = open.shop.subscriptions.ofCustomer({ id })[0]?.number;
  if (number === undefined) throw new Error(`${id} has no subscription`);
  return number;
};

const statusOf = (id: string) => open.shop.subscriptions.byNumber(numberOf(id))?.status;

const value = () => open.shop.conditions.get('changedElsewhere');

it.each([
  ['ca-subscriber', 'postpone', 'Paused', 'error.message.replenishmentIsPaused'],
  ['ca-subscriber', 'pausing', 'Paused', 'error.message.replenishmentIsPaused'],
  ['ca-paused', 'resume', 'Active', 'error.message.replenishmentIsNotPaused'],
] as const)(
  'before the change of %s (%s) the subscription becomes %s elsewhere, once',
  async (id, path, status, code) => {
    open.shop.conditions.set({ changedElsewhere: 'paused or resumed' });
    const url = `/api/replenishments/${numberOf(id)}/${path}`;
    expect(await open.callRefused('POST', url, open.as(id))).toMatchObject({ status: 400, code });
    expect([statusOf(id), value()]).toEqual([status, 'nothing']);
  },
);

it('a resume elsewhere sends a missed shipment on the next day, as that of the customer does', async () => {
  open.clock.advance(200);
  open.shop.conditions.set({ changedElsewhere: 'paused or resumed' });
  const url = `/api/replenishments/${numberOf('ca-paused')}/resume`;
  await open.send('POST', url, open.as('ca-paused'));
  const resumed = open.shop.subscriptions.byNumber(numberOf('ca-paused'));
  expect(resumed && replenishmentOf(resumed)?.nextShipmentDate).toBe('2026-10-02');
});

it.each([
  ['the path', (number: string) => [`/api/subscriptions/${number}/replenishment/${number}-1/shipping-now`, {}]],
  [
    'the query',
    (number: string) => [
      `/api/return?subscriptionNumber=${number}`,
      { scope: 'Replenishment', cancellationReason: 'Price', cancellationNote: '' },
    ],
  ],
  [
    'the body',
    (number: string) => [
      '/api/subscriptions/apply-promotionCode',
      { subscriptionNumber: number, promotionCode: 'REFILL25' },
    ],
  ],
] as const)('a subscription that %s names is ended by customer care before the change', async (_, toRequest) => {
  open.shop.conditions.set({ changedElsewhere: 'ended by customer care' });
  const [url, body] = toRequest(numberOf('us-subscriber'));
  const { status } = await open.callRefused('POST', String(url), open.as('us-subscriber'), Object(body));
  expect([status, statusOf('us-subscriber'), value()]).toEqual([400, 'InActive', 'nothing']);
});

it('waits for a change of a subscription of the customer that can be changed so', async () => {
  open.shop.conditions.set({ changedElsewhere: 'paused or resumed' });
  const number = numberOf('ca-subscriber');
  await open.send('GET', `/api/subscriptions/${number}`, open.as('ca-subscriber'));
  await open.send('POST', `/api/replenishments/${number}/cancellation-preview`, open.as('ca-subscriber'));
  await open.send('POST', `/api/replenishments/${number}/postpone`, open.as('us-subscriber'));
  await open.send('POST', `/api/replenishments/${number}/frequency-change`, open.as('ca-subscriber'), {});
  expect([statusOf('ca-subscriber'), value()]).toEqual(['Active', 'paused or resumed']);
});

it.each(['paused or resumed', 'ended by customer care'] as const)(
  'an ended subscription is not %s',
  async (condition) => {
    const number = numberOf('ca-subscriber');
    open.shop.subscriptions.update(number, { status: 'InActive' });
    open.shop.conditions.set({ changedElsewhere: condition });
    await open.send('POST', `/api/replenishments/${number}/postpone`, open.as('ca-subscriber'));
    expect([statusOf('ca-subscriber'), value()]).toEqual(['InActive', condition]);
  },
);

it('lets a change pass while the subscription cannot be paused', async () => {
  const number = numberOf('ca-subscriber');
  open.shop.subscriptions.update(number, { changesWaitForShipment: true });
  open.shop.conditions.set({ changedElsewhere: 'paused or resumed' });
  const body = { subscriptionNumber: number, subscriptionRatePlanId: `${number}-2` };
  const url = '/api/subscriptions/oneTimeOrder-replenishment';
  expect((await open.send('POST', url, open.as('ca-subscriber'), body)).status).toBe(200);
  expect([statusOf('ca-subscriber'), value()]).toEqual(['Active', 'paused or resumed']);
});
