import { EventEmitter } from 'node:events';
import { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStore } from '../session/expiring-store.ts';
import type { SignInId } from '../session/ids.ts';
import { SignIns } from '../session/sign-ins.ts';
import { startFakeProvider } from '../testing/fake-provider.ts';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const terms = '/api/attachment/subscriptions/S1/terms-and-conditions/RP1?languageCode=fr-CA&culture=en-ca';
const pdf = Buffer.from('%PDF-1.7 terms');
const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };

let errorStatus: number | undefined;
let redirectStatus: number | undefined;
let breaksOff = false;
const shop = await startFakeService(({ path, headers, body }, response) => {
  if (path === '/api/user/signin-udi') {
    const token = body.includes('"access"') ? 'renewed-token' : 'shop-token';
    return json(response, 200, { token, details });
  }
  if (breaksOff) return response.socket?.resetAndDestroy();
  if (redirectStatus !== undefined) return response.writeHead(redirectStatus, { location: '/elsewhere' }).end();
  if (errorStatus !== undefined && headers['user-token'] !== 'renewed-token')
    return json(response, errorStatus, { errorMessages: [{ code: 'error.message.x', message: 'No terms' }] });
  response.writeHead(200, {
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="terms.pdf"',
    'set-cookie': 'a=b',
    server: 'shop',
  });
  response.end(pdf);
});

let app: App;
let cookie = '';

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url });
});
beforeEach(async () => {
  const headers = { 'x-culture': 'en-ca' };
  const response = await app.inject({
    method: 'POST',
    url: '/api/user/signin-udi',
    headers,
    payload: { accessToken: 'a' },
  });
  cookie = toCookieHeader(response);
  shop.received.splice(0);
});
afterEach(() => {
  errorStatus = undefined;
  redirectStatus = undefined;
  breaksOff = false;
  shop.received.splice(0);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

test('streams a PDF with its type and name, without other headers of the shop API', async () => {
  const response = await app.inject({ method: 'GET', url: terms, headers: { cookie } });
  expect(response.rawPayload).toEqual(pdf);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="terms.pdf"',
    'cache-control': 'no-store',
  });
  expect(response.headers).not.toHaveProperty('set-cookie');
  expect(response.headers).not.toHaveProperty('server');
});

test('sends the culture and language of the tab and the token to the shop API, and no cookie', async () => {
  await app.inject({ method: 'GET', url: terms, headers: { cookie, 'user-token': 'forged' } });
  const [{ path, headers } = { path: '', headers: {} }] = shop.received;
  expect(path).toBe('/api/attachment/subscriptions/S1/terms-and-conditions/RP1?languageCode=fr-CA');
  expect(headers).toMatchObject({ 'user-token': 'shop-token', country: 'CA', currency: 'CAD', language: 'en-CA' });
  expect(headers).not.toHaveProperty('cookie');
});

test('returns an error of the shop API as a problem', async () => {
  errorStatus = 404;
  const response = await app.inject({ method: 'GET', url: terms, headers: { cookie } });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json().detail).toBe('No terms');
});

test.each([301, 302, 304, 307])('responds with 502 to a redirect (%d) of the shop API', async (status) => {
  redirectStatus = status;
  const response = await app.inject({ method: 'GET', url: terms, headers: { cookie } });
  expect([response.statusCode, response.json().code]).toEqual([502, 'shop.invalidResponse']);
  expect(response.headers).not.toHaveProperty('location');
});

test('responds with 504 to a connection that breaks off', async () => {
  breaksOff = true;
  const response = await app.inject({ method: 'GET', url: terms, headers: { cookie } });
  expect([response.statusCode, response.json().code]).toEqual([504, 'shop.timeout']);
});

test.each([
  ['a connection that breaks off', () => (breaksOff = true), 504],
  ['a refusal', () => (errorStatus = 404), 404],
])('a tab reads words in its language after %s, and a way back to the account', async (_, fail, status) => {
  fail();
  const headers = { cookie, accept: 'text/html', 'sec-fetch-mode': 'navigate' };
  const {
    statusCode,
    headers: sent,
    body,
  } = await app.inject({ method: 'GET', url: `${terms}&language=fr-CA`, headers });
  expect([statusCode, sent['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(sent['cross-origin-opener-policy']).toBe('same-origin');
  expect(sent['content-security-policy']).toContain("default-src 'none';style-src 'sha256-");
  expect(body).toContain('<html lang="fr-CA"');
  expect(body).toContain('<a href="/en-ca/my-account/overview?language=fr-CA">');
});

test('ends the session after a status 401', async () => {
  errorStatus = 401;
  const response = await app.inject({ method: 'GET', url: terms, headers: { cookie } });
  expect([response.statusCode, response.json().action]).toEqual([401, 'sign-in']);
  const session = await app.inject({ method: 'GET', url: '/bff/session', headers: { cookie } });
  expect(session.json().signedIn).toBe(false);
});

test('renews the sign-in after a status 401, and streams the PDF with the new token', async () => {
  errorStatus = 401;
  const provider = await startFakeProvider();
  const store = new MemoryStore();
  const ownApp = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url }, { store });
  const signedIn = await ownApp.inject({
    method: 'POST',
    url: '/api/user/signin-udi',
    headers: { 'x-culture': 'en-ca' },
    payload: { accessToken: 'a' },
  });
  const [sessionId = ''] = (signedIn.cookies[0]?.value ?? '').split('.');
  const { signInId } = (await store.get(`session:${sessionId}`)) as { signInId: SignInId };
  const tokens = { accessToken: 'a', refreshToken: 'refresh', subject: 'ada' };
  await new SignIns(store).update(signInId, { provider: tokens });
  const headers = { cookie: toCookieHeader(signedIn) };
  // Node warns of more than ten.
  const listeners: number[] = [];
  const on = vi.spyOn(ServerResponse.prototype, 'on').mockImplementation(function (
    this: ServerResponse,
    name,
    listener,
  ) {
    EventEmitter.prototype.on.call(this, name, listener);
    listeners.push(this.listenerCount('close'));
    return this;
  });
  expect((await ownApp.inject({ method: 'GET', url: terms, headers })).rawPayload).toEqual(pdf);
  await ownApp.close();
  await provider.close();
  on.mockRestore();
  expect(Math.max(...listeners)).toBeLessThan(9);
});

describe('without a session', () => {
  test('redirects a tab to the sign-in and back to the PDF', async () => {
    const response = await app.inject({ method: 'GET', url: terms, headers: { accept: 'text/html' } });
    const login = new URL(String(response.headers.location), 'http://localhost');
    expect([response.statusCode, login.pathname, login.searchParams.get('returnTo')]).toEqual([
      303,
      '/bff/login',
      terms,
    ]);
    expect(shop.received).toEqual([]);
  });

  test('returns 401 to a script', async () => {
    const response = await app.inject({ method: 'GET', url: terms });
    expect(response.statusCode).toBe(401);
    expect(response.json().action).toBe('sign-in');
  });
});

test.each([
  ['/api/attachment/subscriptions/S1', 404],
  ['/api/attachment/other', 404],
  ['/api/attachment/subscriptions/S1/terms-and-conditions/RP1/more', 404],
  ['/api/attachment/subscriptions/..%2f..%2fadmin/terms-and-conditions/RP1', 400],
  ['/api/attachment/subscriptions/S1/terms-and-conditions/x%3Fy', 400],
  ['/api/attachment/subscriptions/S1/terms-and-conditions/RP1?unknown=1', 400],
])('rejects %s with %d without a request to the shop API', async (url, status) => {
  const response = await app.inject({ method: 'GET', url, headers: { cookie } });
  expect(response.statusCode).toBe(status);
  expect(shop.received).toEqual([]);
});

test('cancels the request when the client disconnects before the PDF is sent', async () => {
  const received = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const silentShop = await startFakeService(({ path }, response) => {
    if (path === '/api/user/signin-udi') return json(response, 200, { token: 'shop-token', details });
    response.once('close', closed.resolve);
    received.resolve();
  });
  const slow = await testApp({ SHOP_API_URL: silentShop.url });
  const baseUrl = await slow.listen({ port: 0, host: '127.0.0.1' });
  const signedIn = await slow.inject({
    method: 'POST',
    url: '/api/user/signin-udi',
    headers: { 'x-culture': 'en-ca' },
    payload: { accessToken: 'a' },
  });
  const client = new AbortController();
  const ownCookie = `perennial=${encodeURIComponent(signedIn.cookies[0]?.value ?? '')}`;
  const request = fetch(baseUrl + terms, { headers: { cookie: ownCookie }, signal: client.signal });
  await received.promise;
  client.abort();
  await expect(request).rejects.toThrow();
  await closed.promise;
  await slow.close();
  await silentShop.close();
});
