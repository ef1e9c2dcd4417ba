/**
 * Everything that costs is sent once: by two presses, two tabs, two instances, and while instances, Redis and connections
 * end between the charge and its answer (docs/rules/errors.md#exactly-once, ADR 67).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startRedis } from '../src/testing/redis-server.ts';
import type { BffProcess } from './harness/bff-process.ts';
import { type AnswerCall, sendJson, startHostileShopApi } from './harness/hostile-shop-api.ts';
import type { HttpBrowser } from './harness/http-browser.ts';
import { type Answer, send } from './harness/http-request.ts';
import { waitUntil } from './harness/wait-until.ts';
import { useStack } from './running-stack.ts';

const stack = useStack();
const customer = stack.findCustomer('ca-subscriber');
const details = { uuid: 'u-1', email: customer.email, firstName: 'Ada', lastName: 'Byron' };
const plan = { subscriptionNumber: 'S-1', subscriptionRatePlanId: 'P-1' };
const payment = {
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: `${stack.origin}/en-ca/my-account/billing`,
  sbeCompliance: 'NA',
};

type Kind = { readonly name: string; readonly path: string; readonly body: object; readonly byCare?: true };

/** The kinds of charges beside the order of the checkout, each with a request. */
const kinds: readonly Kind[] = [
  { name: 'a one-time order', path: '/api/subscriptions/oneTimeOrder-replenishment', body: plan },
  { name: 'a shipment now', path: '/api/subscriptions/S-1/replenishment/P-1/shipping-now', body: {} },
  {
    name: 'the payment of an invoice',
    path: '/api/users/current/payment-profile-with-immediate-payment',
    body: { ...payment, invoiceId: 'INV-1' },
  },
  {
    name: 'a payment in full',
    path: '/api/users/current/payment-profile-with-pay-in-full',
    body: { ...payment, ...plan },
  },
  {
    name: 'a discount code',
    path: '/api/subscriptions/apply-promotionCode',
    body: { subscriptionNumber: 'S-1', promotionCode: 'HALO20' },
  },
  { name: 'the end of a pause', path: '/api/replenishments/S-1/resume', body: {} },
  {
    name: 'a discount by customer care',
    path: '/api/admin/action/giving-discount',
    body: { subscriptionNumber: 'S-1', discountAmount: 5 },
    byCare: true,
  },
  {
    name: 'a second shipment by customer care',
    path: '/api/admin/S-1/actions/reshipping',
    body: { option: 'Both' },
    byCare: true,
  },
];

let redis: Awaited<ReturnType<typeof startRedis>>;
let shopApi: Awaited<ReturnType<typeof startHostileShopApi>>;
let instances: readonly BffProcess[] = [];
let folder = '';
/** By who is charged: customers themselves, and customer care for them. */
let signedIn: { readonly own: HttpBrowser; readonly care: HttpBrowser };
/** Charges that the shop API has got, of all tests. */
let charges = 0;
let situations = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'redis-'));
  redis = await startRedis({ folder });
  shopApi = await startHostileShopApi();
  const environment = { SHOP_API_URL: shopApi.url, REDIS_URL: redis.url.href };
  instances = [await stack.startBff({ environment }), await stack.startBff({ environment })];
  shopApi.answers.set('/api/admin/signin', (response) => sendJson(response, 200, { token: 'care', details }));
  const own = stack.openBrowser(urlOf(0));
  await own.signIn(customer);
  const care = stack.openBrowser(urlOf(0));
  const admin = { adminUserName: 'cleo', adminPassword: 'a secret word', customerEmail: customer.email };
  expect((await care.call('/api/admin/signin', { body: admin })).status).toBe(200);
  signedIn = { own, care };
});
beforeEach(async () => {
  shopApi.reset();
  await waitUntil(async () => {
    const answers = await Promise.all(instances.map(({ url }) => send(`${url}/readyz`)));
    return answers.every(({ status }) => status === 200);
  });
});
afterAll(async () => {
  process.stdout.write(`${situations} charges were pressed more than once, and the shop API got ${charges}\n`);
  await Promise.all(instances.map((instance) => instance.kill()));
  await shopApi.close();
  await redis.stop();
  rmSync(folder, { recursive: true });
});

const urlOf = (index: number): string => instances[index]?.url ?? '';

/** An opened dialog: each press sends the same request with the same key, from a tab of its own. */
function openDialog({ path, body, byCare }: Kind) {
  const headers = { 'idempotency-key': `"${crypto.randomUUID()}"` };
  return (instance: number, other: Pick<Kind, 'path' | 'body'> = { path, body }): Promise<Answer> => {
    const tab = (byCare ? signedIn.care : signedIn.own).copy();
    tab.via = urlOf(instance);
    return tab.call(other.path, { body: other.body, headers });
  };
}

/** The answer to any kind of charge; each has a number of its own. */
const done = (number: number) => ({
  orderNumber: `PO-${number}`,
  htmlForm: null,
  amount: 10,
  code: `C-${number}`,
  description: '',
});

/** The shop API charges, and answers as a test says. */
function charge({ path }: Kind, answer?: AnswerCall): void {
  let number = 0;
  shopApi.answers.set(path, (response, call) => {
    number += 1;
    if (answer) return answer(response, call);
    return sendJson(response, 200, done(number));
  });
}

function expectOneCharge({ path }: Kind): void {
  const got = shopApi.received(path).length;
  situations += 1;
  charges += got;
  expect(got).toBe(1);
}

describe.each(kinds)('$name', (kind) => {
  test('is charged once by a double press, in two tabs and over two instances, and each gets the same answer', async () => {
    charge(kind);
    const press = openDialog(kind);
    const atOnce = await Promise.all([press(0), press(0), press(1), press(1)]);
    const later = [await press(0), await press(1)];
    for (const { status, json } of [...atOnce, ...later]) expect([status, json]).toEqual([200, atOnce[0]?.json]);
    expectOneCharge(kind);
  });

  test('is not charged with the key of another charge, and the refusal has a name', async () => {
    const other = kinds.find(({ path, byCare }) => path !== kind.path && byCare === kind.byCare);
    if (!other) throw new Error('No other kind has the same sign-in.');
    charge(kind);
    const press = openDialog(kind);
    expect((await press(0)).status).toBe(200);
    for (const instance of [0, 1]) {
      const { status, json } = await press(instance, other);
      expect([status, json['code']]).toEqual([422, 'request.keyReused']);
    }
    expect(shopApi.received(other.path)).toHaveLength(0);
    expectOneCharge(kind);
  });

  test('is charged once if its answer is lost, and every press reads that nobody knows', async () => {
    charge(kind, (response) => response.destroy());
    const press = openDialog(kind);
    const answers = [await press(0)];
    charge(kind);
    answers.push(await press(0), await press(1));
    for (const { status, json, headers } of answers) {
      expect([status, json['code']]).toEqual([504, 'charge.unknown']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(1000);
    }
    expectOneCharge(kind);
  });

  test('is charged once, and answered, if Redis ends between the charge and the answer', async () => {
    charge(kind, async (response) => {
      await redis.stop();
      sendJson(response, 200, done(1));
    });
    const press = openDialog(kind);
    const first = await press(0);
    await redis.start();
    charge(kind);
    expect([first.status, first.json]).toEqual([200, done(1)]);
    for (const instance of [0, 1]) {
      let again = await press(instance);
      await waitUntil(async () => {
        if (again.status === 200) return true;
        expect(['session.storeUnavailable', 'change.inProgress']).toContain(again.json['code']);
        again = await press(instance);
        return false;
      });
      expect(again.json).toEqual(done(1));
    }
    expectOneCharge(kind);
  });
});

test('a charge is sent once if the instance that sends it ends before the answer', async () => {
  const kind = kinds[0];
  const [, second] = instances;
  if (!kind || !second) throw new Error('The scenario needs a kind and two instances.');
  charge(kind, () => undefined);
  const press = openDialog(kind);
  const first = press(1).catch((error: unknown) => error);
  await waitUntil(() => shopApi.received(kind.path).length === 1);
  await second.restart();
  await first;
  charge(kind);
  for (const { status, json } of await Promise.all([press(0), press(1)])) {
    expect([status, json['code']]).toEqual([409, 'change.inProgress']);
  }
  expectOneCharge(kind);
});
