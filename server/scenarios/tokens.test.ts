/** Where tokens may be, and how they are renewed at the real identity provider (docs/rules/sign-in.md#renewal). */
import { beforeEach, describe, expect, test } from 'vitest';
import { send } from './harness/http-request.ts';
import { waitUntil } from './harness/wait-until.ts';
import { useStack } from './running-stack.ts';

const stack = useStack();
const customer = stack.findCustomer('ca-subscriber');
const { control } = stack.sandbox;

beforeEach(() => stack.clear());

async function signIn(via?: string) {
  const browser = stack.openBrowser(via);
  await browser.signIn(customer);
  control.requests.clear();
  return browser;
}

const sent = (service: 'shop-api' | 'identity', path: string) =>
  control.requests.all(service).filter((request) => request.path === path);

test('no token is in an answer to the browser, in a cookie, in a file or in the log', async () => {
  const browser = stack.openBrowser();
  browser.records = true;
  await browser.signIn(customer, '/en-ca/my-account/overview');
  const grants = sent('shop-api', '/api/user/signin-udi').map(
    ({ body }) => (body as { accessToken: string }).accessToken,
  );
  const { answer: page } = await browser.open('/en-ca/my-account/overview');
  for (const path of [
    '/bff/session',
    '/bff/boot?culture=en-ca',
    '/api/user/details',
    '/bff/subscriptions',
    '/api/unlisted',
  ])
    await browser.call(path);
  for (const [, file = ''] of page.text.matchAll(/"(\/assets\/[^"]+\.js)"/g)) await browser.request(file);
  await browser.signOut();

  const userTokens = control.requests.all('shop-api').flatMap(({ headers }) => headers['user-token'] ?? []);
  const tokens = new Set([...grants, ...userTokens].map(String));
  expect(grants).toHaveLength(1);
  expect(tokens.size).toBeGreaterThan(1);
  const received = browser.recorded.map(({ everything }) => everything).join('\n');
  const written = stack.instances.map(({ output }) => output).join('\n');
  for (const token of tokens) {
    expect(received).not.toContain(token);
    expect(written).not.toContain(token);
  }
  expect(received).toContain('"signedIn":true');
  expect(written).not.toContain(customer.email);
});

describe('twenty calls at once with an expired token', () => {
  test.each([
    ['on one instance', stack.instances[0].url],
    ['over two instances', stack.proxy.url],
  ])(
    '%s make one refresh and get twenty answers, and the rotated refresh token works the next time',
    async (_, via) => {
      const browser = await signIn(via);
      for (let round = 0; round < 2; round += 1) {
        stack.sandbox.expireUserTokens();
        control.requests.clear();
        const calls = Array.from({ length: 20 }, () => browser.call('/api/payment/methods'));
        expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
        expect(sent('identity', '/token')).toHaveLength(1);
        expect(sent('shop-api', '/api/user/signin-udi')).toHaveLength(1);
      }
    },
  );
});

describe('a refresh', () => {
  const html = { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } };

  test.each([
    ['that the identity provider fails at', { status: 500, body: 'broken' }],
    ['that it is too busy for', { status: 429, body: { error: 'slow_down' }, headers: { 'retry-after': '1' } }],
    ['that it answers with a page', html],
    ['that it refuses for another reason than the grant', { status: 400, body: { error: 'invalid_request' } }],
  ])('%s keeps the session, and the next call succeeds', async (_, fault) => {
    const browser = await signIn();
    stack.sandbox.expireUserTokens();
    control.faults.add({ service: 'identity', method: 'POST', path: '/token', ...fault });
    const answer = await browser.call('/api/payment/methods');
    expect([answer.status, answer.json['code']]).toEqual([503, 'identity.unavailable']);
    expect(answer.json['detail']).toMatch(/\w/);
    expect(await browser.session()).toMatchObject({ signedIn: true });
    stack.clear();
    expect((await browser.call('/api/payment/methods')).status).toBe(200);
  });

  test('of a grant that has ended ends the session, and the client is sent to the sign-in', async () => {
    const browser = await signIn();
    stack.sandbox.expireUserTokens();
    const fault = { status: 400, body: { error: 'invalid_grant' }, times: 1 };
    control.faults.add({ service: 'identity', method: 'POST', path: '/token', ...fault });
    const answer = await browser.call('/api/payment/methods');
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ code: 'session.required', action: 'sign-in' });
    expect(await browser.session()).toMatchObject({ signedIn: false });
  });

  test('after which the shop API still refuses is made once for each call', async () => {
    const browser = await signIn();
    control.faults.add({ service: 'shop-api', method: 'GET', path: '/api/payment/methods', status: 401, body: {} });
    expect((await browser.call('/api/payment/methods')).status).toBe(401);
    expect(sent('shop-api', '/api/payment/methods')).toHaveLength(2);
    expect(sent('identity', '/token')).toHaveLength(1);
  });

  test('that is under way when the customer logs out signs no one in again', async () => {
    const browser = await signIn();
    const thief = browser.copy();
    stack.sandbox.expireUserTokens();
    control.faults.add({ service: 'identity', method: 'POST', path: '/token', delayMs: 200, times: 1 });
    const call = browser.copy().call('/api/payment/methods');
    await waitUntil(() => sent('identity', '/token').length === 1);
    expect((await browser.signOut()).status).toBe(200);
    expect((await call).status).toBe(401);
    expect(await thief.session()).toMatchObject({ signedIn: false });
  });
});

describe('while the shop API renews the token of an admin', () => {
  const admin = stack.findCustomer('admin-canada');
  const [first, second] = stack.instances;
  const slow = { service: 'shop-api', method: 'GET', path: '/api/payment/methods', responseDelayMs: 600, times: 1 };

  /** Signs an admin in, whose token the next call renews, and holds the response of that call back. */
  async function signInAdmin() {
    const browser = stack.openBrowser(first.url);
    const body = { adminUserName: admin.email, adminPassword: admin.password, customerEmail: customer.email };
    expect((await browser.call('/api/admin/signin', { body })).status).toBe(200);
    stack.sandbox.renewUserTokens();
    control.requests.clear();
    control.faults.add({ ...slow, service: 'shop-api' });
    return browser;
  }
  const isSent = () => sent('shop-api', slow.path).length === 1;

  test('a call on another instance waits for the new token', async () => {
    const browser = await signInAdmin();
    const renewing = browser.call(slow.path);
    await waitUntil(isSent);
    const other = browser.copy();
    other.via = second.url;
    expect((await other.call('/api/user/details')).status).toBe(200);
    expect((await renewing).status).toBe(200);
    expect(sent('shop-api', '/api/user/details').map(({ headers }) => headers['user-token'])).toHaveLength(2);
    expect(await browser.session()).toMatchObject({ signedIn: true, role: 'admin' });
  });

  test('a page that is left during that call does not lose the new token', async () => {
    const browser = await signInAdmin();
    const left = new AbortController();
    const renewing = fetch(`${first.url}${slow.path}`, {
      headers: { cookie: `perennial=${browser.cookie('perennial')}`, 'x-culture': 'en-ca' },
      signal: left.signal,
    });
    await waitUntil(isSent);
    left.abort();
    await expect(renewing).rejects.toThrow(/abort/i);
    expect((await browser.call('/api/user/details')).status).toBe(200);
    expect(await browser.session()).toMatchObject({ signedIn: true, role: 'admin' });
  });
});

test('a stranger who sends a user token of their own is not signed in', async () => {
  const token = stack.sandbox.userToken(customer.email);
  const headers = { 'x-culture': 'en-ca', 'user-token': token, authorization: `Bearer ${token}` };
  expect((await send(`${stack.proxy.url}/api/user/details`, { headers })).status).toBe(401);
  expect(control.requests.all('shop-api')).toEqual([]);
});
