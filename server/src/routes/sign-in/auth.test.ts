import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { startFakeProvider } from '../../testing/fake-provider.ts';
import { json, startFakeService, testApp } from '../../testing/test-app.ts';

const ada = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const blocked = { code: 'error.message.customerBlocked', message: 'Your account is blocked.' };

let rejects = 0;
const shop = await startFakeService(({ path }, response) => {
  if (path === '/api/user/signin-udi' || path === '/api/admin/signin') {
    if (rejects > 0) return json(response, rejects, { errorMessages: [blocked] });
    return json(response, 200, { token: `token-${shop.received.length}`, details: ada });
  }
  if (path === '/api/invoice/list') return json(response, 401, {});
  if (path === '/api/payment/methods') return json(response, 200, []);
  return json(response, 403, { errorMessages: [{ code: 'error.message.userIsNotBelongTo', message: 'Not yours' }] });
});
const provider = await startFakeProvider();

const app = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url, ANALYTICS_ADAPTERS: 'dataLayer' });
let browser: Browser;

beforeEach(() => {
  rejects = 0;
  provider.state.expiresIn = 3600;
  browser = createBrowser(app, provider);
});
afterEach(() => {
  vi.useRealTimers();
  shop.received.splice(0);
  provider.received.splice(0);
});
afterAll(() => Promise.all([app.close(), shop.close(), provider.close()]));

const promptOf = (url: URL) => url.searchParams.get('prompt');
const hintOf = (url: URL) => url.searchParams.get('login_hint');

describe('a sign-in', () => {
  test('needs no input of a visitor, and sends the shop API the language of the page', async () => {
    const authorization = await browser.start({ language: 'fr-CA' });
    expect([promptOf(authorization), hintOf(authorization)]).toEqual([null, null]);
    expect((await browser.comeBack(authorization)).pathname).toBe('/en-ca/cart');
    expect(await browser.session()).toMatchObject({ signedIn: true, email: ada.email });
    expect(shop.received.at(-1)?.headers['language']).toBe('fr-CA');
  });

  test('is that of the customer, by number and by address', async () => {
    await browser.comeBack(await browser.start());
    const { analytics } = (await browser.request('/bff/boot')).json();
    // Computed from 'ada@example.com' and 'u-1' with `sha256sum`.
    expect(analytics.identifiers).toEqual({
      hashedEmail: 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72',
      hashedUserId: 'a24a7f55f278dd49fb1f99c5507800cb198a5bfe10fe2126cd0b25672152b0da',
    });
  });

  test('accepts a culture in capitals', async () => {
    expect((await browser.start({ culture: 'EN-CA' })).searchParams.get('redirect_uri')).toContain('/en-ca/udi-return');
  });

  test('that took 50 minutes succeeds, and after two hours it keeps the return URL', async () => {
    const slow = await browser.start();
    const tooSlow = await browser.start({ returnTo: '/en-ca/checkout?bundle=razor-arc' });
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 50 * 60_000 });
    expect((await browser.comeBack(slow)).pathname).toBe('/en-ca/cart');
    vi.setSystemTime(now + 2 * 3_600_000);
    const { searchParams } = await browser.comeBack(tooSlow);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      reason: 'expired',
      returnTo: '/en-ca/checkout?bundle=razor-arc',
    });
  });
});

describe('a sign-up', () => {
  const signUp = () => browser.follow('/bff/signup?culture=en-ca&returnTo=/en-ca/cart');

  test('opens the form for a new account, and returns as a sign-in does', async () => {
    const authorization = await signUp();
    expect(promptOf(authorization)).toBe('create');
    expect((await browser.comeBack(authorization)).pathname).toBe('/en-ca/cart');
    expect(await browser.session()).toMatchObject({ signedIn: true });
  });

  test('counts after a sign-out, because the provider has asked for the credentials', async () => {
    await browser.comeBack(await browser.start());
    await browser.request('/bff/logout', 'POST');
    expect((await browser.comeBack(await signUp())).pathname).toBe('/en-ca/cart');
    expect(await browser.session()).toMatchObject({ signedIn: true });
  });

  test('does not suggest the e-mail address of the person who was refused', async () => {
    await browser.comeBack(await browser.start());
    await browser.request('/api/invoice/list');
    expect(hintOf(await browser.start())).toBe(ada.email);
    expect(hintOf(await signUp())).toBeNull();
  });
});

describe('after a sign-out', () => {
  test('the identity provider asks for the credentials, until the next sign-in', async () => {
    await browser.comeBack(await browser.start());
    const { redirectTo } = (await browser.request('/bff/logout', 'POST')).json();
    expect(redirectTo).toContain(`${provider.url}/end`);
    const again = await browser.start();
    expect([promptOf(again), hintOf(again)]).toEqual(['login', null]);
    await browser.comeBack(again);
    expect(promptOf(await browser.start())).toBeNull();
  });

  test('a page can tell whether it was made before or after it', async () => {
    await browser.comeBack(await browser.start());
    const boot = async () => (await browser.request('/bff/boot')).json();
    const before = await boot();
    const { endedAt } = (await browser.request('/bff/logout', 'POST')).json();
    const after = await boot();
    expect([before.session.signedIn, before.sessionReadAt <= endedAt]).toEqual([true, true]);
    expect([after.session.signedIn, endedAt <= after.sessionReadAt]).toEqual([false, true]);
  });

  test('a sign-in that was started before it does not count', async () => {
    await browser.comeBack(await browser.start());
    const before = await browser.start();
    await browser.request('/bff/logout', 'POST');
    const url = await browser.comeBack(before);
    expect([url.pathname, url.searchParams.get('returnTo')]).toEqual(['/bff/login', '/en-ca/cart']);
    expect(await browser.session()).toMatchObject({ signedIn: false });
  });
});

describe('after a sign-in of customer care', () => {
  test('the identity provider ends its session, and asks the next customer for the credentials', async () => {
    await browser.comeBack(await browser.start());
    const care = { adminUserName: 'care', adminPassword: 'secret', customerEmail: 'grace@example.com' };
    const { redirectTo } = (await browser.request('/api/admin/signin', 'POST', care)).json();
    expect(redirectTo).toContain(`${provider.url}/end`);
    await browser.request('/bff/logout', 'POST');
    const again = await browser.start();
    expect([promptOf(again), hintOf(again)]).toEqual(['login', null]);
  });

  test('a sign-in that was started before it does not count', async () => {
    const before = await browser.start();
    const care = { adminUserName: 'care', adminPassword: 'secret', customerEmail: 'grace@example.com' };
    await browser.request('/api/admin/signin', 'POST', care);
    expect((await browser.comeBack(before)).pathname).toBe('/bff/login');
    expect(await browser.session()).toMatchObject({ signedIn: true, role: 'admin' });
  });

  test('the identity provider asks for the credentials, too, if care did not log out', async () => {
    const care = { adminUserName: 'care', adminPassword: 'secret', customerEmail: 'grace@example.com' };
    await browser.request('/api/admin/signin', 'POST', care);
    expect(promptOf(await browser.start())).toBe('login');
  });
});

describe('a customer whom the shop API refuses', () => {
  const foreign = '/api/subscriptions/S-1';

  test.each([foreign, '/api/invoice/list'])(
    'signs in again, and keeps the session the second time: %s',
    async (url) => {
      await browser.comeBack(await browser.start());
      expect((await browser.request(url)).json()).toMatchObject({ status: 401, action: 'sign-in' });
      const again = await browser.start();
      expect([promptOf(again), hintOf(again)]).toEqual(['login', ada.email]);
      await browser.comeBack(again);
      const refused = (await browser.request(url)).json();
      expect(refused.action).toBe('show-not-found');
      expect(refused.detail).not.toMatch(/login/i);
      expect(await browser.session()).toMatchObject({ signedIn: true });
    },
  );

  test('who acts for another customer keeps the session', async () => {
    await browser.request('/api/admin/signin', 'POST', admin);
    expect((await browser.request(foreign)).json()).toMatchObject({ status: 403, action: 'show-not-found' });
    expect(await browser.session()).toMatchObject({ signedIn: true, role: 'admin' });
  });
});

const admin = { customerEmail: ada.email, adminUserName: 'cleo', adminPassword: 'secret' };

describe('a sign-in of customer care', () => {
  test('signs the customer out at the identity provider, and no one signs in silently afterwards', async () => {
    await browser.comeBack(await browser.start());
    const { redirectTo } = (await browser.request('/api/admin/signin', 'POST', admin)).json();
    const end = new URL(redirectTo);
    expect(end.pathname).toBe('/end');
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/en-ca/login-admin');
    expect(end.searchParams.get('state')).toBe('signed-in');
    await vi.waitFor(() => expect(provider.received.some(({ path }) => path === '/revoke')).toBe(true));
    await browser.request('/bff/logout', 'POST');
    expect(promptOf(await browser.start())).toBe('login');
  });
});

describe('a sign-in that the shop API rejects', () => {
  test("ends at the identity provider too, and shows the shop API's text", async () => {
    rejects = 403;
    const end = await browser.comeBack(await browser.start());
    expect(end.pathname).toBe('/end');
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/en-ca/udi-return');
    const page = await browser.follow(`/en-ca/udi-return?state=${end.searchParams.get('state')}`);
    expect(page.searchParams.get('reason')).toBe('failed');
    expect(page.searchParams.get('returnTo')).toBe('/en-ca/cart');
    const failure = page.searchParams.get('failure');
    const text = await browser.request(`/bff/sign-in-failure?failure=${failure}`);
    expect(text.json()).toEqual({ detail: blocked.message });
    expect((await createBrowser(app, provider).request(`/bff/sign-in-failure?failure=${failure}`)).json()).toEqual({});
  });

  test('is unavailable during an outage of the shop API', async () => {
    rejects = 503;
    expect((await browser.comeBack(await browser.start())).searchParams.get('reason')).toBe('unavailable');
  });
});

describe('an access token that expires soon', () => {
  const call = () => browser.request('/api/payment/methods');
  const refreshes = () => provider.received.filter(({ body }) => body.includes('refresh_token=')).length;

  test('is renewed once before many calls', async () => {
    provider.state.expiresIn = 60;
    await browser.comeBack(await browser.start());
    provider.received.splice(0);
    provider.state.expiresIn = 3600;
    provider.state.nonce = '';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 45_000 });
    const responses = await Promise.all(Array.from({ length: 10 }, call));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    await call();
    await wait(0);
    vi.useRealTimers();
    expect(refreshes()).toBe(1);
  });

  test('is not renewed before each call if all tokens of the provider live for five minutes', async () => {
    provider.state.expiresIn = 300;
    await browser.comeBack(await browser.start());
    provider.received.splice(0);
    provider.state.nonce = '';
    await Promise.all(Array.from({ length: 10 }, call));
    expect(refreshes()).toBe(0);
  });
});

describe.each(['a visitor', 'a customer'])('of %s', (who) => {
  beforeEach(async () => {
    if (who === 'a customer') await browser.comeBack(await browser.start());
  });

  test.each([
    ['GET', '/bff/session'],
    ['GET', '/bff/boot?culture=EN-CA'],
    ['POST', '/bff/logout'],
  ] as const)('%s %s is not cached', async (method, url) => {
    const response = await browser.request(url, method);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  });
});
