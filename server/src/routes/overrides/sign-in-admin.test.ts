import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { IdentityProvider } from '../../identity/provider.ts';
import type { ProviderTokens } from '../../session/sign-ins.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import { json, startFakeService, testApp, testConfig } from '../../testing/test-app.ts';
import { signInAdmin } from './sign-in-admin.ts';

const canada = { 'x-culture': 'en-ca' };
const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const credentials = { customerEmail: details.email, adminUserName: 'cleo', adminPassword: 'secret' };

const shop = await startFakeService((request, response) => {
  if (request.body.includes('"wrong"')) {
    const message = 'The user name or the password is not right.';
    return json(response, 400, { errorMessages: [{ code: 'error.message.adminIsInvalid', message }] });
  }
  return json(response, 200, { token: 'shop-token', details }, { 'user-token': 'shop-token-of-the-header' });
});
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url });
});
afterAll(() => Promise.all([app.close(), shop.close()]));

const post = (url: string, cookie = '', payload: object = {}) =>
  app.inject({ method: 'POST', url, headers: { ...canada, cookie }, payload });

async function fetchSession(cookie: string) {
  return (await app.inject({ url: '/bff/session', headers: { ...canada, cookie } })).json();
}

const toCookie = ({ cookies }: Awaited<ReturnType<typeof post>>) => `perennial=${cookies[0]?.value}`;

test('an admin gets a session of their own, without a token in the response', async () => {
  const customer = toCookie(await post('/api/user/signin-udi', '', { accessToken: 'a' }));
  const response = await post('/api/admin/signin', customer, credentials);
  expect(response.json()).toEqual({ details });
  expect(JSON.stringify(response.headers) + response.body).not.toContain('shop-token');
  expect(toCookie(response)).not.toBe(customer);
  expect(await fetchSession(toCookie(response))).toMatchObject({ signedIn: true, role: 'admin', email: details.email });
  expect(await fetchSession(customer)).toEqual({ signedIn: false, role: 'user' });
});

test('wrong credentials show an error and keep the previous sign-in', async () => {
  const before = toCookie(await post('/api/user/signin-udi', '', { accessToken: 'a' }));
  const response = await post('/api/admin/signin', before, { ...credentials, adminPassword: 'wrong' });
  expect(response.statusCode).toBe(400);
  expect(response.json().detail).toBe('The user name or the password is not right.');
  expect(await fetchSession(before)).toMatchObject({ signedIn: true, role: 'user' });
});

test('sign-out leads an admin back to the admin login', async () => {
  const cookie = toCookie(await post('/api/admin/signin', '', credentials));
  const response = await post('/bff/logout', cookie);
  expect(response.json()).toEqual({ redirectTo: 'http://localhost:3000/en-ca/login-admin' });
  expect(await fetchSession(cookie)).toEqual({ signedIn: false, role: 'user' });
});

const tokens: ProviderTokens = { accessToken: 'access', subject: 'ada' };
const end = 'https://identity.example/end';

test.each<[string, { provider?: ProviderTokens } | undefined, string | undefined, object]>([
  ['nowhere if no one was signed in', undefined, end, { details }],
  ['nowhere if another admin was signed in', {}, end, { details }],
  ['to the end of the customer at the identity provider', { provider: tokens }, end, { details, redirectTo: end }],
  ['nowhere while the identity provider is not available', { provider: tokens }, undefined, { details }],
])('leads an admin %s', async (_, previous, endUrl, expected) => {
  const endSession = vi.fn(async () => endUrl);
  const { handler, response } = signInAdmin({
    shop: {
      forwardAnonymously: async () => ({ body: Buffer.from(JSON.stringify({ token: 'shop-token', details })) }),
    } as unknown as VisitorShopApi,
    provider: { endSession } as unknown as IdentityProvider,
    config: testConfig(),
  });
  const request = {
    visitor: { signIn: async () => previous, startSignIn: async () => {} },
    site: { culture: 'en-ca' },
    body: credentials,
  } as unknown as FastifyRequest;
  const result = await handler(request, {} as FastifyReply);
  expect(response.parse(result)).toEqual(expected);
  expect(endSession).toHaveBeenCalledTimes(previous?.provider ? 1 : 0);
});
