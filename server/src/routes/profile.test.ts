import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MemoryStore } from '../session/expiring-store.ts';
import { SignIns } from '../session/sign-ins.ts';
import { json, startShop, testApp } from '../testing/test-app.ts';

const canada = { 'x-culture': 'en-ca' };
const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const renamed = { ...details, firstName: 'Augusta' };
const wanted = '/en-ca/my-account/personal-details?language=fr-CA';

let refusesProfile = false;

const shop = await startShop((request, response) => {
  if (request.path === '/api/user/profile-udi') {
    if (refusesProfile) return json(response, 500, { errorMessages: [] });
    return json(response, 200, { token: 'shop-token-2', details: renamed });
  }
  return json(response, 200, { token: 'shop-token-1', details });
});

const provider = await startShop((request, response) => {
  if (request.path !== '/token') {
    return json(response, 200, { issuer: provider.url, token_endpoint: `${provider.url}/token` });
  }
  return json(response, 200, { access_token: 'fresh-access', refresh_token: 'refresh-2', token_type: 'bearer' });
});

type App = Awaited<ReturnType<typeof testApp>>;
let app: App;
let store: MemoryStore;

beforeEach(async () => {
  refusesProfile = false;
  store = new MemoryStore();
  app = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url }, { store });
});
afterEach(async () => {
  await app.close();
  shop.received.splice(0);
});
afterAll(() => Promise.all([shop.close(), provider.close()]));

const cookieOf = (answer: Awaited<ReturnType<App['inject']>>, name: string) => {
  const cookie = answer.cookies.find((set) => set.name.startsWith(name) && set.value !== '');
  return `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`;
};

/** Signs a customer in as the identity provider's callback does; answers their cookie. */
async function signedIn(): Promise<string> {
  const payload = { accessToken: 'stale-access' };
  const answer = await app.inject({ method: 'POST', url: '/api/user/signin-udi', headers: canada, payload });
  const [sessionId = ''] = (answer.cookies[0]?.value ?? '').split('.');
  const { signInId } = (await store.get(`session:${sessionId}`)) as { signInId: string };
  await new SignIns(store).change(signInId, {
    provider: { accessToken: 'stale-access', refreshToken: 'refresh-1', subject: 'ada' },
  });
  shop.received.splice(0);
  return cookieOf(answer, 'perennial');
}

const visit = (cookie: string, returnTo = wanted, headers: Record<string, string> = {}) =>
  app.inject({
    url: `/bff/profile?${new URLSearchParams({ culture: 'en-ca', language: 'fr-CA', returnTo })}`,
    headers: { cookie, ...headers },
  });

/** Goes to the profile page; answers the address that it leads back to, and the cookie that the browser keeps. */
async function visited(session: string, returnTo = wanted) {
  const answer = await visit(session, returnTo);
  const page = new URL(String(answer.headers.location));
  const back = new URL(page.searchParams.get('returnTo') ?? '');
  return { page, back, kept: cookieOf(answer, 'perennial-profile-') };
}

async function comeBack(back: URL, cookies: readonly string[]) {
  const answer = await app.inject({ url: back.pathname + back.search, headers: { cookie: cookies.join('; ') } });
  expect(answer.statusCode).toBe(303);
  return answer.headers.location;
}

const session = async (cookie: string) =>
  (await app.inject({ url: '/bff/session', headers: { ...canada, cookie } })).json();

describe('a customer who edits their profile', () => {
  test("goes to the identity provider's page in their language, and back to this shop", async () => {
    const { page, back } = await visited(await signedIn());
    expect(page.origin + page.pathname).toBe(`${provider.url}/profile`);
    expect(page.searchParams.get('ui_locales')).toBe('fr-CA');
    expect(back.origin + back.pathname).toBe('http://localhost:3000/bff/profile-return');
  });

  test('goes to the page that the operator has named', async () => {
    await app.close();
    const configured = { OIDC_PROFILE_URL: 'https://id.example/account?tab=contact' };
    app = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url, ...configured }, { store });
    const { page } = await visited(await signedIn());
    expect(page.href).toMatch(/^https:\/\/id\.example\/account\?tab=contact&returnTo=/);
  });

  test('is known by the new name when they come back: shop and session take it over with a fresh token', async () => {
    const cookie = await signedIn();
    const { back, kept } = await visited(cookie);
    expect(await comeBack(back, [cookie, kept])).toBe(wanted);
    expect(shop.received).toMatchObject([
      {
        path: '/api/user/profile-udi',
        body: JSON.stringify({ accessToken: 'fresh-access' }),
        headers: { 'user-token': 'shop-token-1', country: 'CA' },
      },
    ]);
    expect(await session(cookie)).toMatchObject({ signedIn: true, role: 'user', firstName: 'Augusta' });
  });

  test('is told when the shop could not take it over, and stays signed in', async () => {
    refusesProfile = true;
    const cookie = await signedIn();
    const { back, kept } = await visited(cookie);
    expect(await comeBack(back, [cookie, kept])).toBe(`${wanted}&profile=failed`);
    expect(await session(cookie)).toMatchObject({ signedIn: true, firstName: 'Ada' });
  });
});

test('the newsletter is chosen with a fresh token too, for the one in the session may have run out', async () => {
  const cookie = await signedIn();
  const payload = { optIn: true };
  await app.inject({ method: 'POST', url: '/api/user/opt-in', headers: { ...canada, cookie }, payload });
  expect(JSON.parse(shop.received[0]?.body ?? '')).toEqual({ accessToken: 'fresh-access', optIn: true });
});

test.each(['https://evil.example/en-ca/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/bff/logout'])(
  'nobody is sent to %s afterwards',
  async (returnTo) => {
    const cookie = await signedIn();
    const { back, kept } = await visited(cookie, returnTo);
    expect(await comeBack(back, [cookie, kept])).toBe('/en-ca/my-account/overview');
  },
);

describe('a return that nobody asked for changes nothing', () => {
  const told = '/en-ca/my-account/personal-details?profile=failed';

  test('a state that nobody started', async () => {
    const made = new URL('http://localhost:3000/bff/profile-return?culture=en-ca&state=made-up');
    expect(await comeBack(made, [await signedIn()])).toBe(told);
    expect(shop.received).toEqual([]);
  });

  test('a state of another browser', async () => {
    const { back } = await visited(await signedIn());
    expect(await comeBack(back, [await signedIn()])).toBe(told);
    expect(shop.received).toEqual([]);
  });

  test('a state that another person started in this browser', async () => {
    const { back, kept } = await visited(await signedIn());
    expect(await comeBack(back, [await signedIn(), kept])).toBe(`${wanted}&profile=failed`);
    expect(shop.received).toEqual([]);
  });

  test('a state of a visit to the profile page signs nobody in', async () => {
    const { back, kept } = await visited(await signedIn());
    const state = back.searchParams.get('state');
    const answer = await app.inject({ url: `/en-ca/udi-return?code=x&state=${state}`, headers: { cookie: kept } });
    expect(answer.headers.location).toBe('/en-ca/udi-return?reason=expired');
  });
});

describe('the profile page is for signed-in customers only', () => {
  test('a stranger is led to sign in first, a script is told', async () => {
    const led = await visit('', wanted, { accept: 'text/html' });
    const login = new URL(String(led.headers.location), 'http://localhost:3000');
    expect([led.statusCode, login.pathname, login.searchParams.get('returnTo')]).toEqual([303, '/bff/login', wanted]);
    const told = await visit('');
    expect([told.statusCode, told.json().code]).toEqual([401, 'session.required']);
  });

  test('customer care, who has no part in the profile of a customer, is led back', async () => {
    const payload = { customerEmail: details.email, adminUserName: 'cleo', adminPassword: 'secret' };
    const answer = await app.inject({ method: 'POST', url: '/api/admin/signin', headers: canada, payload });
    const refused = await visit(cookieOf(answer, 'perennial'));
    expect(refused.headers.location).toBe(`${wanted}&profile=failed`);
  });
});
