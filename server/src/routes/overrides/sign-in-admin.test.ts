import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, startFakeService, testApp } from '../../testing/test-app.ts';

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
