/** What other sites and faults do to a sign-out (docs/rules/sign-in.md#sign-out). */
import { beforeEach, describe, expect, test } from 'vitest';
import { send } from './harness/http-request.ts';
import { useStack } from './running-stack.ts';

const stack = useStack();
const customer = stack.findCustomer('ca-subscriber');
const { control } = stack.sandbox;

beforeEach(() => stack.clear());

async function signIn() {
  const browser = stack.openBrowser();
  await browser.signIn(customer);
  return browser;
}

describe('another site', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test.each([
    ['a link', 'GET', {}, 404],
    ['a form', 'POST', { ...form, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['a form without an origin', 'POST', { ...form, origin: 'null' }, 403],
    ['a request that names a culture', 'POST', { 'x-culture': 'en-ca', origin: 'https://evil.example' }, 403],
    ['a request of the same machine', 'POST', { 'x-culture': 'en-ca', origin: 'http://localhost:1' }, 403],
    ['a request whose browser says so', 'POST', { 'x-culture': 'en-ca', 'sec-fetch-site': 'cross-site' }, 403],
  ])('cannot log a customer out with %s', async (_, method, headers, status) => {
    const browser = await signIn();
    expect((await browser.request('/bff/logout', { method, headers })).status).toBe(status);
    expect(await browser.session()).toMatchObject({ signedIn: true });
  });

  test('gets no permission for a request with headers of its own', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const { status, headers: answer } = await stack
      .openBrowser()
      .request('/bff/logout', { method: 'OPTIONS', headers });
    expect(status).toBe(404);
    expect(Object.keys(answer).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

test('a log-out revokes the grant, removes the cookie, and leads to the end of the session at the provider', async () => {
  const browser = await signIn();
  const answer = await browser.signOut();
  expect(new URL(String(answer.json['redirectTo'])).origin).toBe(stack.sandbox.urls.identity);
  expect(String(answer.json['redirectTo'])).not.toContain('id_token');
  expect(browser.cookieNames()).not.toContain('perennial');
  await expect.poll(() => control.requests.all('identity').map(({ path }) => path)).toContain('/token/revocation');
});

test.each([
  ['fails', { status: 500 }],
  ['refuses the revocation', { status: 400, body: { error: 'invalid_request' } }],
])('a customer can log out while the identity provider %s', async (_, fault) => {
  const browser = await signIn();
  const thief = browser.copy();
  control.faults.add({ service: 'identity', method: '*', path: '/*', ...fault });
  expect((await browser.signOut()).status).toBe(200);
  expect(await thief.session()).toMatchObject({ signedIn: false });
});

describe('a log-out at the identity provider', () => {
  test('ends the session at the shop, whose browser is not asked, on every instance', async () => {
    const browser = await signIn();
    const phone = stack.openBrowser();
    await phone.signIn(stack.findCustomer('ca-new'));
    const { location } = await browser.request(`${stack.sandbox.urls.identity}/session/end?client_id=perennial-shop`);
    expect(location).toBe('');
    const atShop = browser.copy();
    const home = `${stack.origin}/en-ca/`;
    const query = new URLSearchParams({ client_id: 'perennial-shop', post_logout_redirect_uri: home });
    await browser.signOutAtProvider(`${stack.sandbox.urls.identity}/session/end?${query}`);
    for (const { url } of stack.instances) {
      atShop.via = url;
      expect(await atShop.session()).toMatchObject({ signedIn: false });
    }
    expect(await phone.session()).toMatchObject({ signedIn: true });
  });

  test.each([
    ['no token', ''],
    ['a token that someone made up', 'logout_token=e30.e30.e30'],
    ['the token of a customer', () => `logout_token=${stack.sandbox.userToken(customer.email)}`],
  ])('that someone pretends with %s ends no session', async (_, body) => {
    const browser = await signIn();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const text = typeof body === 'string' ? body : body();
    const answer = await send(`${stack.proxy.url}/bff/backchannel-logout`, { method: 'POST', headers, body: text });
    expect(answer.status).toBe(400);
    expect(await browser.session()).toMatchObject({ signedIn: true });
  });
});

test('the next sign-in after a log-out asks for the password, although the identity provider has a session', async () => {
  const browser = await signIn();
  await browser.signOut();
  expect((await browser.startSignIn()).pathname).toMatch(/^\/interaction\//);
});
