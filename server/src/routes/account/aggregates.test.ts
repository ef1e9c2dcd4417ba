import { oddSubscriptions, toReadSubscription, toSentSubscription } from '@perennial/shared/examples/odd-subscriptions';
import { savedPaymentMethod } from '@perennial/shared/examples/payment';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ContentService } from '../../content/content-service.ts';
import { halo } from '../../testing/page-shop.ts';
import { emptyContent, json, startFakeService, testApp, toCookieHeader } from '../../testing/test-app.ts';

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const subscription = subscriptionListItem({ subscriptionNumber: 'S1', title: 'Halo', bundleName: 'halo' });

const TYPE = 'application/json; charset=utf-8';
const order: string[] = [];
let answer: string | undefined;
/** Instead of `answer`, by path; an answer of undefined fails. */
let answers: ((path: string) => unknown) | undefined;
const shop = await startFakeService(({ path }, response) => {
  if (path === '/api/user/signin-udi') return json(response, 200, { token: 'shop-token', details });
  if (answers) {
    const found = answers(path);
    return json(response, found === undefined ? 500 : 200, found ?? {});
  }
  if (answer !== undefined) return response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  setImmediate(() => {
    order.push('shop API responds');
    json(response, 200, [subscription, { ...subscription, subscriptionNumber: 'S2', bundleName: 'without-content' }]);
  });
});
const bundles = vi.fn<ContentService['bundles']>(async () => {
  order.push('content requested');
  return new Map([['halo', halo]]);
});
const content: ContentService = { ...emptyContent, bundles };

let app: Awaited<ReturnType<typeof testApp>>;
let cookie = '';

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url }, { content });
  const headers = { 'x-culture': 'en-ca' };
  const response = await app.inject({
    method: 'POST',
    url: '/api/user/signin-udi',
    headers,
    payload: { accessToken: 'a' },
  });
  cookie = toCookieHeader(response);
});
afterEach(() => {
  order.splice(0);
  answer = undefined;
  answers = undefined;
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

test('adds the content of the bundle to a subscription, or null if there is none', async () => {
  const response = await app.inject({
    method: 'GET',
    url: '/bff/subscriptions',
    headers: { 'x-culture': 'en-ca', cookie },
  });
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': TYPE });
  const items = response.json<{ subscriptionNumber: string; title: string; content: unknown }[]>();
  expect(items.map(({ subscriptionNumber, title, content }) => ({ subscriptionNumber, title, content }))).toEqual([
    { subscriptionNumber: 'S1', title: 'Halo', content: halo },
    { subscriptionNumber: 'S2', title: 'Halo', content: null },
  ]);
});

test('adds the content of the bundle to the details of the subscription that the URL names', async () => {
  answer = JSON.stringify(subscriptionDetails({ bundleName: 'halo', title: 'Halo in white' }));
  const response = await app.inject({ url: '/bff/subscriptions/S1', headers: { 'x-culture': 'en-ca', cookie } });
  expect(response.json()).toMatchObject({ title: 'Halo in white', content: halo });
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': TYPE });
  expect(shop.received.at(-1)?.path).toBe('/api/subscriptions/S1');
});

test('requests shop API and content service in parallel', async () => {
  await app.inject({ method: 'GET', url: '/bff/subscriptions', headers: { 'x-culture': 'en-ca', cookie } });
  expect(order).toEqual(['content requested', 'shop API responds']);
});

const aggregates = ['/bff/subscriptions', '/bff/subscriptions/S1'];
const forwards = ['/api/subscriptions', '/api/subscriptions/S1'];

test.each(['', '[{"subscriptionNumber":', '{}', '[{}]', 'null'])('responds with 502 to the answer %j', async (text) => {
  answer = text;
  for (const url of [...aggregates, ...forwards]) {
    const response = await app.inject({ url, headers: { 'x-culture': 'en-ca', cookie } });
    expect([response.statusCode, response.json().code]).toEqual([502, 'shop.invalidResponse']);
  }
});

test.each(oddSubscriptions)('responds with what can be read of a subscription with $what', async (odd) => {
  answer = JSON.stringify(toSentSubscription(odd));
  const response = await app.inject({ url: '/bff/subscriptions/S1', headers: { 'x-culture': 'en-ca', cookie } });
  expect([response.statusCode, response.json()]).toEqual([200, { ...toReadSubscription(odd), content: null }]);
  const forwarded = await app.inject({ url: '/api/subscriptions/S1', headers: { 'x-culture': 'en-ca', cookie } });
  expect([forwarded.statusCode, forwarded.json()]).toEqual([200, toReadSubscription(odd)]);
});

test('leaves out of the list what cannot be read', async () => {
  answer = JSON.stringify([
    { ...subscription, subscriptionNumber: null },
    { ...subscription, ableToPayInFull: null },
  ]);
  const response = await app.inject({ url: '/bff/subscriptions', headers: { 'x-culture': 'en-ca', cookie } });
  expect(response.json()).toEqual([{ ...subscription, ableToPayInFull: false, content: halo }]);
  const forwarded = await app.inject({ url: '/api/subscriptions', headers: { 'x-culture': 'en-ca', cookie } });
  expect(forwarded.json()).toEqual([{ ...subscription, ableToPayInFull: false }]);
});

test('passes a list on as it was sent if nothing of it is unforeseen', async () => {
  answer = `[ ${JSON.stringify({ ...subscription, ofNextYear: true })} ]`;
  const response = await app.inject({ url: '/api/subscriptions', headers: { 'x-culture': 'en-ca', cookie } });
  expect(response.body).toBe(answer);
});

test('rejects a number that changes the path, without a request to the shop API', async () => {
  const before = shop.received.length;
  const url = '/bff/subscriptions/..%2fadmin';
  const response = await app.inject({ url, headers: { 'x-culture': 'en-ca', cookie } });
  expect([response.statusCode, shop.received.length]).toEqual([400, before]);
});

describe.each(['/bff/subscriptions', '/bff/subscriptions/S1', '/bff/coming-up'])('%s', (url) => {
  test('requires a sign-in', async () => {
    const response = await app.inject({ method: 'GET', url, headers: { 'x-culture': 'en-ca' } });
    expect(response.statusCode).toBe(401);
  });
});

test.each(['/bff/subscriptions', '/bff/subscriptions/S1', '/bff/coming-up', '/bff/calendar.ics?culture=en-ca'])(
  '%s is activity, which puts off the end of the session',
  async (url) => {
    let now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
    const own = await testApp({ SHOP_API_URL: shop.url }, { content });
    const headers = { 'x-culture': 'en-ca' };
    const payload = { accessToken: 'a' };
    const signedIn = toCookieHeader(
      await own.inject({ method: 'POST', url: '/api/user/signin-udi', headers, payload }),
    );
    const readEnd = async () => {
      const { json: read } = await own.inject({ url: '/bff/session', headers: { cookie: signedIn } });
      return Date.parse(read().expiresAt);
    };
    const before = await readEnd();
    now += 10 * 60_000;
    await own.inject({ url, headers: { ...headers, cookie: signedIn } });
    expect((await readEnd()) - before).toBe(10 * 60_000);
    await own.close();
    clock.mockRestore();
  },
);

describe('what is coming up', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const list = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...subscription,
      subscriptionNumber: `S${index + 1}`,
      nextShipmentDate: tomorrow,
    }));
  const shopWith = (count: number, details: (number: string) => unknown) => (path: string) =>
    path === '/api/subscriptions' ? list(count) : details(path.replace(/.*\//, ''));
  const read = async () =>
    (await app.inject({ url: '/bff/coming-up', headers: { 'x-culture': 'en-ca', cookie } })).json();
  const details = (number: string) =>
    subscriptionDetails({ number, nextShipmentDate: tomorrow, nextPaymentDate: tomorrow });

  test('has the days of each subscription that runs, the sum and the next payment', async () => {
    answers = shopWith(2, details);
    expect(await read()).toMatchObject({
      days: [
        { date: tomorrow, number: 'S1', amount: 14.99 },
        { date: tomorrow, number: 'S2', amount: 14.99 },
        { number: 'S1' },
      ],
      sum: 29.98,
      nextPayment: { date: tomorrow, names: ['Halo brush heads', 'Halo brush heads'], amount: 29.98 },
    });
  });

  test('says how far the goods of each subscription are', async () => {
    answers = shopWith(2, (number) => ({ ...details(number), shippingConfirmed: number !== 'S1' }));
    expect((await read()).goods).toMatchObject([
      { number: 'S1', tracks: [{ kind: 'parcel', steps: [{ name: 'prepared', state: 'current' }, { name: 'sent' }] }] },
      { number: 'S2', tracks: [] },
    ]);
  });

  test('has the card that expires before a payment, and says nothing of one that cannot be read', async () => {
    const saved = savedPaymentMethod({ expiryDate: '01/2026' });
    const ofShop = shopWith(1, details);
    answers = (path) => (path === '/api/user/paymentprofile' ? saved : ofShop(path));
    expect((await read()).expiringCard).toEqual({
      expiryDate: '01/2026',
      hasExpired: true,
      payment: { date: tomorrow, names: ['Halo brush heads'], amount: 14.99 },
    });
    answers = (path) => (path === '/api/user/paymentprofile' ? undefined : ofShop(path));
    const { days, expiringCard } = await read();
    expect([days.length > 0, expiringCard]).toEqual([true, null]);
  });

  test('is the shipments of the list, without amounts, if a subscription cannot be read', async () => {
    answers = shopWith(2, (number) => (number === 'S2' ? undefined : details(number)));
    const { days, sum, nextPayment } = await read();
    expect(days.map(({ amount }: { amount: unknown }) => amount)).toEqual([null, null]);
    expect([sum, nextPayment]).toEqual([null, null]);
  });

  test('asks each of twelve subscriptions, and none of thirteen', async () => {
    const countAsked = async (count: number) => {
      answers = shopWith(count, details);
      const before = shop.received.length;
      await read();
      return shop.received.slice(before).filter(({ path }) => path.startsWith('/api/subscriptions/')).length;
    };
    expect([await countAsked(12), await countAsked(13)]).toEqual([12, 0]);
  });
});
