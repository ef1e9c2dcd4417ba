import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { MemoryStore } from '../../session/expiring-store.ts';
import type { SignInId } from '../../session/ids.ts';
import { SignIns } from '../../session/sign-ins.ts';
import { json, startFakeService, testApp } from '../../testing/test-app.ts';

const canada = { 'x-culture': 'en-ca' };
const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const renamed = { ...details, firstName: 'Augusta' };
const returnUrl = '/en-ca/my-account/personal-details?language=fr-CA';

let rejectsProfile = false;

const shop = await startFakeService((request, response) => {
  if (request.path === '/api/user/profile-udi') {
    if (rejectsProfile) return json(response, 500, { errorMessages: [] });
    return json(response, 200, { token: 'shop-token-2', details: renamed });
  }
  return json(response, 200, { token: 'shop-token-1', details });
});

const provider = await startFakeService((request, response) => {
  if (request.path !== '/token') {
    return json(response, 200, { issuer: provider.url, token_endpoint: `${provider.url}/token` });
  }
  return json(response, 200, { access_token: 'fresh-access', refresh_token: 'refresh-2', token_type: 'bearer' });
});

type App = Awaited<ReturnType<typeof testApp>>;
const store = new MemoryStore();
const sharedApp = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url }, { store });
let app: App;

beforeEach(() => {
  rejectsProfile = false;
  app = sharedApp;
});
afterEach(() => {
  shop.received.splice(0);
});
afterAll(() => Promise.all([sharedApp.close(), shop.close(), provider.close()]));

const findCookie = (response: Awaited<ReturnType<App['inject']>>, name: string) => {
  const cookie = response.cookies.find((set) => set.name.startsWith(name) && set.value !== '');
  return `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`;
};

/** Signs in a customer with tokens of the identity provider. Returns the session cookie. */
async function signIn(): Promise<string> {
  const payload = { accessToken: 'stale-access' };
  const response = await app.inject({ method: 'POST', url: '/api/user/signin-udi', headers: canada, payload });
  const [sessionId = ''] = (response.cookies[0]?.value ?? '').split('.');
  const { signInId } = (await store.get(`session:${sessionId}`)) as { signInId: SignInId };
  await new SignIns(store).update(signInId, {
    provider: { accessToken: 'stale-access', refreshToken: 'refresh-1', subject: 'ada' },
  });
  shop.received.splice(0);
  return findCookie(response, 'perennial');
}

const visit = (cookie: string, returnTo = returnUrl, headers: Record<string, string> = {}) =>
  app.inject({
    url: `/bff/profile?${new URLSearchParams({ culture: 'en-ca', language: 'fr-CA', returnTo })}`,
    headers: { cookie, ...headers },
  });

/** Opens the profile page. Returns its URL, the URL that it returns to, and the cookie of the visit. */
async function openProfile(session: string, returnTo = returnUrl) {
  const response = await visit(session, returnTo);
  const page = new URL(String(response.headers.location));
  const back = new URL(page.searchParams.get('returnTo') ?? '');
  return { page, back, visitCookie: findCookie(response, 'perennial-profile-') };
}

async function comeBack(back: URL, cookies: readonly string[]) {
  const response = await app.inject({ url: back.pathname + back.search, headers: { cookie: cookies.join('; ') } });
  expect(response.statusCode).toBe(303);
  return response.headers.location;
}

const fetchSession = async (cookie: string) =>
  (await app.inject({ url: '/bff/session', headers: { ...canada, cookie } })).json();

describe('a customer who edits their profile', () => {
  test("is redirected to the identity provider's page in their language, with a return URL of the shop", async () => {
    const { page, back } = await openProfile(await signIn());
    expect(page.origin + page.pathname).toBe(`${provider.url}/profile`);
    expect(page.searchParams.get('ui_locales')).toBe('fr-CA');
    expect(back.origin + back.pathname).toBe('http://localhost:3000/bff/profile-return');
  });

  test('is active with it, so that the session does not end meanwhile', async () => {
    let now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    app = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url }, { store });
    onTestFinished(() => app.close());
    const cookie = await signIn();
    const before = Date.parse((await fetchSession(cookie)).expiresAt);
    now += 10 * 60_000;
    await openProfile(cookie);
    expect(Date.parse((await fetchSession(cookie)).expiresAt) - before).toBe(10 * 60_000);
  });

  test('is redirected to the configured page', async () => {
    const configured = { OIDC_PROFILE_URL: 'https://id.example/account?tab=contact' };
    app = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url, ...configured }, { store });
    onTestFinished(() => app.close());
    const { page } = await openProfile(await signIn());
    expect(page.href).toMatch(/^https:\/\/id\.example\/account\?tab=contact&returnTo=/);
  });

  test('is redirected to a page whose parameters have other names', async () => {
    const configured = { OIDC_PROFILE_RETURN_PARAM: 'referrer_uri', OIDC_PROFILE_LANGUAGE_PARAM: 'kc_locale' };
    app = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url, ...configured }, { store });
    onTestFinished(() => app.close());
    const url = '/bff/profile?culture=en-ca&language=fr-CA';
    const { headers } = await app.inject({ url, headers: { cookie: await signIn() } });
    const { searchParams } = new URL(String(headers.location));
    expect([...searchParams.keys()]).toEqual(['referrer_uri', 'kc_locale']);
    expect(searchParams.get('referrer_uri')).toContain('/bff/profile-return?');
    expect(searchParams.get('kc_locale')).toBe('fr-CA');
  });

  test('has the new name on return: shop API and session are updated with a fresh token', async () => {
    const cookie = await signIn();
    const { back, visitCookie } = await openProfile(cookie);
    expect(await comeBack(back, [cookie, visitCookie])).toBe(`${returnUrl}&profile=updated`);
    expect(shop.received).toMatchObject([
      {
        path: '/api/user/profile-udi',
        body: JSON.stringify({ accessToken: 'fresh-access' }),
        headers: { 'user-token': 'shop-token-1', country: 'CA', language: 'fr-CA' },
      },
    ]);
    expect(await fetchSession(cookie)).toMatchObject({ signedIn: true, role: 'user', firstName: 'Augusta' });
  });

  test('sees a failure and stays signed in if the shop API rejects the changes', async () => {
    rejectsProfile = true;
    const cookie = await signIn();
    const { back, visitCookie } = await openProfile(cookie);
    expect(await comeBack(back, [cookie, visitCookie])).toBe(`${returnUrl}&profile=failed`);
    expect(await fetchSession(cookie)).toMatchObject({ signedIn: true, firstName: 'Ada' });
  });
});

test('the changes of a profile are copied again with a fresh token after a failure', async () => {
  const cookie = await signIn();
  const headers = { ...canada, cookie };
  const copied = await app.inject({ method: 'POST', url: '/api/user/profile-udi', headers, payload: {} });
  expect(JSON.parse(shop.received[0]?.body ?? '')).toEqual({ accessToken: 'fresh-access' });
  expect(copied.json()).toEqual({ details: renamed });
  expect(await fetchSession(cookie)).toMatchObject({ firstName: 'Augusta' });
});

test('the newsletter choice is sent with a fresh token, because the token of the session may have expired', async () => {
  const cookie = await signIn();
  const payload = { optIn: true };
  await app.inject({ method: 'POST', url: '/api/user/opt-in', headers: { ...canada, cookie }, payload });
  expect(JSON.parse(shop.received[0]?.body ?? '')).toEqual({ accessToken: 'fresh-access', optIn: true });
});

test.each(['https://evil.example/en-ca/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/bff/logout'])(
  'the return URL %s is replaced by the account overview',
  async (returnTo) => {
    const cookie = await signIn();
    const { back, visitCookie } = await openProfile(cookie, returnTo);
    expect(await comeBack(back, [cookie, visitCookie])).toBe('/en-ca/my-account/overview?profile=updated');
  },
);

describe('a return is rejected for', () => {
  const failed = '/en-ca/my-account/personal-details?profile=failed';

  test('an unknown state', async () => {
    const forged = new URL('http://localhost:3000/bff/profile-return?culture=en-ca&state=made-up');
    expect(await comeBack(forged, [await signIn()])).toBe(failed);
    expect(shop.received).toEqual([]);
    forged.searchParams.set('culture', 'de-de');
    expect(await comeBack(forged, [])).toBe('/de-de/my-account/personal-details?profile=failed');
  });

  test('a customer who has signed out meanwhile', async () => {
    const cookie = await signIn();
    const { back, visitCookie } = await openProfile(cookie);
    await app.inject({ method: 'POST', url: '/bff/logout', headers: { ...canada, cookie } });
    expect(await comeBack(back, [cookie, visitCookie])).toBe(`${returnUrl}&profile=failed`);
    expect(shop.received).toEqual([]);
  });

  test('a customer who was away for too long', async () => {
    const cookie = await signIn();
    const { back, visitCookie } = await openProfile(cookie);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 119 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await comeBack(back, [cookie, visitCookie])).toBe(`${returnUrl}&profile=failed`);
    expect(shop.received).toEqual([]);
  });

  test('a state of another browser', async () => {
    const { back } = await openProfile(await signIn());
    expect(await comeBack(back, [await signIn()])).toBe(failed);
    expect(shop.received).toEqual([]);
  });

  test('a state of another sign-in in the same browser', async () => {
    const { back, visitCookie } = await openProfile(await signIn());
    expect(await comeBack(back, [await signIn(), visitCookie])).toBe(`${returnUrl}&profile=failed`);
    expect(shop.received).toEqual([]);
  });

  test('a sign-in with the state of a profile visit', async () => {
    const { back, visitCookie } = await openProfile(await signIn());
    const state = back.searchParams.get('state');
    const response = await app.inject({
      url: `/en-ca/udi-return?code=x&state=${state}`,
      headers: { cookie: visitCookie },
    });
    expect(response.headers.location).toBe('/en-ca/udi-return?reason=expired');
  });
});

test.each([
  ['a return URL', `/bff/profile?returnTo=/${'x'.repeat(2000)}`],
  ['a state', `/bff/profile-return?state=${'x'.repeat(101)}`],
])('%s that is too long is rejected', async (_, url) => {
  expect((await app.inject({ url, headers: { cookie: await signIn() } })).statusCode).toBe(400);
});

describe('the profile page requires a customer', () => {
  test('a visitor signs in first and then comes to the profile page, and a script gets 401', async () => {
    const redirected = await visit('', returnUrl, { accept: 'text/html' });
    const login = new URL(String(redirected.headers.location), 'http://localhost:3000');
    expect([redirected.statusCode, login.pathname, login.searchParams.get('returnTo')]).toEqual([
      303,
      '/bff/login',
      `/bff/profile?${new URLSearchParams({ culture: 'en-ca', language: 'fr-CA', returnTo: returnUrl })}`,
    ]);
    const longUrl = `/en-ca/${'a'.repeat(1980)}`;
    const { location } = (await visit('', longUrl, { accept: 'text/html' })).headers;
    expect(new URL(String(location), 'http://localhost:3000').searchParams.get('returnTo')).toBe(longUrl);
    const rejected = await visit('');
    expect([rejected.statusCode, rejected.json().code]).toEqual([401, 'session.required']);
  });

  test('an admin is redirected back, because they have no sign-in of the customer', async () => {
    const payload = { customerEmail: details.email, adminUserName: 'cleo', adminPassword: 'secret' };
    const response = await app.inject({ method: 'POST', url: '/api/admin/signin', headers: canada, payload });
    const redirected = await visit(findCookie(response, 'perennial'));
    expect(redirected.headers.location).toBe(`${returnUrl}&profile=failed`);
  });
});
