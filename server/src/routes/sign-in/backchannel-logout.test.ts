import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestProblem } from '../../errors/request-problem.ts';
import { CLOCK_TOLERANCE_SECONDS, MAX_AGE_SECONDS } from '../../identity/logout-token.ts';
import { MemoryStore } from '../../session/expiring-store.ts';
import { createBrowser } from '../../testing/browser.ts';
import { jwk, signToken, startFakeProvider } from '../../testing/fake-provider.ts';
import { json, startFakeService, testApp } from '../../testing/test-app.ts';

const ada = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const event = 'http://schemas.openid.net/event/backchannel-logout';

const shop = await startFakeService((_, response) => json(response, 200, { token: 'shop-token', details: ada }));
const provider = await startFakeProvider();
const store = new MemoryStore();
const app = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url }, { store });
afterAll(() => Promise.all([app.close(), shop.close(), provider.close()]));

beforeEach(() => {
  provider.state.claims = {};
  provider.state.answers = {};
});

let count = 0;
function claims(changes: object = {}) {
  count += 1;
  const now = Math.floor(Date.now() / 1000);
  const token = { iss: provider.url, aud: 'perennial-shop', iat: now, exp: now + 120, jti: `t-${count}`, sub: 'ada' };
  return { ...token, events: { [event]: {} }, ...changes };
}
const logoutToken = (changes: object = {}, header: object = {}) =>
  signToken(claims(changes), { typ: 'logout+jwt', ...header });

/** As the provider sends it: no culture, no origin, no cookie. */
const send = (token: string, payload = `logout_token=${token}`, to = app) =>
  to.inject({
    method: 'POST',
    url: '/bff/backchannel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

async function signIn(idToken: object = {}) {
  provider.state.claims = idToken;
  const browser = createBrowser(app, provider);
  await browser.comeBack(await browser.start());
  return browser;
}
const isSignedIn = async (browser: Awaited<ReturnType<typeof signIn>>) => (await browser.session()).signedIn;

describe('a token of the provider', () => {
  test('ends the sign-ins of a person, and is answered with an empty 200 that no cache keeps', async () => {
    const browsers = [await signIn(), await signIn({ sid: 's-1' })] as const;
    const other = await signIn({ sub: 'grace' });
    const response = await send(logoutToken());
    expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([200, '', 'no-store']);
    expect(await Promise.all([...browsers, other].map(isSignedIn))).toEqual([false, false, true]);
  });

  test.each([
    ['a session', { sid: 's-1', sub: undefined }],
    ['a session and its person', { sid: 's-1' }],
  ])('that names %s ends the sign-ins of that session only', async (_, changes) => {
    const browsers = [await signIn({ sid: 's-1' }), await signIn({ sid: 's-2' })] as const;
    expect((await send(logoutToken(changes))).statusCode).toBe(200);
    expect(await Promise.all(browsers.map(isSignedIn))).toEqual([false, true]);
  });

  test('that names a session and another person ends nothing', async () => {
    const browser = await signIn({ sid: 's-9' });
    expect((await send(logoutToken({ sid: 's-9', sub: 'grace' }))).statusCode).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('that names a session ends the sign-ins of its person that have none', async () => {
    const browser = await signIn();
    await send(logoutToken({ sid: 's-3' }));
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('refuses a sign-in of its session that comes back later', async () => {
    const browser = createBrowser(app, provider);
    const authorization = await browser.start();
    await send(logoutToken({ sid: 's-5' }));
    provider.state.claims = { sid: 's-5' };
    expect((await browser.comeBack(authorization)).search).toContain('reason=failed');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('is accepted when nobody is signed in, and without a type', async () => {
    expect((await send(logoutToken({ sub: 'nobody' }, { typ: undefined }))).statusCode).toBe(200);
  });
});

const now = () => Math.floor(Date.now() / 1000);
const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const parts = (token: string) => token.split('.') as [string, string, string];
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each<[string, () => string]>([
  ['is no token', () => 'x'],
  [
    'is signed by another key',
    () => {
      const [header, payload] = parts(logoutToken());
      return `${header}.${payload}.${sign('sha256', Buffer.from(`${header}.${payload}`), foreignKey).toString('base64url')}`;
    },
  ],
  [
    'was changed',
    () => {
      const [header, , signature] = parts(logoutToken());
      return [header, encode(claims({ sub: 'grace' })), signature].join('.');
    },
  ],
  ['is not signed', () => `${encode({ alg: 'none', typ: 'logout+jwt' })}.${encode(claims())}.`],
  [
    'is signed with the secret of the client',
    () => {
      const content = `${encode({ alg: 'HS256', typ: 'logout+jwt' })}.${encode(claims())}`;
      return `${content}.${createHmac('sha256', 'a secret for tests').update(content).digest('base64url')}`;
    },
  ],
  ['names an unknown key', () => logoutToken({}, { kid: 'other' })],
  ['has the type of another token', () => logoutToken({}, { typ: 'at+jwt' })],
  ['is an ID token', () => logoutToken({ events: undefined, nonce: 'n' }, { typ: 'JWT' })],
  ['is of another issuer', () => logoutToken({ iss: 'https://evil.example' })],
  ['is for another shop', () => logoutToken({ aud: 'another-shop' })],
  ['is for nobody', () => logoutToken({ aud: undefined })],
  ['has no time', () => logoutToken({ iat: undefined })],
  ['is old', () => logoutToken({ iat: now() - MAX_AGE_SECONDS - CLOCK_TOLERANCE_SECONDS - 2, exp: undefined })],
  ['is of the future', () => logoutToken({ iat: now() + CLOCK_TOLERANCE_SECONDS + 5 })],
  ['has expired', () => logoutToken({ iat: now() - 120, exp: now() - CLOCK_TOLERANCE_SECONDS - 1 })],
  ['has no event', () => logoutToken({ events: undefined })],
  ['is about another event', () => logoutToken({ events: { 'https://other.example': {} } })],
  ['has an event that is no object', () => logoutToken({ events: { [event]: true } })],
  ['has a nonce', () => logoutToken({ nonce: 'n' })],
  ['names neither a person nor a session', () => logoutToken({ sub: undefined })],
  ['has a person that is no text', () => logoutToken({ sub: 7 })],
  ['has no id', () => logoutToken({ jti: undefined })],
])('a token that %s is refused and ends nothing', async (_, create) => {
  const browser = await signIn();
  const response = await send(create());
  expect([response.statusCode, response.json()]).toEqual([400, { error: 'invalid_request' }]);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await isSignedIn(browser)).toBe(true);
});

test('a token that has the type of any token ends the sign-in', async () => {
  const browser = await signIn();
  expect((await send(logoutToken({}, { typ: 'JWT' }))).statusCode).toBe(200);
  expect(await isSignedIn(browser)).toBe(false);
});

test('a token works once', async () => {
  const token = logoutToken();
  expect((await send(token)).statusCode).toBe(200);
  const browser = await signIn();
  expect((await send(token)).statusCode).toBe(400);
  expect(await isSignedIn(browser)).toBe(true);
});

test('a token of a provider whose clock is ahead works once for as long as it is valid', async () => {
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const own = await testApp(
    { SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url },
    { store: new MemoryStore(() => Date.now()) },
  );
  const token = logoutToken({ iat: now() + CLOCK_TOLERANCE_SECONDS - 5, exp: undefined });
  expect((await send(token, undefined, own)).statusCode).toBe(200);
  vi.setSystemTime(start + (MAX_AGE_SECONDS + 2 * CLOCK_TOLERANCE_SECONDS - 10) * 1000);
  const fresh = logoutToken({ iat: now() - MAX_AGE_SECONDS - CLOCK_TOLERANCE_SECONDS + 5, exp: undefined });
  expect((await send(fresh, undefined, own)).statusCode).toBe(200);
  expect((await send(token, undefined, own)).statusCode).toBe(400);
  vi.useRealTimers();
  await own.close();
});

test.each([
  ['no token', 'other=1'],
  ['two tokens', `logout_token=${logoutToken()}&logout_token=a`],
  ['an empty body', ''],
  ['a body that is too large', `logout_token=${'a'.repeat(20_000)}`],
])('a form with %s is refused', async (_, payload) => {
  const response = await send('', payload);
  expect([response.statusCode, response.json()]).toEqual([400, { error: 'invalid_request' }]);
});

test('a body that is no form is refused', async () => {
  const payload = { logout_token: logoutToken() };
  expect((await app.inject({ method: 'POST', url: '/bff/backchannel-logout', payload })).statusCode).toBe(400);
});

test('a token can be sent again after an outage of the store', async () => {
  const browser = await signIn();
  const token = logoutToken();
  const away = vi.spyOn(store, 'delete').mockRejectedValue(new RequestProblem('session.storeUnavailable'));
  const response = await send(token);
  expect([response.statusCode, response.json()]).toEqual([503, { error: 'temporarily_unavailable' }]);
  away.mockRestore();
  expect((await send(token)).statusCode).toBe(200);
  expect(await isSignedIn(browser)).toBe(false);
});

test('a token that is signed in a way that the provider does not offer is refused, although its key is right', async () => {
  const fresh = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url });
  provider.state.answers = { '/jwks': { status: 200, body: { keys: [{ ...jwk, alg: undefined }] } } };
  const statusOf = async (token: string) => (await send(token, undefined, fresh)).statusCode;
  expect(await statusOf(signToken(claims(), { alg: 'RS512' }, 'sha512'))).toBe(400);
  expect(await statusOf(signToken(claims()))).toBe(200);
  await fresh.close();
});

test('a token cannot be checked while the keys of the provider cannot be fetched', async () => {
  const fresh = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url });
  provider.state.answers = { '/jwks': { status: 500, body: {} } };
  const response = await send(logoutToken(), undefined, fresh);
  expect([response.statusCode, response.json()]).toEqual([503, { error: 'temporarily_unavailable' }]);
  await fresh.close();
});

test('operators see how many log-outs were taken, refused and failed, and visits of less than a minute', async () => {
  const fake = await startFakeProvider();
  const token = 'a-token-for-metrics';
  const measured = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: fake.url, METRICS_TOKEN: token });
  const browser = createBrowser(measured, fake);
  await browser.comeBack(await browser.start());
  const ofFake = (changes: object) => signToken({ ...claims(changes), iss: fake.url }, { typ: 'logout+jwt' });
  fake.state.answers = { '/jwks': { status: 503, body: {} } };
  expect((await send(ofFake({}), undefined, measured)).statusCode).toBe(503);
  fake.state.answers = {};
  expect((await send(ofFake({ nonce: 'n' }), undefined, measured)).statusCode).toBe(400);
  expect((await send('none', undefined, measured)).statusCode).toBe(400);
  expect((await send(ofFake({}), undefined, measured)).statusCode).toBe(200);
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await measured.inject({ url: '/metrics', headers });
  await Promise.all([measured.close(), fake.close()]);
  const countOf = (name: string, label: string) =>
    body.match(new RegExp(`^perennial_${name}\\{\\w+="${label}"\\} (\\d+)$`, 'm'))?.[1];
  const results = ['taken', 'refused', 'failed'].map((result) => countOf('backchannel_logouts_total', result));
  expect(results).toEqual(['1', '2', '1']);
  expect(['user', 'admin'].map((role) => countOf('sign_in_active_minutes_total', role))).toEqual(['1', '0']);
});
