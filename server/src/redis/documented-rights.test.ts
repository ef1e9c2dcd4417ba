/** The rights that docs/operate/redis.md gives to the user of the shop, in a real Redis. */
import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRedis } from '../doctor/service-probes.ts';
import { createLogger } from '../logger.ts';
import { createBrowser } from '../testing/browser.ts';
import { startFakeProvider } from '../testing/fake-provider.ts';
import { startRedis } from '../testing/redis-server.ts';
import { json, startFakeService, testApp, testConfig } from '../testing/test-app.ts';

const page = readFileSync(new URL('../../../docs/operate/redis.md', import.meta.url), 'utf8');
const [, ...documented] = (/^ACL SETUSER (.*)$/m.exec(page)?.[1] ?? '').split(' ');

let server: Awaited<ReturnType<typeof startRedis>>;
let admin: Redis;
beforeAll(async () => {
  server = await startRedis();
  admin = new Redis(server.url.href);
});
afterAll(async () => {
  admin.disconnect();
  await server.stop();
});

/** Makes a user. Returns the URL with it. */
async function urlOf(user: string, rights: readonly string[]): Promise<string> {
  await admin.call('ACL', 'SETUSER', user, ...rights);
  const url = new URL(server.url);
  url.username = user;
  url.password = 'password';
  return url.href;
}

async function useShop(redisUrl: string) {
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
  const shop = await startFakeService((_, response) => json(response, 200, { token: 'shop-token', details }));
  const provider = await startFakeProvider();
  const settings = { SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url, REDIS_URL: redisUrl, SIGN_IN_LIMIT: '3/60' };
  const app = await testApp(settings, { logger });
  const browser = createBrowser(app, provider);
  await browser.comeBack(await browser.start());
  const headers = { 'x-culture': 'en-ca' };
  const signIn = { customerEmail: 'ada@example.com', adminUserName: 'care', adminPassword: 'a-password' };
  await app.inject({ method: 'POST', url: '/api/admin/signin', headers, payload: signIn });
  const { signedIn } = await browser.session();
  await browser.request('/bff/sign-ins');
  const starts: unknown[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { headers: answered } = await app.inject('/bff/login?culture=en-ca');
    starts.push(String(answered.location).startsWith(provider.url));
  }
  await Promise.all([app.close(), shop.close(), provider.close()]);
  return { signedIn, starts, lines };
}

test('are enough for sign-ins, locks, events and limits', async () => {
  await admin.call('ACL', 'LOG', 'RESET');
  const url = await urlOf('documented', documented);
  expect(await useShop(url)).toEqual({ signedIn: true, starts: [true, true, false], lines: [] });
  expect(await admin.call('ACL', 'LOG')).toEqual([]);
  expect(await checkRedis(testConfig({ REDIS_URL: url }))).toMatch(/keeps a key$/);
});

test('are named if one is missing, also one without which only the limits fail', async () => {
  const url = await urlOf(
    'limited',
    documented.filter((right) => right !== '+incr'),
  );
  const { signedIn, starts, lines } = await useShop(url);
  expect([signedIn, starts]).toEqual([true, [true, true, true]]);
  expect(lines).toEqual([expect.stringContaining('the user of REDIS_URL may not use incr: give it the rights of')]);
  await expect(checkRedis(testConfig({ REDIS_URL: url }))).rejects.toThrow('may not use incr');
});
