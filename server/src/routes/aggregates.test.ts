import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ContentService } from '../content/content-service.ts';
import { json, silentContent, startShop, testApp } from '../testing/test-app.ts';

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

const order: string[] = [];
const shop = await startShop(({ path }, response) => {
  if (path === '/api/user/signin-udi') return json(response, 200, { token: 'shop-token', details });
  setImmediate(() => {
    order.push('shop answers');
    json(response, 200, [subscription, { ...subscription, subscriptionNumber: 'S2', bundleName: 'without-content' }]);
  });
});
const bundles = vi.fn<ContentService['bundles']>(async () => {
  order.push('content asked');
  return new Map([['halo', halo]]);
});
const content: ContentService = { ...silentContent, bundles };

let app: Awaited<ReturnType<typeof testApp>>;
let cookie = '';

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url }, { content });
  const headers = { 'x-culture': 'en-ca' };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/signin-udi',
    headers,
    payload: { accessToken: 'a' },
  });
  cookie = `${answer.cookies[0]?.name}=${encodeURIComponent(answer.cookies[0]?.value ?? '')}`;
});
afterEach(() => order.splice(0));
afterAll(async () => {
  await app.close();
  await shop.close();
});

test("a subscription comes with its bundle's content; where there is none, the shop's own text serves", async () => {
  const answer = await app.inject({
    method: 'GET',
    url: '/bff/subscriptions',
    headers: { 'x-culture': 'en-ca', cookie },
  });
  const told = answer.json<{ subscriptionNumber: string; title: string; content: unknown }[]>();
  expect(told.map(({ subscriptionNumber, title, content }) => ({ subscriptionNumber, title, content }))).toEqual([
    { subscriptionNumber: 'S1', title: 'Halo', content: halo },
    { subscriptionNumber: 'S2', title: 'Halo', content: null },
  ]);
});

test('both are asked side by side', async () => {
  await app.inject({ method: 'GET', url: '/bff/subscriptions', headers: { 'x-culture': 'en-ca', cookie } });
  expect(order).toEqual(['content asked', 'shop answers']);
});

test('a stranger is asked to sign in', async () => {
  const answer = await app.inject({ method: 'GET', url: '/bff/subscriptions', headers: { 'x-culture': 'en-ca' } });
  expect(answer.statusCode).toBe(401);
});
