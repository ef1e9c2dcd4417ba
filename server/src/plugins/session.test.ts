import { afterAll, describe, expect, test } from 'vitest';
import { MemoryStore } from '../session/expiring-store.ts';
import { json, startShop, testApp } from '../testing/test-app.ts';

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const shop = await startShop((_, response) => json(response, 200, { token: 'shop-token', details }));
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

describe('the session cookie', () => {
  test('behind a proxy that ends https, it is bound to this host and to https', async () => {
    const app = await appWith({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: 'true' });
    const answer = await signIn(app, { 'x-forwarded-proto': 'https' });
    expect(answer.cookies).toEqual([
      { name: '__Host-perennial', value: expect.any(String), path: '/', httpOnly: true, secure: true, sameSite: 'Lax' },
    ]);
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    await app.close();
  });

  test('signed with an older secret, it is still good', async () => {
    const store = new MemoryStore();
    const before = await testApp({ SHOP_API_URL: shop.url, SESSION_SECRETS: older }, { store });
    const cookie = `perennial=${encodeURIComponent((await signIn(before)).cookies[0]?.value ?? '')}`;
    const after = await testApp({ SHOP_API_URL: shop.url, SESSION_SECRETS: `${newest},${older}` }, { store });
    const told = await after.inject({ method: 'GET', url: '/bff/session', headers: { ...canada, cookie } });
    expect(told.json().signedIn).toBe(true);
    const forgotten = await testApp({ SHOP_API_URL: shop.url, SESSION_SECRETS: newest }, { store });
    const stranger = await forgotten.inject({ method: 'GET', url: '/bff/session', headers: { ...canada, cookie } });
    expect(stranger.json().signedIn).toBe(false);
    await Promise.all([before.close(), after.close(), forgotten.close()]);
  });

  test.each([
    ['tampered with', (value: string) => `${value.slice(0, -3)}abc`],
    ['cut', (value: string) => value.slice(0, 10)],
    ['far too long', (value: string) => value + 'x'.repeat(8000)],
    ['another one in front of the dot', (value: string) => `planted.${value.split('.')[1]}`],
  ])('that was %s, signs nobody in and breaks nothing', async (_, change) => {
    const app = await appWith({});
    const cookie = (await signIn(app)).cookies[0]?.value ?? '';
    const answer = await app.inject({
      method: 'GET',
      url: '/bff/session',
      headers: { ...canada, cookie: `perennial=${encodeURIComponent(change(cookie))}` },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { signedIn: false, role: 'user' }]);
    await app.close();
  });

  test('a planted session id is not the one that a sign-in gets', async () => {
    const app = await appWith({});
    const first = (await signIn(app)).cookies[0]?.value ?? '';
    const answer = await signIn(app, { cookie: `perennial=${encodeURIComponent(first)}` });
    expect(answer.cookies[0]?.value).not.toBe(first);
    await app.close();
  });
});

describe('logout', () => {
  test('leaves nothing of the visitor in the store', async () => {
    const store = new MemoryStore();
    const app = await testApp({ SHOP_API_URL: shop.url }, { store });
    const cookie = `perennial=${encodeURIComponent((await signIn(app)).cookies[0]?.value ?? '')}`;
    expect(store.size).toBe(2);
    await app.inject({ method: 'POST', url: '/bff/logout', headers: { ...canada, cookie } });
    expect(store.size).toBe(0);
    await app.close();
  });

  test('is not undone by a call that was under way and brings a new token', async () => {
    const store = new MemoryStore();
    const waiting = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const slow = await startShop(async ({ path }, response) => {
      if (path !== '/api/user/details') return json(response, 200, { token: 'shop-token', details });
      asked.resolve();
      await waiting.promise;
      return json(response, 200, {}, { 'user-token': 'newer-token' });
    });
    const app = await testApp({ SHOP_API_URL: slow.url }, { store });
    const cookie = `perennial=${encodeURIComponent((await signIn(app)).cookies[0]?.value ?? '')}`;
    const call = app.inject({ method: 'GET', url: '/api/user/details', headers: { ...canada, cookie } });
    await asked.promise;
    await app.inject({ method: 'POST', url: '/bff/logout', headers: { ...canada, cookie } });
    waiting.resolve();
    await call;
    expect(store.size).toBe(0);
    const after = await app.inject({ method: 'GET', url: '/bff/session', headers: { ...canada, cookie } });
    expect(after.json().signedIn).toBe(false);
    await app.close();
    await slow.close();
  });
});

test('a thousand strangers leave nothing in the store', async () => {
  const store = new MemoryStore();
  const app = await testApp({ SHOP_API_URL: shop.url }, { store });
  for (let index = 0; index < 1000; index += 1)
    await app.inject({ method: 'GET', url: '/bff/session', headers: canada });
  expect(store.size).toBe(0);
  await app.close();
});
