import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

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

test.each(['culture=en-ca&culture=nl-nl', 'language=fr-CA&language=en-CA'])('%s is ambiguous', async (query) => {
  expect((await app.inject({ url: `/bff/boot?${query}` })).statusCode).toBe(400);
});

test('a page gets all settings of its site', async () => {
  const own = await testApp({
    PRODUCT_PAGES_URLS: '{"*":"https://shop.example/products"}',
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
