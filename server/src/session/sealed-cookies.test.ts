import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startFakeProvider } from '../testing/fake-provider.ts';
import { json, startFakeService, testApp } from '../testing/test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;
type Cookie = Awaited<ReturnType<App['inject']>>['cookies'][number];

const HOUR_MS = 3_600_000;
const newest = 'the-newest-secret-that-seals-every-new-attempt';
const older = 'an-older-secret-that-sealed-attempts-before-it';

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const shop = await startFakeService((_, response) => json(response, 200, { token: 'shop-token', details }));
const provider = await startFakeProvider();

const apps: App[] = [];
let app: App;
beforeAll(async () => {
  app = await start();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await Promise.all(apps.map((opened) => opened.close()));
  await Promise.all([shop.close(), provider.close()]);
});

async function start(changes: Record<string, string> = {}): Promise<App> {
  const opened = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url, ...changes });
  apps.push(opened);
  return opened;
}

const format = (cookies: readonly Pick<Cookie, 'name' | 'value'>[]) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');

/** Starts a sign-in in a browser with these cookies. */
async function startAttempt(cookies: readonly Pick<Cookie, 'name' | 'value'>[] = [], from: App = app) {
  const headers = { cookie: format(cookies) };
  const response = await from.inject({ url: '/bff/login?culture=en-ca&returnTo=/en-ca/cart', headers });
  const authorization = new URL(String(response.headers.location));
  const [cookie] = response.cookies.filter(({ value }) => value !== '');
  if (!cookie) throw new Error('A started sign-in sets a cookie');
  return {
    state: authorization.searchParams.get('state') ?? '',
    nonce: authorization.searchParams.get('nonce') ?? '',
    cookie,
    cleared: response.cookies.filter(({ value }) => value === ''),
  };
}

type Started = Awaited<ReturnType<typeof startAttempt>>;

/** Comes back from the identity provider. Returns where the browser is led, and the cookies. */
async function comeBack({ state, nonce }: Started, cookies: readonly Pick<Cookie, 'name' | 'value'>[], to: App = app) {
  provider.state.nonce = nonce;
  const url = `/en-ca/udi-return?${new URLSearchParams({ code: 'c', state })}`;
  const response = await to.inject({ url, headers: { cookie: format(cookies) } });
  const { pathname, searchParams } = new URL(String(response.headers.location), 'http://localhost');
  return { place: searchParams.get('reason') ?? pathname, cookies: response.cookies };
}

describe('the cookie of a started sign-in', () => {
  test.each([
    ['http://localhost:3000', 'perennial-attempt-', {}],
    ['https://shop.example', '__Host-perennial-attempt-', { secure: true }],
  ])('of %s stays for a day in the browser, which scripts cannot read', async (PUBLIC_URL, prefix, secure) => {
    const { cookie } = await startAttempt([], await start({ PUBLIC_URL }));
    expect(cookie).toEqual({
      name: expect.stringContaining(prefix),
      value: expect.not.stringContaining('/en-ca/cart'),
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 86_400,
      ...secure,
    });
  });

  test('is removed on the return, and works once', async () => {
    const attempt = await startAttempt();
    const { place, cookies } = await comeBack(attempt, [attempt.cookie]);
    expect(place).toBe('/en-ca/cart');
    expect(cookies).toContainEqual(
      expect.objectContaining({ name: attempt.cookie.name, value: '', path: '/', httpOnly: true, sameSite: 'Lax' }),
    );
  });

  test('is needed for the return, and a return without it changes no cookie', async () => {
    const attempt = await startAttempt();
    expect(await comeBack(attempt, [])).toEqual({ place: 'expired', cookies: [] });
  });

  test('counts for its own sign-in alone', async () => {
    const [one, other] = [await startAttempt(), await startAttempt()];
    const swapped = [
      { name: one.cookie.name, value: other.cookie.value },
      { name: other.cookie.name, value: one.cookie.value },
    ];
    expect((await comeBack(one, swapped)).place).toBe('expired');
  });

  test.each([
    ['an exact hour', HOUR_MS, '/en-ca/cart'],
    ['more than an hour', HOUR_MS + 1, 'expired'],
  ])('counts for an hour: %s', async (_, elapsedMs, expected) => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now });
    const attempt = await startAttempt();
    vi.setSystemTime(now + elapsedMs);
    expect((await comeBack(attempt, [attempt.cookie])).place).toBe(expected);
  });

  test.each([
    ['counts if it is sealed with an older secret', `${newest},${older}`, '/en-ca/cart'],
    ['does not count if its secret was removed', newest, 'expired'],
  ])('%s', async (_, SESSION_SECRETS, expected) => {
    const attempt = await startAttempt([], await start({ SESSION_SECRETS: older }));
    expect((await comeBack(attempt, [attempt.cookie], await start({ SESSION_SECRETS }))).place).toBe(expected);
  });
});

describe('a person with many tabs', () => {
  const others = ['perennial-profile-1', 'culture', 'a-attempt-', 'b'].map((name) => ({ name, value: 'x' }));

  /** Starts sign-ins in the tabs of one browser, without coming back. */
  async function openTabs(count: number) {
    const started: Started[] = [];
    for (let tab = 0; tab < count; tab += 1) {
      started.push(await startAttempt([...others, ...started.map(({ cookie }) => cookie)]));
    }
    return started;
  }

  test('can start a sign-in in four tabs, and finish it in each', async () => {
    const tabs = await openTabs(4);
    expect(tabs.flatMap(({ cleared }) => cleared)).toEqual([]);
    const cookies = tabs.map(({ cookie }) => cookie);
    for (const tab of tabs) expect((await comeBack(tab, cookies)).place).toBe('/en-ca/cart');
  });

  test('loses the oldest sign-ins when there are more, and no other cookie', async () => {
    const tabs = await openTabs(5);
    const [first, second] = tabs.map(({ cookie: { name } }) => name);
    expect(tabs.at(-1)?.cleared.map(({ name }) => name)).toEqual([first]);
    const next = await startAttempt([...others, ...tabs.map(({ cookie }) => cookie)]);
    expect(next.cleared.map(({ name }) => name)).toEqual([first, second]);
  });
});
