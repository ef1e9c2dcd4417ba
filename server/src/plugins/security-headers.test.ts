import { cart } from '@perennial/shared/examples/cart';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, startFakeService, testApp } from '../testing/test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const shop = await startFakeService((_, response) => json(response, 200, cart()));
const environment = {
  SHOP_API_URL: shop.url,
  PUBLIC_URL: 'https://shop.example',
  CONTENT_API_URL: 'https://c.example/',
};
const payload = { bundles: [{ name: 'sonic-brush', quantity: 1 }] };

let app: App;
beforeAll(async () => {
  app = await testApp(environment);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const everywhere = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const dataHeaders = { ...everywhere, 'content-security-policy': "default-src 'none';frame-ancestors 'none'" };
const pageHeaders = {
  ...everywhere,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
};

const OTHER_HEADERS = [
  'connection',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'set-cookie',
  'vary',
  'x-request-id',
  'x-robots-tag',
];

/** The headers that protect: all but those that say what the body is, and the ones named. */
function protection(headers: Readonly<Record<string, unknown>>, others: readonly string[] = []) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => ![...OTHER_HEADERS, 'cache-control', ...others].includes(name)),
  );
}

test.each<[string, 'GET' | 'POST', string, number]>([
  ['a call', 'POST', '/api/shoppingcart/request', 200],
  ['a call without access', 'GET', '/api/user/details', 401],
  ['a forged call', 'POST', '/bff/logout', 403],
  ['an unknown call', 'GET', '/api/unknown', 404],
  ['the session', 'GET', '/bff/session', 200],
  ['a page without a culture', 'GET', '/cart', 302],
])('%s has the headers of data', async (_, method, url, status) => {
  const headers = status === 403 ? {} : { 'x-culture': 'en-ca' };
  const response = await app.inject({ method, url, headers, ...(method === 'POST' ? { payload } : {}) });
  expect(response.statusCode).toBe(status);
  expect(protection(response.headers, ['location'])).toEqual(dataHeaders);
});

describe('a page', () => {
  const getPage = () => app.inject({ method: 'GET', url: '/en-ca/cart' });
  const policyOf = async () => String((await getPage()).headers['content-security-policy']);

  test('has the headers of documents', async () => {
    const { 'content-security-policy': _, ...others } = protection((await getPage()).headers);
    expect(others).toEqual(pageHeaders);
  });

  test('names its language, and a problem that of its words', async () => {
    const page = await app.inject({ method: 'GET', url: '/en-ca/cart?language=fr-CA' });
    expect(page.headers['content-language']).toBe('fr-CA');
    const problem = await app.inject({ url: '/api/user/details', headers: { 'x-culture': 'de-de' } });
    expect([problem.statusCode, problem.headers['content-language']]).toEqual([401, 'de-DE']);
  });

  test('has a policy with a nonce of its own', async () => {
    const policies = await Promise.all([policyOf(), policyOf()]);
    const nonces = policies.map((policy) => /'nonce-([\w-]{24})'/.exec(policy)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    expect(policies[0]?.replaceAll(String(nonces[0]), 'N')).toBe(
      [
        "default-src 'none'",
        "script-src 'self' 'nonce-N'",
        "style-src 'self' 'nonce-N'",
        "font-src 'self'",
        "manifest-src 'self'",
        "img-src 'self' data: https: https://c.example https://*.adyen.com",
        "connect-src 'self' https://*.adyen.com",
        'frame-src https://*.adyen.com',
        "form-action 'self' https://*.adyen.com https://*.worldpay.com https://*.paypal.com",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ].join(';'),
    );
  });

  test('has the nonce of its policy in its scripts', async () => {
    const { headers, body } = await getPage();
    const nonce = /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(body).toContain(`nonce="${nonce}"`);
  });
});

describe('a page of a shop with wallets', () => {
  async function headersOf(settings: Readonly<Record<string, string>>) {
    const own = await testApp({ ...environment, ...settings });
    const { headers } = await own.inject({ method: 'GET', url: '/en-ca/cart' });
    await own.close();
    const policy = String(headers['content-security-policy']).split(';');
    const sourcesOf = (directive: string) =>
      policy.find((one) => one.startsWith(directive))?.replace(/'nonce-[^']+' ?/, '');
    return {
      scripts: sourcesOf('script-src'),
      connections: sourcesOf('connect-src'),
      frames: sourcesOf('frame-src'),
      payment: String(headers['permissions-policy']).split(', ').at(-1),
      opener: headers['cross-origin-opener-policy'],
    };
  }

  test('lets Google Pay open, whose windows and frames pay for the page', async () => {
    expect(await headersOf({ WALLETS: 'googlepay' })).toEqual({
      scripts: "script-src 'self' https://pay.google.com",
      connections:
        "connect-src 'self' https://*.adyen.com https://pay.google.com https://google.com/pay https://www.google.com/pay",
      frames: 'frame-src https://*.adyen.com https://pay.google.com',
      payment: 'payment=(self "https://pay.google.com")',
      opener: 'same-origin-allow-popups',
    });
  });

  test('lets Apple Pay open, which has no frame and no window of its own', async () => {
    expect(await headersOf({ WALLETS: 'applepay' })).toEqual({
      scripts: "script-src 'self' https://applepay.cdn-apple.com",
      connections:
        "connect-src 'self' https://*.adyen.com https://applepay.cdn-apple.com https://apple-pay-gateway.apple.com https://smp-device-content.apple.com",
      frames: 'frame-src https://*.adyen.com',
      payment: 'payment=(self)',
      opener: 'same-origin',
    });
  });

  test('of the sandbox has both from the card host only', async () => {
    const settings = { WALLETS: 'applepay,googlepay', CARD_HOST_URL: 'http://localhost:4004/checkoutshopper/' };
    expect(await headersOf(settings)).toEqual({
      scripts: "script-src 'self' http://localhost:4004",
      connections: "connect-src 'self' http://localhost:4004",
      frames: 'frame-src http://localhost:4004',
      payment: 'payment=(self "http://localhost:4004")',
      opener: 'same-origin-allow-popups',
    });
  });
});

test('a page of the development server has no policy', async () => {
  const dev = await testApp({ ...environment, CLIENT_DEV_SERVER: 'http://localhost:5173/assets/' });
  const { headers } = await dev.inject({ method: 'GET', url: '/en-ca/cart' });
  expect(protection(headers)).toEqual(pageHeaders);
  await dev.close();
});
