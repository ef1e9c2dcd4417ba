import { oddSubscriptions, toReadSubscription, toSentSubscription } from '@perennial/shared/examples/odd-subscriptions';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ContentService } from '../content/content-service.ts';
import { emptyContent, json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const halo = {
  bundleName: 'halo',
  title: 'Halo, brush with stand',
  image: null,
  description: '',
  promoteApp: [],
  pretreatmentTitle: null,
  paymentSuccessfulList: [],
};
const subscription = subscriptionListItem({ subscriptionNumber: 'S1', title: 'Halo', bundleName: 'halo' });

const TYPE = 'application/json; charset=utf-8';
const order: string[] = [];
let answer: string | undefined;
const shop = await startFakeService(({ path }, response) => {
  if (path === '/api/user/signin-udi') return json(response, 200, { token: 'shop-token', details });
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

test('requires a sign-in', async () => {
  const response = await app.inject({ method: 'GET', url: '/bff/subscriptions', headers: { 'x-culture': 'en-ca' } });
  expect(response.statusCode).toBe(401);
});
