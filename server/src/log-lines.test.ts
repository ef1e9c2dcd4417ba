/** The lines of the log about failures that a visitor reads little or nothing of (docs/operate/README.md#log-lines). */
import { profile } from '@perennial/shared/examples/profile';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { TAKES_KEPT } from '@perennial/shared/page-data';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { RequestProblem } from './errors/request-problem.ts';
import { createLogger } from './logger.ts';
import { MemoryStore } from './session/expiring-store.ts';
import { type Browser, createBrowser } from './testing/browser.ts';
import { signToken, startFakeProvider } from './testing/fake-provider.ts';
import { json, startFakeService, testApp } from './testing/test-app.ts';

const ada = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const answers: Readonly<Record<string, unknown>> = {
  '/api/user/signin-udi': { token: 't', details: ada },
  '/api/user/details': profile(),
  '/api/subscriptions': [subscriptionListItem({ subscriptionNumber: 'S1' })],
  '/api/subscriptions/S1': subscriptionDetails({ number: 'S1' }),
};
/** The path of the shop API that fails. */
let failing = '';
const shop = await startFakeService(({ path }, response) =>
  path === failing ? json(response, 503, {}) : json(response, 200, answers[path] ?? {}),
);
const provider = await startFakeProvider();

class FailingStore extends MemoryStore {
  failsFor = '';
  override async get(key: string) {
    if (this.failsFor && key.startsWith(this.failsFor)) throw new RequestProblem('session.storeUnavailable');
    return super.get(key);
  }
  override async checkWritable() {
    if (this.failsFor) throw new Error('connection lost');
  }
}
const store = new FailingStore();
const lines: { msg: string }[] = [];
const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
const markets = '{"*":{"ordering":"open","paymentDetails":"here","selfService":"here"}}';
const app = await testApp(
  { SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url, MARKET_OVERRIDES: markets },
  { store, logger },
);
const withoutProvider = await testApp({ SHOP_API_URL: shop.url, SIGN_IN_LIMIT: '1/60' }, { logger });
afterAll(() => Promise.all([app, withoutProvider, shop, provider].map((opened) => opened.close())));

let browser: Browser;
let people = 0;
beforeEach(async () => {
  failing = '';
  store.failsFor = '';
  provider.state.answers = {};
  // A person of their own, so that no test ends the sign-ins of another one.
  people += 1;
  provider.state.claims = { sub: `ada-${people}` };
  browser = createBrowser(app, provider);
  await browser.comeBack(await browser.start());
  lines.splice(0);
});

const INFO = 30;
const WARN = 40;
const ERROR = 50;
const err = expect.objectContaining({ type: expect.any(String), message: expect.any(String) });
/** The lines that are not those of each request. */
const told = () => lines.filter(({ msg }) => !/^(?:incoming request|request completed)$/.test(msg));
const logout = (token: string) =>
  app.inject({
    method: 'POST',
    url: '/bff/backchannel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `logout_token=${token}`,
  });

test('a sign-in that cannot begin has its reason, and one that a limit refuses another', async () => {
  const login = () => withoutProvider.inject({ url: '/bff/login?culture=en-ca', headers: browser.headersOf() });
  expect((await login()).statusCode).toBe(303);
  expect(told()).toMatchObject([{ level: WARN, msg: 'sign-in failed', reason: 'unavailable', err }]);
  lines.splice(0);
  expect((await login()).headers.location).toContain('reason=unavailable');
  expect(told()).toMatchObject([{ level: INFO, msg: 'sign-in failed', reason: 'limited' }]);
});

test('changes of the profile that are not copied have their cause', async () => {
  const page = await browser.follow('/bff/profile?culture=en-ca&returnTo=/en-ca/my-account/personal-details');
  failing = '/api/user/profile-udi';
  const back = new URL(page.searchParams.get('returnTo') ?? '');
  expect((await browser.follow(back.pathname + back.search)).search).toContain('failed');
  const msg = 'copying profile changes to the shop API failed';
  expect(told()).toMatchObject([{ level: WARN, msg, err }]);
});

test('a grant that cannot be revoked has its cause, after a sign-out here and elsewhere', async () => {
  const other = createBrowser(app, provider);
  await other.comeBack(await other.start({ prompt: 'login' }));
  provider.state.answers = { '/revoke': { status: 503, body: {} } };
  const end = await other.request('/bff/sign-ins/end-others', 'POST');
  expect([end.statusCode, end.body]).toEqual([200, '{"ended":1}']);
  await vi.waitFor(() => expect(told()).toMatchObject([{ level: WARN, msg: 'revoking a grant failed', err }]));
  lines.splice(0);
  expect((await other.request('/bff/logout', 'POST')).json().redirectTo).toContain('/end');
  await vi.waitFor(() => expect(told()).toMatchObject([{ level: WARN, msg: 'revoking the grant failed', err }]));
});

test('a part that a copy of the data lacks is named', async () => {
  failing = '/api/subscriptions/S1';
  expect((await browser.request('/bff/my-data')).statusCode).toBe(200);
  const msg = 'a part of a copy of the data cannot be read';
  expect(told()).toContainEqual(
    expect.objectContaining({ level: WARN, msg, err, part: 'subscriptionDetails', subscription: 'S1' }),
  );
});

test.each([
  ['/api/subscriptions/S1', 'what is coming up has no payments, because a subscription was not read'],
  ['/api/user/paymentprofile', 'what is coming up says nothing about a card, because the method was not read'],
])('what is coming up without the answer of %s has its cause', async (path, msg) => {
  failing = path;
  expect((await browser.request('/bff/coming-up')).statusCode).toBe(200);
  expect(told()).toContainEqual(expect.objectContaining({ level: WARN, msg, err }));
});

test('a kept answer has its call, and why the shop API is away', async () => {
  const ask = () =>
    app.inject({ url: '/api/user/details', headers: { ...browser.headersOf(), 'cache-control': TAKES_KEPT } });
  await ask();
  failing = '/api/user/details';
  expect((await ask()).statusCode).toBe(200);
  const msg = 'the shop API is away: a kept answer is sent';
  expect(told()).toMatchObject([{ level: WARN, msg, call: 'getProfile', err }]);
});

test('a page without the country of its customer, or without its session, has the cause', async () => {
  failing = '/api/user/details';
  expect((await browser.request('/bff/boot?culture=en-ca')).statusCode).toBe(200);
  expect(told()).toMatchObject([{ level: INFO, msg: 'the country of a customer is not known', err }]);
  lines.splice(0);
  store.failsFor = 'sign-in:';
  expect((await browser.request('/en-ca/cart')).statusCode).toBe(200);
  expect(told()).toContainEqual(
    expect.objectContaining({ level: ERROR, msg: 'a page is sent without its session', err }),
  );
});

test('an end of sign-ins at the identity provider has their number, and one that is refused its cause', async () => {
  const iat = Math.floor(Date.now() / 1000);
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const claims = { iss: provider.url, aud: 'perennial-shop', iat, exp: iat + 120, jti: 't-1', sid: 's-1', events };
  provider.state.claims = { sid: 's-1' };
  const other = createBrowser(app, provider);
  await other.comeBack(await other.start());
  lines.splice(0);
  const token = signToken(claims, { typ: 'logout+jwt' });
  const { headers } = await logout(token);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(told()).toMatchObject([{ level: INFO, msg: 'the identity provider has ended sign-ins', ended: 1 }]);
  lines.splice(0);
  await logout(token);
  expect(told()).toMatchObject([{ level: WARN, msg: 'back-channel logout failed', err }]);
});

test('an instance that is not ready because of its store has the cause', async () => {
  store.failsFor = 'any';
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect(told()).toMatchObject([{ level: ERROR, msg: 'session store not available', err }]);
});
