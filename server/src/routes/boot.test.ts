import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp({ CARD_ENVIRONMENT: 'test', CARD_HOST_URL: 'https://cards.example/' });
});
afterAll(() => app.close());

test('a page gets its culture, its language, the visitor and the card form', async () => {
  const response = await app.inject({ url: '/bff/boot?culture=en-ca&language=fr-CA' });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({
    culture: 'en-ca',
    language: 'fr-CA',
    session: { signedIn: false, role: 'user' },
    card: { environment: 'test', hostUrl: 'https://cards.example/' },
  });
});

test('a page knows the wallets that its policy lets open', async () => {
  const own = await testApp({ WALLETS: 'googlepay' });
  const { card } = (await own.inject({ url: '/bff/boot?culture=en-ca' })).json();
  expect(card.wallets).toEqual(['googlepay']);
  await own.close();
});

describe('the texts of a page', () => {
  const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
  const care = { customerEmail: details.email, adminUserName: 'cleo', adminPassword: 'secret' };
  const signIns = {
    visitor: undefined,
    customer: { url: '/api/user/signin-udi', payload: { accessToken: 'a' } },
    'customer care': { url: '/api/admin/signin', payload: care },
  } as const;

  test.each<[keyof typeof signIns, string, Record<string, string>, readonly string[]]>([
    ['visitor', '/en-ca/cart', {}, []],
    ['visitor', '/en-ca/subscription-contractcancel', {}, ['dates', 'declaration']],
    ['visitor', '/en-ca/Subscription-ContractCancel/?language=fr-CA', {}, ['dates', 'declaration']],
    ['visitor', '/en-ca/login-admin', {}, ['admin']],
    ['visitor', '/en-ca/cart', { ANALYTICS_ADAPTERS: 'dataLayer' }, ['analytics']],
    [
      'visitor',
      '/bff/boot?culture=en-ca',
      {},
      ['admin', 'analytics', 'dates', 'declaration', 'myData', 'outage', 'receipts'],
    ],
    ['customer', '/en-ca/cart', {}, ['dates', 'subscription']],
    ['customer', '/en-ca/my-account/my-data', {}, ['dates', 'myData', 'subscription']],
    ['customer', '/en-ca/my-account/receipts', {}, ['dates', 'receipts', 'subscription']],
    ['customer care', '/en-ca/cart', {}, ['care', 'dates', 'subscription']],
  ])('of a %s at %s (%j) have also %j', async (who, url, settings, areas) => {
    const shop = await startFakeService((_, response) => json(response, 200, { token: 't', details }));
    const own = await testApp({ SHOP_API_URL: shop.url, ...settings });
    const headers = { 'x-culture': 'en-ca' };
    const signIn = signIns[who];
    const cookie = signIn && toCookieHeader(await own.inject({ method: 'POST', headers, ...signIn }));
    const { body } = await own.inject({ url, headers: cookie ? { cookie } : {} });
    const boot = url.startsWith('/bff') ? body : (/id="boot"[^>]*>(.+?)<\/script>/.exec(body)?.[1] ?? '');
    const { texts } = JSON.parse(boot);
    const asked = [
      'admin',
      'analytics',
      'care',
      'dates',
      'declaration',
      'myData',
      'outage',
      'receipts',
      'subscription',
    ];
    expect(asked.filter((area) => area in texts)).toEqual(areas);
    await own.close();
    await shop.close();
  });
});

describe('a page of a customer', () => {
  const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };

  async function open(settings: Record<string, string>) {
    const shop = await startFakeService(({ path }, response) => {
      if (path === '/api/user/signin-udi') return json(response, 200, { token: 't', details });
      return json(response, 401, {});
    });
    const own = await testApp({ SHOP_API_URL: shop.url, ...settings });
    const headers = { 'x-culture': 'en-ca' };
    const payload = { accessToken: 'a' };
    const cookie = toCookieHeader(await own.inject({ method: 'POST', url: '/api/user/signin-udi', headers, payload }));
    const boot = (await own.inject({ url: '/bff/boot?culture=en-ca', headers: { cookie } })).json();
    const session = (await own.inject({ url: '/bff/session', headers: { cookie } })).json();
    await own.close();
    await shop.close();
    return { boot, session, asked: shop.received.map(({ path }) => path) };
  }

  test('has no identifiers where the BFF adds them itself', async () => {
    const own = { ANALYTICS_COLLECTOR_URL: 'http://127.0.0.1:9/collect' };
    const { boot } = await open({ ...own, ANALYTICS_ADAPTERS: 'bff' });
    expect(boot.analytics).toEqual({ adapters: ['bff'], identifiers: {} });
    const both = await open({ ...own, ANALYTICS_ADAPTERS: 'bff, dataLayer' });
    expect(Object.keys(both.boot.analytics.identifiers)).toEqual(['hashedEmail', 'hashedUserId']);
  });

  test('does not end the session if the shop does not say the country', async () => {
    const { boot, session, asked } = await open({ MARKET_OVERRIDES: '{"CA":{"ordering":"closed"}}' });
    expect(asked).toContain('/api/user/details');
    expect([boot.session.signedIn, session.signedIn, boot.markets.ordering]).toEqual([true, true, 'closed']);
  });
});

test.each(['culture=en-ca&culture=nl-nl', 'language=fr-CA&language=en-CA'])('%s is ambiguous', async (query) => {
  expect((await app.inject({ url: `/bff/boot?${query}` })).statusCode).toBe(400);
});

test('a page gets all settings of its site', async () => {
  const own = await testApp({
    PRODUCT_PAGES_URLS: '{"*":"https://shop.example/elsewhere","de-de":"https://shop.example/products"}',
    MANAGE_SUBSCRIPTION_URLS: '{"de-de":"https://shop.example/abos"}',
    LEGAL_LINKS: '{"*":{"imprint":"https://shop.example/{culture}/imprint"}}',
    ANALYTICS_ADAPTERS: 'dataLayer',
    ANALYTICS_CONSENT: 'marketing',
    METRICS_TOKEN: 'a-token-for-tests-that-is-long-enough',
    MARKET_OVERRIDES: '{"DE":{"ordering":"closed"}}',
  });
  const { json: read } = await own.inject({ url: '/bff/boot?culture=de-de' });
  const boot = read();
  expect(boot).toMatchObject({
    productPagesUrl: 'https://shop.example/products',
    manageSubscriptionUrl: 'https://shop.example/abos',
    legalLinks: [{ document: 'imprint', label: 'Impressum', url: 'https://shop.example/de-de/imprint' }],
    analytics: { adapters: ['dataLayer'], identifiers: {} },
    consentPurposes: ['marketing'],
    reportsPages: true,
    offersWithdrawal: true,
    markets: { ordering: 'closed' },
    cultureConfig: { genericHtml: null },
    footer: { socialLinks: [] },
  });
  expect(boot.texts.shell.toShop).toBe('Zum Warenkorb');
  expect(Math.abs(boot.sessionReadAt - Date.now())).toBeLessThan(60_000);
  await own.close();
});

test('a page of a browser that asks not to be tracked measures, tells and asks nothing', async () => {
  const own = await testApp({
    ANALYTICS_ADAPTERS: 'dataLayer',
    ANALYTICS_CONSENT: 'none',
    METRICS_TOKEN: 'a-token-for-tests-that-is-long-enough',
  });
  const load = async (headers: Record<string, string>) =>
    (await own.inject({ url: '/bff/boot?culture=en-us', headers })).json();
  const boot = await load({ 'sec-gpc': '1' });
  expect(boot.optedOut).toBe(true);
  expect([boot.analytics, boot.reportsPages]).toEqual([undefined, undefined]);
  const other = await load({ 'sec-gpc': '0' });
  expect([other.optedOut, other.consentPurposes, other.reportsPages]).toEqual([undefined, [], true]);
  await own.close();
});
