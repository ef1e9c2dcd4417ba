import { afterAll, describe, expect, test, vi } from 'vitest';
import { MemoryStore } from '../session/expiring-store.ts';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const shop = await startFakeService((_, response) => json(response, 200, { token: 'shop-token', details }));
const newest = 'the-newest-secret-that-signs-every-new-cookie';
const older = 'an-older-secret-that-signed-cookies-before-it';

async function appWith(environment: Record<string, string>) {
  return testApp({ SHOP_API_URL: shop.url, ...environment });
}

afterAll(() => shop.close());

const canada = { 'x-culture': 'en-ca' };

function signIn(app: Awaited<ReturnType<typeof testApp>>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/user/signin-udi',
    headers: { ...canada, ...headers },
    payload: { accessToken: 'a' },
  });
}

async function isSignedIn(app: Awaited<ReturnType<typeof testApp>>, cookie: string): Promise<boolean> {
  const headers = { ...canada, cookie: `perennial=${encodeURIComponent(cookie)}` };
  return (await app.inject({ method: 'GET', url: '/bff/session', headers })).json().signedIn;
}

describe('the session cookie', () => {
  test('is bound to this host and to https behind a proxy that terminates https', async () => {
    const app = await appWith({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: 'true' });
    const response = await signIn(app, { 'x-forwarded-proto': 'https' });
    expect(response.cookies).toEqual([
      { name: '__Host-perennial', value: expect.any(String), path: '/', httpOnly: true, secure: true, sameSite: 'Lax' },
    ]);
    expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
    await app.close();
  });

  test('is sent behind a proxy that does not say that it terminates https', async () => {
    const app = await appWith({ PUBLIC_URL: 'https://shop.example' });
    expect((await signIn(app)).cookies.map(({ name }) => name)).toContain('__Host-perennial');
    await app.close();
  });

  test('is valid if it is signed with an older secret, and is signed with the newest then', async () => {
    const store = new MemoryStore();
    const before = await testApp({ SHOP_API_URL: shop.url, SESSION_SECRETS: older }, { store });
    const cookie = toCookieHeader(await signIn(before));
    const after = await testApp({ SHOP_API_URL: shop.url, SESSION_SECRETS: `${newest},${older}` }, { store });
    const known = await after.inject({ method: 'GET', url: '/bff/session', headers: { ...canada, cookie } });
    expect(known.json().signedIn).toBe(true);
    const signedAnew = toCookieHeader(known);
    const rotated = await testApp({ SHOP_API_URL: shop.url, SESSION_SECRETS: newest }, { store });
    const unknown = await rotated.inject({ method: 'GET', url: '/bff/session', headers: { ...canada, cookie } });
    expect(unknown.json().signedIn).toBe(false);
    const headers = { ...canada, cookie: signedAnew };
    const still = await rotated.inject({ method: 'GET', url: '/bff/session', headers });
    expect([still.json().signedIn, still.cookies]).toEqual([true, []]);
    await Promise.all([before.close(), after.close(), rotated.close()]);
  });

  test.each([
    ['tampered', (value: string) => `${value.slice(0, -3)}abc`],
    ['truncated', (value: string) => value.slice(0, 10)],
    ['oversized', (value: string) => value + 'x'.repeat(8000)],
    ['planted with another id', (value: string) => `planted.${value.split('.')[1]}`],
  ])('does not sign in anyone if it is %s', async (_, change) => {
    const app = await appWith({});
    const cookie = (await signIn(app)).cookies[0]?.value ?? '';
    const response = await app.inject({
      method: 'GET',
      url: '/bff/session',
      headers: { ...canada, cookie: `perennial=${encodeURIComponent(change(cookie))}` },
    });
    expect([response.statusCode, response.json()]).toEqual([200, { signedIn: false, role: 'user' }]);
    await app.close();
  });

  test('is verified each time, also after a valid one was seen', async () => {
    const app = await appWith({});
    const cookie = (await signIn(app)).cookies[0]?.value ?? '';
    expect(await isSignedIn(app, cookie)).toBe(true);
    const [id = '', signature = ''] = cookie.split('.');
    const forged = [`${id}.${'a'.repeat(signature.length)}`, `${id}.${signature}x`, `${id}.`, id, `.${signature}`];
    for (const value of forged) expect(await isSignedIn(app, value)).toBe(false);
    expect(await isSignedIn(app, cookie)).toBe(true);
    await app.close();
  });

  test('is not sent again if it is signed with the newest secret', async () => {
    const app = await testApp({ SHOP_API_URL: shop.url, SESSION_SECRETS: `${newest},${older}` });
    const cookie = toCookieHeader(await signIn(app));
    const { headers } = await app.inject({ method: 'GET', url: '/bff/session', headers: { ...canada, cookie } });
    expect(headers).not.toHaveProperty('set-cookie');
    await app.close();
  });

  test('gets a new id with each sign-in', async () => {
    const app = await appWith({});
    const first = (await signIn(app)).cookies[0]?.value ?? '';
    const response = await signIn(app, { cookie: `perennial=${encodeURIComponent(first)}` });
    expect(response.cookies[0]?.value).not.toBe(first);
    await app.close();
  });
});

describe('a second sign-in', () => {
  test('ends the first one, with its tokens', async () => {
    const store = new MemoryStore();
    const app = await testApp({ SHOP_API_URL: shop.url }, { store });
    const first = toCookieHeader(await signIn(app));
    await signIn(app, { cookie: first });
    expect(store.size).toBe(2);
    const known = await app.inject({ method: 'GET', url: '/bff/session', headers: { ...canada, cookie: first } });
    expect(known.json().signedIn).toBe(false);
    await app.close();
  });
});

describe('sign-out', () => {
  test('removes the data of the visitor from the store', async () => {
    const store = new MemoryStore();
    const app = await testApp({ SHOP_API_URL: shop.url }, { store });
    const cookie = toCookieHeader(await signIn(app));
    expect(store.size).toBe(2);
    await app.inject({ method: 'POST', url: '/bff/logout', headers: { ...canada, cookie } });
    expect(store.size).toBe(0);
    await app.close();
  });

  test('ends the session at once, also for a cookie that was just accepted', async () => {
    const app = await appWith({});
    const cookie = toCookieHeader(await signIn(app));
    const get = () => app.inject({ method: 'GET', url: '/api/user/details', headers: { ...canada, cookie } });
    expect((await get()).statusCode).toBe(200);
    await app.inject({ method: 'POST', url: '/bff/logout', headers: { ...canada, cookie } });
    expect((await get()).statusCode).toBe(401);
    await app.close();
  });

  /** A shop API that answers a call only when it is released. */
  async function startSlowShop(status: number, headers: Record<string, string> = {}) {
    const released = Promise.withResolvers<void>();
    const received = Promise.withResolvers<void>();
    const slow = await startFakeService(async ({ path }, response) => {
      if (path !== '/api/user/details') return json(response, 200, { token: 'shop-token', details });
      received.resolve();
      await released.promise;
      return json(response, status, {}, headers);
    });
    return { ...slow, release: released.resolve, received: received.promise };
  }

  test('is not undone by a call in progress that returns a new token', async () => {
    const store = new MemoryStore();
    const slow = await startSlowShop(200, { 'user-token': 'newer-token' });
    const app = await testApp({ SHOP_API_URL: slow.url }, { store });
    const cookie = toCookieHeader(await signIn(app));
    const call = app.inject({ method: 'GET', url: '/api/user/details', headers: { ...canada, cookie } });
    await slow.received;
    await app.inject({ method: 'POST', url: '/bff/logout', headers: { ...canada, cookie } });
    slow.release();
    await call;
    expect(store.size).toBe(0);
    const after = await app.inject({ method: 'GET', url: '/bff/session', headers: { ...canada, cookie } });
    expect(after.json().signedIn).toBe(false);
    await app.close();
    await slow.close();
  });

  test.each([
    ['is refused', 401, newest],
    ['has a cookie of an older secret', 200, `${newest},${older}`],
  ])('is not followed by a cookie when a call in progress %s', async (_, status, secrets) => {
    const store = new MemoryStore();
    const slow = await startSlowShop(status);
    const before = await testApp(
      { SHOP_API_URL: slow.url, SESSION_SECRETS: secrets.split(',').at(-1) ?? '' },
      { store },
    );
    const cookie = toCookieHeader(await signIn(before));
    const app = await testApp({ SHOP_API_URL: slow.url, SESSION_SECRETS: secrets }, { store });
    const call = app.inject({ method: 'GET', url: '/api/user/details', headers: { ...canada, cookie } });
    await slow.received;
    await app.inject({ method: 'POST', url: '/bff/logout', headers: { ...canada, cookie } });
    slow.release();
    const { statusCode, headers } = await call;
    expect([statusCode, headers['set-cookie'], store.size]).toEqual([status, undefined, 0]);
    await Promise.all([before.close(), app.close(), slow.close()]);
  });
});

test('a hundred anonymous requests store nothing', async () => {
  const store = new MemoryStore();
  const app = await testApp({ SHOP_API_URL: shop.url }, { store });
  for (let index = 0; index < 100; index += 1)
    await app.inject({ method: 'GET', url: '/bff/session', headers: canada });
  expect(store.size).toBe(0);
  await app.close();
});

test('a call of a signed-in customer changes neither the session nor its cookie', async () => {
  const store = new MemoryStore();
  const app = await testApp({ SHOP_API_URL: shop.url }, { store });
  const cookie = toCookieHeader(await signIn(app));
  const writes = [vi.spyOn(store, 'set'), vi.spyOn(store, 'update'), vi.spyOn(store, 'delete')];
  const { headers } = await app.inject({ method: 'GET', url: '/api/user/details', headers: { ...canada, cookie } });
  expect(headers).not.toHaveProperty('set-cookie');
  for (const write of writes) expect(write).not.toHaveBeenCalled();
  await app.close();
});

test('a further call asks the store for the sign-in only, and finds that it has ended', async () => {
  const store = new MemoryStore();
  const app = await testApp({ SHOP_API_URL: shop.url }, { store });
  const headers = { ...canada, cookie: toCookieHeader(await signIn(app)) };
  const statusOfCall = async () => (await app.inject({ url: '/api/user/details', headers })).statusCode;
  expect(await statusOfCall()).toBe(200);
  const read = vi.spyOn(store, 'get');
  expect(await statusOfCall()).toBe(200);
  expect(read.mock.calls.map(([key]) => key)).toEqual([expect.stringMatching(/^sign-in:/)]);
  await store.delete(read.mock.calls[0]?.[0] ?? '');
  expect(await statusOfCall()).toBe(401);
  await app.close();
});
