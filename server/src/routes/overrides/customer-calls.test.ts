/** What the browser gets from the calls that do more than forward, of a customer and of an admin. */
import { address } from '@perennial/shared/examples/profile';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MemoryStore } from '../../session/expiring-store.ts';
import { createBrowser } from '../../testing/browser.ts';
import { startFakeProvider } from '../../testing/fake-provider.ts';
import { json, startFakeService, testApp } from '../../testing/test-app.ts';

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
/** What the shop API answers to the calls of a test. */
let answer: { status: number; body: object };
const isSignIn = (path: string) => path === '/api/user/signin-udi' || path === '/api/admin/signin';
const shop = await startFakeService(({ path }, response) =>
  isSignIn(path)
    ? json(response, 200, { token: 'shop-token', details })
    : json(response, answer.status, answer.body, { 'user-token': 'next-token' }),
);
const provider = await startFakeProvider();
/** A store that can lose the writing of sign-ins, as one without space does. */
class FullStore extends MemoryStore {
  isFull = false;
  override async update<T extends object>(key: string, change: (value: unknown) => T | undefined, ms: number) {
    if (this.isFull && key.startsWith('sign-in:')) throw new Error('no space left');
    return super.update(key, change, ms);
  }
}
const store = new FullStore();
const app = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url }, { store });
afterAll(() => Promise.all([app.close(), shop.close(), provider.close()]));

const addresses = { addresses: [address()], allianzCodeApplied: false };
const changes = [
  ['/api/user/opt-in', { optIn: true }, { optIn: true, accessToken: 'access' }],
  ['/api/user/profile-udi', {}, { accessToken: 'access' }],
  ['/api/user/addresses', addresses, addresses],
] as const;

async function signIn() {
  const browser = createBrowser(app, provider);
  await browser.comeBack(await browser.start());
  shop.received.splice(0);
  return browser;
}
const sentTo = (path: string) => shop.received.filter((request) => request.path === path);

beforeEach(() => {
  store.isFull = false;
  answer = { status: 200, body: { token: 'token-of-the-shop', details } };
});

test.each(changes)('%s of a customer gets what the session knows, and no token', async (path, body, sent) => {
  const browser = await signIn();
  const response = await browser.request(path, 'POST', body);
  expect(response.statusCode, response.body).toBe(200);
  expect(sentTo(path).map((request) => JSON.parse(request.body))).toEqual([sent]);
  expect(JSON.stringify(response.headers)).not.toContain('token');
  if (path === '/api/user/profile-udi') expect(response.json()).toEqual({ details });
});

test.each(changes)('%s that the shop refuses is answered with its words and its status', async (path, body) => {
  const browser = await signIn();
  answer = { status: 422, body: { errorMessages: [{ code: 'no', message: 'Not like this.' }] } };
  const response = await browser.request(path, 'POST', body);
  expect([response.statusCode, response.json().detail]).toEqual([422, 'Not like this.']);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(await browser.session()).toMatchObject({ signedIn: true });
});

test.each<[string, { status: number; body: object }, object]>([
  ['changed addresses', { status: 200, body: addresses }, { statusCode: 200, said: addresses }],
  [
    'refused addresses',
    { status: 422, body: { errorMessages: [{ code: 'no', message: 'Not like this.' }] } },
    { statusCode: 422, said: { detail: 'Not like this.' } },
  ],
])(
  'a customer reads what the shop answered about %s, although the sign-in cannot be written',
  async (_, said, expected) => {
    const browser = await signIn();
    answer = said;
    shop.received.splice(0);
    store.isFull = true;
    const response = await browser.request('/api/user/addresses', 'POST', addresses);
    expect({ statusCode: response.statusCode, said: response.json() }).toMatchObject(expected);
    expect(sentTo('/api/user/addresses')).toHaveLength(1);
    store.isFull = false;
    expect(await browser.session()).toMatchObject({ signedIn: true });
  },
);

test.each(changes)('%s of a visitor is answered with the way to the sign-in', async (path, body) => {
  shop.received.splice(0);
  const response = await createBrowser(app, provider).request(path, 'POST', body);
  expect([response.statusCode, response.json().code, response.json().action]).toEqual([
    401,
    'session.required',
    'sign-in',
  ]);
  expect(shop.received).toEqual([]);
});

test.each(changes.slice(0, 2))('%s of an admin says that it needs a token of the customer', async (path, body) => {
  const browser = createBrowser(app, provider);
  const credentials = { customerEmail: details.email, adminUserName: 'nadia', adminPassword: 'secret' };
  await browser.request('/api/admin/signin', 'POST', credentials);
  const response = await browser.request(path, 'POST', body);
  expect([response.statusCode, response.json().code]).toEqual([400, 'request.invalid']);
  expect(response.json().messages[0].extraInfo.field).toBe('body.accessToken');
  expect(sentTo(path)).toEqual([]);
});

test('a body of another type is answered with a problem, and does not reach the shop', async () => {
  shop.received.splice(0);
  const headers = { 'x-culture': 'en-ca', 'content-type': 'application/xml' };
  const response = await app.inject({ method: 'POST', url: '/api/shoppingcart/request', headers, payload: '<cart/>' });
  expect([response.statusCode, response.json().code]).toEqual([400, 'request.invalid']);
  expect(shop.received).toEqual([]);
});
