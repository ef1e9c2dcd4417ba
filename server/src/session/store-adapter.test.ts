import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';
import { MemoryStore } from './expiring-store.ts';

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const shop = await startFakeService((_, response) => json(response, 200, { token: 'shop-token', details }));

/** A store with an outage of the sessions, while the sign-ins can be reached. */
class FailingStore extends MemoryStore {
  fails: 'get' | 'set' | 'delete' | undefined;

  override async get(key: string) {
    this.#check('get', key);
    return super.get(key);
  }
  override async set(key: string, value: object, lifetimeMs: number) {
    this.#check('set', key);
    return super.set(key, value, lifetimeMs);
  }
  override async delete(key: string) {
    this.#check('delete', key);
    return super.delete(key);
  }
  #check(operation: FailingStore['fails'], key: string) {
    if (this.fails === operation && key.startsWith('session:')) throw new Error('connection lost');
  }
}

const store = new FailingStore();
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url }, { store });
});
afterAll(() => Promise.all([app.close(), shop.close()]));

const headers = { 'x-culture': 'en-ca' };
const signIn = () =>
  app.inject({ method: 'POST', url: '/api/user/signin-udi', headers, payload: { accessToken: 'a' } });

test.each([
  ['who looks at their session, which cannot be read', 'get', 'GET', '/bff/session'],
  ['who signs in, which cannot be saved', 'set', 'POST', '/api/user/signin-udi'],
  ['who signs out, which cannot be saved', 'delete', 'POST', '/bff/logout'],
] as const)('a customer %s, sees that the session is not available', async (_, operation, method, url) => {
  store.fails = undefined;
  const cookie = toCookieHeader(await signIn());
  store.fails = operation;
  const payload = method === 'POST' ? { payload: { accessToken: 'a' } } : {};
  const response = await app.inject({ method, url, headers: { ...headers, cookie }, ...payload });
  expect([response.statusCode, response.json().code]).toEqual([503, 'session.storeUnavailable']);
});
