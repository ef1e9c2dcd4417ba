import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, startShop, testApp } from '../../testing/test-app.ts';

const canada = { 'x-culture': 'en-ca' };
const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const right = { customerEmail: details.email, adminUserName: 'cleo', adminPassword: 'secret' };

const shop = await startShop((request, response) => {
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

async function session(cookie: string) {
  return (await app.inject({ url: '/bff/session', headers: { ...canada, cookie } })).json();
}

const cookieOf = ({ cookies }: Awaited<ReturnType<typeof post>>) => `perennial=${cookies[0]?.value}`;

test('customer care acts for a customer in a session of its own, and never sees a token', async () => {
  const customer = cookieOf(await post('/api/user/signin-udi', '', { accessToken: 'a' }));
  const answer = await post('/api/admin/signin', customer, right);
  expect(answer.json()).toEqual({ details });
  expect(JSON.stringify(answer.headers) + answer.body).not.toContain('shop-token');
  expect(cookieOf(answer)).not.toBe(customer);
  expect(await session(cookieOf(answer))).toMatchObject({ signedIn: true, role: 'admin', email: details.email });
  expect(await session(customer)).toEqual({ signedIn: false, role: 'user' });
});

test('wrong data name the fault, and leave whoever was signed in as they were', async () => {
  const before = cookieOf(await post('/api/user/signin-udi', '', { accessToken: 'a' }));
  const answer = await post('/api/admin/signin', before, { ...right, adminPassword: 'wrong' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().detail).toBe('The user name or the password is not right.');
  expect(await session(before)).toMatchObject({ signedIn: true, role: 'user' });
});

test('after logging out, customer care goes on with the next customer', async () => {
  const cookie = cookieOf(await post('/api/admin/signin', '', right));
  const answer = await post('/bff/logout', cookie);
  expect(answer.json()).toEqual({ redirectTo: 'http://localhost:3000/en-ca/login-admin' });
  expect(await session(cookie)).toEqual({ signedIn: false, role: 'user' });
});
