import { calls } from '@perennial/shared/catalogue/routes';
import type { AccountActivity, MyData } from '@perennial/shared/models/my-data';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStore } from '../../session/expiring-store.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { startFakeProvider } from '../../testing/fake-provider.ts';
import { json, startFakeService, testApp } from '../../testing/test-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const start = Date.parse('2026-03-02T09:00:00Z');

const ada = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const profile = {
  personalDetail: {
    ...ada,
    phoneNumber: null,
    initialPhoneNumber: null,
    selectedNewsletter: false,
    hasSubscription: true,
    hasPayment: true,
    sbeCompliance: null,
    hasInvalidRecurringPaymentDetail: false,
    ableToSubscribe: true,
    ableToUpdateAddress: true,
  },
  addresses: [],
  shipping: null,
  billing: null,
  hasBilling: false,
};

/** The answers of the shop by path, beside the sign-ins. */
let answers: Record<string, { status: number; body: unknown }>;
let underWay = 0;
let mostUnderWay = 0;
const shop = await startFakeService(async ({ path }, response) => {
  if (path.startsWith('/api/user/signin-udi') || path.startsWith('/api/admin/signin')) {
    return json(response, 200, { token: 't', details: ada });
  }
  underWay += 1;
  mostUnderWay = Math.max(mostUnderWay, underWay);
  await new Promise((resolve) => setImmediate(resolve));
  underWay -= 1;
  const { status, body } = answers[path] ?? { status: 404, body: {} };
  return json(response, status, body);
});
const provider = await startFakeProvider();
const usual = { ...provider.state };

class FailingStore extends MemoryStore {
  failsFor = '';
  override async update<T extends object>(key: string, change: (value: unknown) => T | undefined, ms: number) {
    if (this.failsFor && key.startsWith(this.failsFor)) throw new Error('no space left');
    return super.update(key, change, ms);
  }
}
let store: FailingStore;
let app: Awaited<ReturnType<typeof testApp>>;

beforeEach(async () => {
  // Before the app is built, which keeps the clock.
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  answers = { '/api/user/details': { status: 200, body: profile } };
  Object.assign(provider.state, usual, { claims: {}, answers: {} });
  mostUnderWay = 0;
  store = new FailingStore();
  app = await openApp();
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
  shop.received.splice(0);
  provider.received.splice(0);
});
afterAll(() => Promise.all([shop.close(), provider.close()]));

function openApp(settings: Record<string, string> = {}) {
  const markets = '{"*":{"paymentDetails":"here"}}';
  return testApp(
    { SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url, MARKET_OVERRIDES: markets, ...settings },
    { store, refusedAfterMs: 0 },
  );
}

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

async function signIn(): Promise<Browser> {
  const browser = createBrowser(app, provider);
  await browser.comeBack(await browser.start());
  return browser;
}

async function actForAda(): Promise<Browser> {
  const browser = createBrowser(app, provider);
  const body = { adminUserName: 'cleo', adminPassword: 'secret', customerEmail: ada.email };
  expect((await browser.request('/api/admin/signin', 'POST', body)).statusCode).toBe(200);
  return browser;
}

const endOthers = (browser: Browser) => browser.request('/bff/sign-ins/end-others', 'POST');
const activityOf = async (browser: Browser): Promise<AccountActivity> =>
  (await browser.request('/bff/account-activity')).json();
const problemOf = async (browser: Browser, path: string, method: 'GET' | 'POST' = 'GET', body?: object) => {
  const { statusCode, ...response } = await browser.request(path, method, body);
  const { code, action, detail } = response.json();
  return { statusCode, code, action, detail };
};

describe('the list of sign-ins', () => {
  test('has each browser of the person, the newest first, and marks the one that asks', async () => {
    const first = await signIn();
    pass(MINUTE_MS);
    const second = await signIn();
    const { signIns } = await activityOf(second);
    expect(signIns?.map(({ startedAt, isThis }) => [startedAt, isThis])).toEqual([
      ['2026-03-02T09:01:00.000Z', true],
      ['2026-03-02T09:00:00.000Z', false],
    ]);
    expect((await activityOf(first)).signIns?.map(({ isThis }) => isThis)).toEqual([false, true]);
  });

  test('has no sign-in of another person', async () => {
    provider.state.claims = { sub: 'grace' };
    const other = await signIn();
    provider.state.claims = {};
    const browser = await signIn();
    expect((await activityOf(browser)).signIns).toHaveLength(1);
    await endOthers(browser);
    expect(await other.session()).toMatchObject({ signedIn: true });
  });

  test('is refused to a visitor', async () => {
    const visitor = createBrowser(app, provider);
    expect(await problemOf(visitor, '/bff/account-activity')).toMatchObject({ statusCode: 401 });
  });
});

describe('the end of all other sign-ins', () => {
  test('ends them at once, revokes their grants, and keeps the one of the press', async () => {
    const [browser, other, another] = [await signIn(), await signIn(), await signIn()];
    provider.received.splice(0);
    expect((await endOthers(browser)).json()).toEqual({ ended: 2 });
    expect((await activityOf(browser)).signIns).toHaveLength(1);
    expect(await browser.session()).toMatchObject({ signedIn: true });
    for (const ended of [other, another]) {
      expect(await ended.session()).toEqual({ signedIn: false, role: 'user', endedElsewhere: true });
    }
    await expect.poll(() => provider.received.filter(({ path }) => path === '/revoke').length).toBe(2);
    expect((await endOthers(browser)).json()).toEqual({ ended: 0 });
  });

  test('is told to the other browser, which signs in with the credentials only', async () => {
    const [browser, other] = [await signIn(), await signIn()];
    await endOthers(browser);
    expect(await problemOf(other, '/bff/account-activity')).toEqual({
      statusCode: 401,
      code: 'session.endedElsewhere',
      action: 'sign-in',
      detail: 'This login was ended from another browser. Please log in again.',
    });
    expect((await other.start()).searchParams.get('prompt')).toBe('login');
    await other.comeBack(await other.start());
    expect(await other.session()).toMatchObject({ signedIn: true });
    expect((await other.start()).searchParams.get('prompt')).toBeNull();
  });

  test('is no reason that is told to a browser that has logged out itself', async () => {
    const browser = await signIn();
    await browser.request('/bff/logout', 'POST');
    expect(await problemOf(browser, '/bff/account-activity')).toMatchObject({ code: 'session.required' });
  });
});

const method = { paymentMethodCode: 'Adyen.Visa', cancelPaymentUrl: 'http://localhost:3000/', sbeCompliance: 'NA' };

describe('a fresh sign-in', () => {
  test.each<[string, 'GET' | 'POST', object | undefined]>([
    ['/bff/my-data', 'GET', undefined],
    ['/bff/sign-ins/end-others', 'POST', undefined],
    ['/api/user/paymentprofile', 'POST', method],
  ])('is necessary for %s after ten minutes, and not before', async (path, verb, body) => {
    const browser = await signIn();
    pass(10 * MINUTE_MS);
    expect((await problemOf(browser, path, verb, body)).code).not.toBe('session.notFresh');
    pass(1);
    shop.received.splice(0);
    expect(await problemOf(browser, path, verb, body)).toEqual({
      statusCode: 403,
      code: 'session.notFresh',
      action: 'sign-in-again',
      detail: 'To protect your account, please log in again. You will then come back here.',
    });
    expect(shop.received).toEqual([]);
    expect(await browser.session()).toMatchObject({ signedIn: true });
    await browser.comeBack(await browser.start({ prompt: 'login' }));
    expect((await problemOf(browser, path, verb, body)).code).not.toBe('session.notFresh');
  });

  test('is not necessary to read what the page shows', async () => {
    const browser = await signIn();
    pass(60 * MINUTE_MS);
    expect((await browser.request('/bff/account-activity')).statusCode).toBe(200);
  });

  test('is as old as the provider says, and never younger than now', async () => {
    provider.state.claims = { auth_time: start / 1000 - 599 };
    const recent = await signIn();
    expect((await recent.request('/bff/my-data')).statusCode).toBe(200);
    provider.state.claims = { auth_time: start / 1000 - 601 };
    const old = await signIn();
    expect((await problemOf(old, '/bff/my-data')).code).toBe('session.notFresh');
    provider.state.claims = { auth_time: start / 1000 + 3600 };
    const early = await signIn();
    pass(10 * MINUTE_MS + 1);
    expect((await problemOf(early, '/bff/my-data')).code).toBe('session.notFresh');
  });

  test('is asked for with the age that is allowed', async () => {
    const browser = await signIn();
    const { searchParams } = await browser.start({ prompt: 'login' });
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '600']);
    expect((await browser.start()).searchParams.get('max_age')).toBeNull();
  });

  test('is asked for as the operator has set it', async () => {
    const open = async (seconds: string) => {
      const own = await openApp({ STEP_UP_SECONDS: seconds });
      const browser = createBrowser(own, provider);
      await browser.comeBack(await browser.start());
      pass(119 * MINUTE_MS);
      const { code } = await problemOf(browser, '/bff/my-data');
      const maxAge = (await browser.start({ prompt: 'login' })).searchParams.get('max_age');
      await own.close();
      return [code, maxAge];
    };
    expect(await open('off')).toEqual([undefined, null]);
    expect(await open('60')).toEqual(['session.notFresh', '60']);
  });

  test('is not asked of customer care, which has no sign-in of the customer', async () => {
    const care = await actForAda();
    pass(11 * MINUTE_MS);
    expect((await care.request('/bff/my-data')).statusCode).toBe(200);
  });
});

const listed = (subscriptionNumber: string) => ({
  subscriptionNumber,
  status: 'Active',
  title: 'Brush',
  image: '',
  bundleName: 'brush',
  isBCBSSubscription: false,
  replenishmentOnly: false,
  isCancelled: false,
  monthlyTotalCharge: null,
  quarterlyTotalCharge: null,
  semiAnnualCharge: null,
  specificMonthsTotalCharges: [],
  shippingFrequency: null,
  nextShipmentDate: null,
  subscriptionStartDate: null,
  payInFullDate: null,
  ableToPayInFull: false,
  tryBuyCancellationDate: null,
  tryBuyRatePlanName: null,
  tryBuyReturnInfo: null,
  replenishmentCancellationDate: null,
  replenishmentRatePlanName: null,
  replenishmentReturnInfo: null,
});

describe('a copy of all data', () => {
  test('names the parts that cannot be read, and has the others', async () => {
    answers = {
      ...answers,
      '/api/subscriptions': { status: 200, body: [listed('S-1')] },
      '/api/subscriptions/S-1': { status: 500, body: { errorMessages: [{ code: 'error.message.no', message: 'No' }] } },
      '/api/invoice/list': { status: 503, body: {} },
      '/api/user/payment-activity': {
        status: 200,
        body: {
          hasPaymentInProgress: false,
          hasInvalidRecurringPaymentDetail: false,
          hasInitialPaymentInProgress: false,
        },
      },
      '/api/user/paymentprofile': { status: 200, body: 'no method' },
    };
    const browser = await signIn();
    const response = await browser.request('/bff/my-data');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const copy: MyData = response.json();
    expect(copy.madeAt).toBe('2026-03-02T09:00:00.000Z');
    expect(copy.profile?.personalDetail.email).toBe('ada@example.com');
    expect(copy.subscriptions?.map(({ subscriptionNumber }) => subscriptionNumber)).toEqual(['S-1']);
    expect([copy.subscriptionDetails, copy.invoices, copy.paymentMethod, copy.returnAddress]).toEqual([
      [],
      null,
      null,
      null,
    ]);
    expect(copy.signIns).toHaveLength(1);
    // The shop has no address of returns, so none is missing.
    expect(copy.missing).toEqual(
      expect.arrayContaining([
        { part: 'subscriptionDetails', subscription: 'S-1', code: 'error.message.no' },
        { part: 'invoices', code: expect.any(String) },
        { part: 'paymentMethod', code: 'shop.invalidResponse' },
      ]),
    );
    expect(copy.missing).toHaveLength(3);
  });

  test('names each part that the shop API has and cannot give', async () => {
    const browser = await signIn();
    const parts = [
      'getProfile',
      'getSubscriptions',
      'getInvoices',
      'getSavedPaymentMethod',
      'getPaymentActivity',
      'getReturnAddress',
    ] as const;
    for (const name of parts) answers[calls[name].path] = { status: 500, body: {} };
    const { missing }: MyData = (await browser.request('/bff/my-data')).json();
    const named = ['invoices', 'paymentActivity', 'paymentMethod', 'profile', 'returnAddress', 'subscriptions'];
    expect(missing.map(({ part }) => part).sort()).toEqual(named);
  });

  test('asks for six parts at most at the same time, and for four subscriptions', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => `S-${index}`);
    answers['/api/subscriptions'] = { status: 200, body: numbers.map(listed) };
    const browser = await signIn();
    const { missing }: MyData = (await browser.request('/bff/my-data')).json();
    const details = missing.filter(({ part }) => part === 'subscriptionDetails');
    expect(details.map(({ subscription }) => subscription).sort()).toEqual([...numbers].sort());
    expect(mostUnderWay).toBeLessThanOrEqual(6);
  });

  test('is no copy if the sign-in ends meanwhile', async () => {
    answers['/api/invoice/list'] = { status: 401, body: {} };
    const browser = await signIn();
    provider.state.answers = { '/token': { status: 400, body: { error: 'invalid_grant' } } };
    expect(await problemOf(browser, '/bff/my-data')).toMatchObject({ statusCode: 401, action: 'sign-in' });
  });
});

describe('what customer care did', () => {
  const readCare = async () => (await activityOf(await signIn())).careEntries;

  test('is read by the customer, without the name of an admin, for ninety days', async () => {
    answers['/api/users/current/language'] = { status: 200, body: {} };
    answers['/api/replenishments/S-1/postpone'] = { status: 400, body: { errorMessages: [] } };
    const care = await actForAda();
    pass(MINUTE_MS);
    await care.request('/api/users/current/language', 'POST', { languageCode: 'en-CA' });
    pass(MINUTE_MS);
    await care.request('/api/replenishments/S-1/postpone', 'POST');
    pass(MINUTE_MS);
    expect((await care.request('/bff/my-data')).statusCode).toBe(200);
    const entries = await readCare();
    expect(entries).toEqual([
      { at: '2026-03-02T09:03:00.000Z', deed: 'copy', result: 'done' },
      { at: '2026-03-02T09:02:00.000Z', deed: 'shipment', subscription: 'S-1', result: 'notDone' },
      { at: '2026-03-02T09:01:00.000Z', deed: 'language', result: 'done' },
      { at: '2026-03-02T09:00:00.000Z', deed: 'signIn', result: 'done' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('cleo');
    expect((await activityOf(care)).signIns).toBeNull();
    pass(90 * DAY_MS - 2 * MINUTE_MS);
    expect((await readCare()).map(({ deed }) => deed)).toEqual(['copy', 'shipment']);
    pass(MINUTE_MS + DAY_MS);
    expect(await readCare()).toEqual([]);
  });

  test('is read as not done after a failure, and as unknown if the result was lost', async () => {
    const path = (subscription: string) => `/api/replenishments/${subscription}/postpone`;
    const care = await actForAda();
    answers[path('S-1')] = { status: 500, body: {} };
    answers[path('S-2')] = { status: 504, body: {} };
    await care.request(path('S-1'), 'POST');
    await care.request(path('S-2'), 'POST');
    // The store is away when the answer comes.
    Object.defineProperty(answers, path('S-3'), {
      get: () => {
        store.failsFor = 'care-entries:';
        return { status: 200, body: {} };
      },
    });
    expect((await care.request(path('S-3'), 'POST')).statusCode).toBe(200);
    store.failsFor = '';
    const results = (await readCare())?.map(({ subscription, result }) => [subscription, result]);
    expect(Object.fromEntries(results ?? [])).toMatchObject({ 'S-1': 'notDone', 'S-2': 'unknown', 'S-3': 'unknown' });
  });

  test('is not done if it cannot be written down for the customer', async () => {
    const care = await actForAda();
    shop.received.splice(0);
    store.failsFor = 'care-entries:';
    const change = await problemOf(care, '/api/users/current/language', 'POST', { languageCode: 'en-CA' });
    expect(change).toMatchObject({ statusCode: 503, code: 'audit.unavailable' });
    expect(await problemOf(care, '/bff/my-data')).toMatchObject({ statusCode: 503, code: 'audit.unavailable' });
    expect(shop.received).toEqual([]);
    const body = { adminUserName: 'cleo', adminPassword: 'secret', customerEmail: ada.email };
    const other = createBrowser(app, provider);
    expect(await problemOf(other, '/api/admin/signin', 'POST', body)).toMatchObject({ code: 'audit.unavailable' });
    expect(await other.session()).toMatchObject({ signedIn: false });
  });
});
