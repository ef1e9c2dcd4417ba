/** The account while the shop API is away, over two instances (docs/rules/account.md#while-the-shop-api-is-away). */
import { freePort } from '@perennial/sandbox/ports';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BffProcess } from './harness/bff-process.ts';
import type { HttpBrowser } from './harness/http-browser.ts';
import { type RoundRobin, startRoundRobin } from './harness/round-robin.ts';
import { readStoredValues } from './harness/stored-values.ts';
import { waitUntil } from './harness/wait-until.ts';
import { useStack } from './running-stack.ts';

const stack = useStack();
const customer = stack.findCustomer('ca-subscriber');
const neighbour = stack.findCustomer('de-subscriber');

const PROFILE = '/api/user/details';
const reads = [PROFILE, '/api/subscriptions', '/api/invoice/list', '/api/user/paymentprofile', '/bff/coming-up'];
const takesKept = { 'cache-control': 'stale-if-error=14400' };

let port = 0;
/** What the instances take for the shop API. */
let shopApi: RoundRobin;
let first: BffProcess;
let second: BffProcess;

async function comeBack(): Promise<void> {
  shopApi = await startRoundRobin(port);
  shopApi.instances = [stack.environment['SHOP_API_URL'] ?? ''];
}

beforeAll(async () => {
  port = await freePort();
  await comeBack();
  const environment = { SHOP_API_URL: shopApi.url };
  [first, second] = await Promise.all([stack.startBff({ environment }), stack.startBff({ environment })]);
});
afterAll(async () => {
  await Promise.all([first.kill(), second.kill()]);
  await shopApi.close();
});
beforeEach(() => stack.clear());
let isAway = false;
async function goAway(): Promise<void> {
  isAway = true;
  await shopApi.close();
}
afterEach(async () => {
  if (isAway) await comeBack();
  isAway = false;
});

async function signIn(via = first.url, who = customer): Promise<HttpBrowser> {
  const browser = stack.openBrowser(via);
  await browser.signIn(who);
  return browser;
}

async function read(browser: HttpBrowser, path = PROFILE, headers: Record<string, string> = {}) {
  const { status, text, headers: sent } = await browser.call(path, { headers: { ...takesKept, ...headers } });
  return { status, text, since: sent['x-kept-since'] };
}

const findStored = async () =>
  new Map([...(await readStoredValues(stack.redis.url))].filter(([key]) => key.startsWith('kept-answers:')));

/** Reads, and waits until the store has the answers. */
async function readUntilKept(browser: HttpBrowser, paths = [PROFILE]) {
  const before = (await findStored()).size;
  const answers = await Promise.all(paths.map((path) => read(browser, path)));
  await waitUntil(async () => (await findStored()).size > before);
  return answers;
}

const change = (browser: HttpBrowser) =>
  browser.call('/api/users/current/language', { body: { languageCode: 'en-CA' } });

describe('while the shop API is away, a customer', () => {
  test('reads what was read before, on every instance, until the shop API is back', async () => {
    const browser = await signIn();
    const fresh = await readUntilKept(browser, reads);
    expect(fresh.map(({ status, since }) => [status, since])).toEqual(reads.map(() => [200, undefined]));
    await goAway();
    for (const { url } of [first, second]) {
      browser.via = url;
      const kept = await Promise.all(reads.map((path) => read(browser, path)));
      expect(kept.map(({ text }) => text)).toEqual(fresh.map(({ text }) => text));
      expect(kept.filter(({ since }) => Number.isNaN(Date.parse(String(since))))).toEqual([]);
    }
    const page = await browser.request('/en-ca/my-account/overview');
    expect([page.status, page.text.includes('"keptSince":')]).toEqual([200, true]);
    expect((await read(browser, '/api/user/payment-activity')).status).toBe(502);
    await comeBack();
    isAway = false;
    for (const path of reads) expect(await read(browser, path)).toMatchObject({ status: 200, since: undefined });
  });

  test('gets no answer of another customer, of an admin, or of another language', async () => {
    const browser = await signIn();
    await readUntilKept(browser);
    const other = await signIn(second.url, neighbour);
    const care = stack.openBrowser(first.url);
    const admin = stack.findCustomer('admin-canada');
    const body = { customerEmail: customer.email, adminUserName: admin.email, adminPassword: admin.password };
    expect((await care.call('/api/admin/signin', { body })).status).toBe(200);
    await goAway();
    expect((await read(other)).status).toBe(502);
    expect((await read(care)).status).toBe(502);
    expect((await read(browser, PROFILE, { 'x-language': 'fr-CA' })).status).toBe(502);
    expect((await read(browser, PROFILE, { 'x-culture': 'de-de' })).status).toBe(502);
    expect((await read(browser)).status).toBe(200);
  });

  test('has no answers after a log-out, on no instance', async () => {
    const browser = await signIn();
    await readUntilKept(browser);
    const thief = browser.copy();
    const before = (await findStored()).size;
    await browser.signOut();
    expect((await findStored()).size).toBe(before - 1);
    await goAway();
    for (const { url } of [first, second]) {
      thief.via = url;
      expect((await read(thief)).status).toBe(401);
    }
  });

  test('has none after a change: a change on one instance ends the answers on the other', async () => {
    const browser = await signIn();
    await readUntilKept(browser);
    browser.via = second.url;
    expect((await change(browser)).status).toBe(200);
    await goAway();
    for (const { url } of [first, second]) {
      browser.via = url;
      expect((await read(browser)).status).toBe(502);
    }
  });

  test('has none after the person has ended the sign-in from another browser', async () => {
    const phone = await signIn();
    await readUntilKept(phone);
    const laptop = await signIn(second.url);
    const ended = await laptop.call('/bff/sign-ins/end-others', { method: 'POST', headers: { 'x-culture': 'en-ca' } });
    expect(ended.status).toBe(200);
    await goAway();
    expect((await read(phone)).status).toBe(401);
  });
});

test('kept answers are in no store in clear', async () => {
  const browser = await signIn();
  await readUntilKept(browser, reads);
  const stored = JSON.stringify([...(await findStored())]);
  for (const text of [customer.email, 'getProfile', 'subscriptionNumber']) expect(stored).not.toContain(text);
});
