/** What an identity provider or a shop API can do to the shop when it is broken, or is not what it says it is. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signToken } from '../src/testing/fake-provider.ts';
import type { HostileServices } from './harness/hostile-services.ts';
import { send } from './harness/http-request.ts';
import { waitUntil } from './harness/wait-until.ts';
import { useHostileServices } from './running-stack.ts';

const METHODS = '/api/payment/methods';

let services: HostileServices;
beforeAll(async () => {
  services = await useHostileServices();
});
beforeEach(() => services.reset());

async function signIn() {
  const browser = services.openBrowser();
  await services.signIn(browser);
  return browser;
}

describe('behind a proxy that terminates TLS', () => {
  test('the session cookie is bound to this host and to https, also without a header of the proxy', async () => {
    const { setCookies, headers } = await services.signIn(services.openBrowser());
    const [cookie = ''] = setCookies.filter((line) => line.startsWith('__Host-perennial='));
    const attributes = cookie.split('; ').slice(1).sort();
    expect(attributes).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  });

  test('a log-out removes the cookie with the same attributes', async () => {
    const browser = await signIn();
    const { setCookies } = await browser.signOut();
    const [cookie = ''] = setCookies.filter((line) => line.startsWith('__Host-perennial='));
    expect(cookie).toMatch(/^__Host-perennial=; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    expect(browser.cookieNames()).not.toContain('__Host-perennial');
  });

  test('a cookie without the prefix of this host signs no one in', async () => {
    const browser = await signIn();
    const other = services.openBrowser();
    other.setCookie('perennial', browser.cookie('__Host-perennial'));
    expect(await other.session()).toMatchObject({ signedIn: false });
  });
});

describe('a sign-in is refused', () => {
  test.each([
    ['another nonce', { claims: { nonce: 'of-another-sign-in' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another audience', { claims: { aud: 'another-shop' } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['a time that is over', { claims: { exp: 1_700_000_000 } }],
    ['no subject', { claims: { sub: undefined } }],
    ['no ID token', { tokens: { id_token: undefined } }],
    ['an ID token without a signature', { tokens: { id_token: 'eyJhbGciOiJub25lIn0.e30.' } }],
    [
      'tokens that are no JSON',
      { answers: { '/token': { status: 200, body: {}, headers: { 'content-type': 'text/html' } } } },
    ],
  ])('if the provider sends %s', async (_, changes) => {
    const browser = services.openBrowser();
    const callback = await services.startSignIn(browser);
    Object.assign(services.provider.state, changes);
    const { status, location } = await browser.request(callback);
    expect(status).toBe(303);
    expect(location).toMatch(/^\/en-ca\/udi-return\?reason=(failed|unavailable)/);
    expect(await browser.session()).toMatchObject({ signedIn: false });
    expect(browser.cookieNames()).not.toContain('__Host-perennial');
    expect(services.shopApi.received('/api/user/signin-udi')).toEqual([]);
  });

  test('if another key has signed the ID token', async () => {
    const browser = services.openBrowser();
    const callback = await services.startSignIn(browser);
    const { nonce } = services.provider.state;
    services.provider.state.tokens = {
      id_token: signWithAnotherKey({ nonce, sub: 'ada', iss: services.provider.url }),
    };
    expect((await browser.request(callback)).location).toContain('reason=failed');
    expect(await browser.session()).toMatchObject({ signedIn: false });
  });
});

test('what a provider says of a person is in the log without the email and the secrets', async () => {
  const error_description = 'Ada.Lovelace@example.com is blocked; login_hint=ada.lovelace%40example.com';
  const refused = { status: 400, headers: {}, body: { error: 'access_denied', error_description } };
  const browser = services.openBrowser();
  const callback = await services.startSignIn(browser);
  services.provider.state.answers = { '/token': refused };
  const { location } = await browser.request(callback);
  expect(location).toContain('reason=failed');
  const said = '[email] is blocked; login_hint=[email]';
  await waitUntil(() => services.bff.output.includes(said));
  const [line = ''] = services.bff.output.split('\n').filter((text) => text.includes(said));
  expect(JSON.parse(line)).toMatchObject({ msg: 'sign-in failed', err: { providerError: 'access_denied' } });
  const sent = new URLSearchParams(services.provider.received.at(-1)?.body);
  expect([...sent.keys()]).toContain('code_verifier');
  for (const secret of ['lovelace', sent.get('code_verifier') ?? '']) {
    expect(services.bff.output.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});

function signWithAnotherKey(claims: object): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const iat = Math.floor(Date.now() / 1000);
  const times = { iat, exp: iat + 600, aud: 'perennial-shop' };
  const content = `${encode({ alg: 'RS256', kid: 'k' })}.${encode({ ...claims, ...times })}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

describe('a refresh', () => {
  async function refreshAfter(changes: object) {
    const browser = await signIn();
    services.shopApi.expireTokens();
    Object.assign(services.provider.state, { claims: { nonce: undefined }, ...changes });
    return { browser, answer: await browser.call(METHODS) };
  }

  test('that brings the tokens of another person ends the session', async () => {
    const { browser, answer } = await refreshAfter({ claims: { nonce: undefined, sub: 'eve' } });
    expect([answer.status, answer.json['code']]).toEqual([401, 'session.required']);
    expect(await browser.session()).toMatchObject({ signedIn: false });
  });

  test('that brings no new refresh token keeps the old one for the next time', async () => {
    const { browser, answer } = await refreshAfter({ tokens: { refresh_token: undefined, access_token: 'access-2' } });
    expect(answer.status).toBe(200);
    services.shopApi.expireTokens();
    expect((await browser.call(METHODS)).status).toBe(200);
    const refreshes = services.provider.received.filter(({ body }) => body.includes('grant_type=refresh_token'));
    expect(refreshes.map(({ body }) => new URLSearchParams(body).get('refresh_token'))).toEqual(['refresh', 'refresh']);
  });

  test('sends the secret of the shop in a header, never in the body', async () => {
    await refreshAfter({});
    for (const { body, headers } of services.provider.received.filter(({ path }) => path === '/token')) {
      expect(headers.authorization).toMatch(/^Basic /);
      expect(body).not.toContain('client_secret');
    }
  });
});

describe('a log-out of the provider', () => {
  const event = 'http://schemas.openid.net/event/backchannel-logout';
  const seconds = () => Math.floor(Date.now() / 1000);
  const createToken = (changes: object, header: object = {}) => {
    const claims = {
      iss: services.provider.url,
      aud: 'perennial-shop',
      iat: seconds(),
      exp: seconds() + 120,
      sub: 'ada',
    };
    const token = { ...claims, jti: crypto.randomUUID(), events: { [event]: {} }, ...changes };
    return signToken(token, { typ: 'logout+jwt', ...header });
  };
  const sendToken = (token: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ logout_token: token }).toString();
    return send(`${services.bff.url}/bff/backchannel-logout`, { method: 'POST', headers, body });
  };

  test('ends the session of its person', async () => {
    const browser = await signIn();
    expect((await sendToken(createToken({}))).status).toBe(200);
    expect(await browser.session()).toMatchObject({ signedIn: false });
  });

  test.each<[string, object, object?]>([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another shop', { aud: 'another-shop' }],
    ['with a nonce', { nonce: 'n' }],
    ['without an event', { events: {} }],
    ['without a person and a session', { sub: undefined }],
    ['without an id', { jti: undefined }],
    ['that is over', { exp: 1_700_000_000, iat: 1_699_999_000 }],
    ['of another type', {}, { typ: 'at+jwt' }],
    ['that is an ID token', { events: undefined, nonce: 'n' }, { typ: 'JWT' }],
    ['with another key', {}, { kid: 'other' }],
    ['without a signature', {}, { alg: 'none' }],
  ])('%s ends no session', async (_, changes, header) => {
    const browser = await signIn();
    expect((await sendToken(createToken(changes, header))).status).toBe(400);
    expect(await browser.session()).toMatchObject({ signedIn: true });
  });

  test('with a bad signature ends no session', async () => {
    const browser = await signIn();
    const token = createToken({});
    expect((await sendToken(`${token.slice(0, -8)}AAAAAAAA`)).status).toBe(400);
    expect(await browser.session()).toMatchObject({ signedIn: true });
  });

  test('counts once', async () => {
    const token = createToken({});
    expect((await sendToken(token)).status).toBe(200);
    const browser = await signIn();
    expect((await sendToken(token)).status).toBe(400);
    expect(await browser.session()).toMatchObject({ signedIn: true });
  });
});
