import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../logger.ts';
import { MemoryStore } from '../../session/expiring-store.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { startFakeProvider } from '../../testing/fake-provider.ts';
import { json, startFakeService, testApp } from '../../testing/test-app.ts';

const ada = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };

let answer: { status: number; body: object };
const shop = await startFakeService((_request, response) => json(response, answer.status, answer.body));
const provider = await startFakeProvider();
const usual = { ...provider.state };

/** A store that can lose its sign-ins, and then fails with an error that no one expects. */
class BrokenStore extends MemoryStore {
  broken = false;
  override async set(key: string, value: object, lifetimeMs: number) {
    if (this.broken && key.startsWith('sign-in:')) throw new Error('no space left');
    return super.set(key, value, lifetimeMs);
  }
}
const store = new BrokenStore();
const app = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url }, { store });
// Without a page to end a session, as this app finds it.
const plainProvider = await startFakeProvider();
plainProvider.state.metadata = { end_session_endpoint: undefined };
const plainApp = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: plainProvider.url });

let browser: Browser;

beforeEach(() => {
  answer = { status: 200, body: { token: 'shop-1', details: ada } };
  Object.assign(provider.state, usual);
  store.broken = false;
  browser = createBrowser(app, provider);
});
afterEach(() => {
  shop.received.splice(0);
  provider.received.splice(0);
});
afterAll(() => Promise.all([app, plainApp, shop, provider, plainProvider].map((opened) => opened.close())));

const queryOf = (url: URL) => [url.pathname, Object.fromEntries(url.searchParams)];
const failurePage = (reason: string, more: object = { returnTo: '/en-ca/cart', language: 'en-CA' }) => [
  '/en-ca/udi-return',
  { reason, ...more },
];
const isSignedIn = async () => (await browser.session()).signedIn;

describe('a return from the identity provider', () => {
  test('signs in, leads to the return URL, and leaves no cookie of the attempt', async () => {
    const authorization = await browser.start();
    expect(browser.cookieNames()).toContainEqual(expect.stringMatching(/^perennial-attempt-[\da-f]{12}$/));
    const response = await browser.request(browser.returnOf(authorization));
    expect([response.statusCode, response.headers.location]).toEqual([303, '/en-ca/cart']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(browser.cookieNames()).not.toContainEqual(expect.stringContaining('attempt'));
    expect(await isSignedIn()).toBe(true);
  });

  test('works once', async () => {
    const authorization = await browser.start();
    await browser.comeBack(authorization);
    expect(queryOf(await browser.comeBack(authorization))).toEqual(failurePage('expired', {}));
  });

  test('does not sign in another browser', async () => {
    const path = browser.returnOf(await browser.start());
    const other = createBrowser(app, provider);
    expect(queryOf(await other.follow(path))).toEqual(failurePage('expired', {}));
    expect(await other.session()).toMatchObject({ signedIn: false });
  });

  test('does not sign in on a site other than that of the attempt', async () => {
    const path = browser.returnOf(await browser.start());
    const url = await browser.follow(path.replace('/en-ca/', '/de-de/'));
    expect(queryOf(url)).toEqual(['/de-de/udi-return', { reason: 'expired' }]);
    expect(await isSignedIn()).toBe(false);
  });

  test('with two states does not use the attempt of the first', async () => {
    const path = browser.returnOf(await browser.start());
    expect(queryOf(await browser.follow(`${path}&state=other`))).toEqual(failurePage('expired', {}));
    expect((await browser.follow(path)).pathname).toBe('/en-ca/cart');
  });

  test.each([
    ['without a state', '/en-ca/udi-return', 200],
    ['with the reason of a failure', '/en-ca/udi-return?reason=failed', 200],
    ['of a site that does not exist, which leads to one that does', '/xx-xx/udi-return?state=s-1', 302],
  ])('%s is a page', async (_, path, status) => {
    expect((await browser.request(path)).statusCode).toBe(status);
  });
});

const answersOf = (path: string, status: number, body: object) => ({ answers: { [path]: { status, body } } });

describe('a sign-in that fails', () => {
  test.each([
    ['cancelled', 'the person leaves the identity provider', { error: 'access_denied' }, {}],
    ['failed', 'the identity provider reports another error', { error: 'login_required' }, {}],
    ['failed', 'the ID token is of another attempt', {}, { claims: { nonce: 'other' } }],
    ['unavailable', 'the identity provider fails', {}, answersOf('/token', 503, {})],
    ['failed', 'the code is refused', {}, answersOf('/token', 400, { error: 'invalid_grant' })],
  ])('is %s if %s', async (reason, _, query, changes) => {
    const authorization = await browser.start();
    Object.assign(provider.state, changes);
    const url = await browser.follow(browser.returnOf(authorization, query));
    expect(queryOf(url)).toEqual(failurePage(reason));
    expect([await isSignedIn(), shop.received]).toEqual([false, []]);
  });

  test.each([
    ['fails', { status: 500, body: { errorMessages: [{ code: 'error.message.internal', message: 'Oops' }] } }],
    ['is down', { status: 503, body: {} }],
    ['gives no token', { status: 200, body: { details: ada } }],
  ])('is unavailable if the shop API %s', async (_, changed) => {
    answer = changed;
    expect(queryOf(await browser.comeBack(await browser.start()))).toEqual(failurePage('unavailable'));
    expect(await isSignedIn()).toBe(false);
  });

  test('is failed if the BFF itself fails', async () => {
    store.broken = true;
    expect(queryOf(await browser.comeBack(await browser.start()))).toEqual(failurePage('failed'));
    expect(await isSignedIn()).toBe(false);
  });
});

describe('the log has one line of a sign-in that is refused', () => {
  const refusal = (code: string) => ({ errorMessages: [{ code, message: 'Ada Byron, ada@example.com' }] });
  const token = /^the shop API does not accept the access token: .*OIDC_ISSUER.*OIDC_AUTHORIZATION_PARAMS/;
  const client = /OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/;
  const words = { providerError: 'access_denied', providerErrorDescription: 'The account [email] is locked.' };
  const denied = { error: 'access_denied', error_description: 'The account ada@example.com is locked.' };
  const shopAnswer = (status: number, body: object) => ({ changes: {}, query: {}, answer: { status, body } });
  const byProvider = (query: Record<string, string>, changes: object = {}) => ({ changes, query, answer });
  const atShop = { call: 'signInWithProvider' };

  test.each<[string, ReturnType<typeof shopAnswer>, string, object, RegExp | undefined]>([
    [
      'by the shop API, because of the token',
      shopAnswer(401, refusal('error.message.tokenIsInvalid')),
      'rejected',
      { ...atShop, status: 401, errorCodes: ['error.message.tokenIsInvalid'] },
      token,
    ],
    [
      'by the shop API, which gives no code',
      shopAnswer(403, {}),
      'rejected',
      { ...atShop, status: 403, errorCodes: [] },
      token,
    ],
    [
      'by the shop API, because of the person',
      shopAnswer(403, refusal('error.message.customerBlocked')),
      'rejected',
      { ...atShop, status: 403, errorCodes: ['error.message.customerBlocked'] },
      undefined,
    ],
    ['by the provider, because of the person', byProvider(denied), 'cancelled', words, undefined],
    [
      'by the provider, because of the shop',
      byProvider({ error: 'unauthorized_client' }),
      'failed',
      { request: 'authorization', providerError: 'unauthorized_client' },
      client,
    ],
    [
      'by the provider, because of the code',
      byProvider({}, answersOf('/token', 400, { error: 'invalid_grant', error_description: 'Code is expired.' })),
      'failed',
      {
        request: 'exchange',
        status: 400,
        providerError: 'invalid_grant',
        providerErrorDescription: 'Code is expired.',
      },
      /compare the clocks/,
    ],
    [
      'by the shop, because of the clock',
      byProvider({}, { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }),
      'failed',
      { errorCode: 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' },
      /clocks/,
    ],
  ])('%s', async (_, refused, reason, err, mend) => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    const loggedApp = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url }, { logger });
    browser = createBrowser(loggedApp, provider);
    const authorization = await browser.start();
    answer = refused.answer;
    Object.assign(provider.state, refused.changes);
    await browser.follow(browser.returnOf(authorization, refused.query));
    await loggedApp.close();
    const failures = lines.filter((line) => line.includes('sign-in failed'));
    expect(failures.map((line) => JSON.parse(line))).toMatchObject([{ reqId: expect.any(String), reason, err }]);
    expect(JSON.parse(failures[0] ?? '').err.mend).toEqual(mend && expect.stringMatching(mend));
    expect(failures[0]).not.toMatch(/Ada|ada@/);
  });
});

describe('a person whom the shop API rejects', () => {
  const blocked = { code: 'error.message.customerBlocked', message: 'Your account is blocked.' };
  const read = async (failure: string) => (await browser.request(`/bff/sign-in-failure?failure=${failure}`)).json();

  test('sees why, at once if the identity provider has no page that ends its session', async () => {
    answer = { status: 400, body: { errorMessages: [blocked] } };
    browser = createBrowser(plainApp, plainProvider);
    const back = await browser.comeBack(await browser.start());
    expect(browser.cookieNames()).toContainEqual(expect.stringMatching(/^perennial-rejected-[\da-f]{12}$/));
    const failure = back.searchParams.get('state') ?? '';
    expect(queryOf(back)).toEqual(['/en-ca/udi-return', { state: failure }]);
    const page = await browser.follow(back.pathname + back.search);
    expect(queryOf(page)).toEqual(failurePage('failed', { returnTo: '/en-ca/cart', failure }));
    expect(await read(failure)).toEqual({ detail: 'Your account is blocked.' });
  });

  test('sees the usual text if the shop API gives none', async () => {
    answer = { status: 403, body: { errorMessages: [] } };
    const end = await browser.comeBack(await browser.start());
    const state = end.searchParams.get('state') ?? '';
    const page = await browser.follow(`/en-ca/udi-return?state=${state}`);
    expect(queryOf(page)).toEqual(failurePage('failed', { returnTo: '/en-ca/cart' }));
    expect(await read(state)).toEqual({});
  });

  test.each([
    ['unknown', 'failure=unknown', 200],
    ['missing', '', 400],
    ['too long', `failure=${'a'.repeat(101)}`, 400],
  ])('gets no text for a failure that is %s', async (_, query, status) => {
    const response = await browser.request(`/bff/sign-in-failure?${query}`);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(response.json().detail === undefined).toBe(status === 200);
  });
});

test('the OpenAPI document describes the text of a failure, and not the return of a browser', async () => {
  const { paths } = (await browser.request('/bff/openapi.json')).json();
  expect(Object.keys(paths).filter((path) => path.includes('udi-return'))).toEqual([]);
  const { tags, responses } = paths['/bff/sign-in-failure'].get;
  expect(tags).toEqual(['Session']);
  expect(responses['200'].content['application/json'].schema.properties).toEqual({ detail: { type: 'string' } });
});
