/** What an attacker tries with the session cookie, and how long a session lasts (docs/rules/sign-in.md#session). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BffProcess } from './harness/bff-process.ts';
import { send } from './harness/http-request.ts';
import { readStoredValues } from './harness/stored-values.ts';
import { waitUntil } from './harness/wait-until.ts';
import { useInstance, useStack } from './running-stack.ts';

const MINUTE_MS = 60_000;

const stack = useStack();
const customer = stack.findCustomer('ca-subscriber');
/** Signs in after the customer in the same browser. */
const next = stack.findCustomer('de-subscriber');

let later: BffProcess;
let rotated: BffProcess;
beforeAll(async () => {
  [later, rotated] = await Promise.all([useInstance('movable'), useInstance('rotated')]);
});
afterAll(() => later.changeClock({ aheadMs: 0 }));
beforeEach(() => stack.clear());

async function signIn() {
  const browser = stack.openBrowser();
  await browser.signIn(customer);
  return browser;
}

const signedIn = async (cookie: string) => {
  const { status, json } = await send(`${stack.proxy.url}/bff/session`, { headers: { cookie } });
  return [status, json['signedIn']];
};

describe('the session cookie', () => {
  test('is read by no script, is sent to the whole shop only, and not with requests of other sites', async () => {
    const browser = stack.openBrowser();
    const { setCookies } = await browser.signIn(customer);
    const [cookie = ''] = setCookies.filter((line) => line.startsWith('perennial='));
    const attributes = cookie.split('; ').slice(1).sort();
    expect(attributes).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax']);
  });

  test.each<[string, (value: string) => string]>([
    ['with another signature', (value) => `${value.slice(0, -4)}AAAA`],
    ['with another id', (value) => `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`],
    ['that is cut', (value) => value.slice(0, 20)],
    ['without a signature', (value) => value.split('.')[0] ?? ''],
    ['that is empty', () => ''],
    ['that is a dot', () => '.'],
    ['that cannot be decoded', () => '%E0%A4%A'],
    ['of 8 kB', (value) => value + 'A'.repeat(8 * 1024)],
    ['with the name of an object’s property', () => '__proto__.constructor'],
  ])('%s signs no one in and breaks nothing', async (_, change) => {
    const browser = await signIn();
    expect(await signedIn(`perennial=${change(browser.cookie('perennial'))}`)).toEqual([200, false]);
  });

  test('that is sent twice with different values breaks nothing, and its first value counts', async () => {
    const cookie = `perennial=${(await signIn()).cookie('perennial')}`;
    expect(await signedIn(`${cookie}; perennial=planted`)).toEqual([200, true]);
    expect(await signedIn(`perennial=planted; ${cookie}`)).toEqual([200, false]);
  });

  test('of more than a server accepts is refused before any code of the shop runs', async () => {
    const { status } = await send(`${stack.proxy.instances[0]}/bff/session`, {
      headers: { cookie: `a=${'A'.repeat(20_000)}` },
    });
    expect(status).toBe(431);
  });

  test('that was signed with an older secret stays valid, and the next sign-in is signed with the newest one', async () => {
    const browser = await signIn();
    browser.via = rotated.url;
    expect(await browser.session()).toMatchObject({ signedIn: true });
    await browser.startSignIn();
    expect(await browser.session()).toMatchObject({ signedIn: true });
    browser.via = stack.proxy.url;
    expect(await browser.session()).toMatchObject({ signedIn: false });
  });
});

describe('a session', () => {
  test('ends two hours after the last activity, which polling is not', async () => {
    const browser = await signIn();
    browser.via = later.url;
    for (const minutes of [30, 60, 90, 119]) {
      await later.changeClock({ aheadMs: minutes * MINUTE_MS });
      expect(await browser.session()).toMatchObject({ signedIn: true });
      expect((await browser.call('/api/user/payment-activity')).status).toBe(200);
    }
    await later.changeClock({ aheadMs: 121 * MINUTE_MS });
    expect(await browser.session()).toMatchObject({ signedIn: false });
    expect((await browser.call('/api/user/details')).status).toBe(401);
  });

  test('goes on after two hours with activity, and ends after twelve hours all the same', async () => {
    const browser = await signIn();
    browser.via = later.url;
    for (let minutes = 90; minutes < 12 * 60; minutes += 90) {
      await later.changeClock({ aheadMs: minutes * MINUTE_MS });
      expect((await browser.call('/api/payment/methods')).status).toBe(200);
    }
    await later.changeClock({ aheadMs: (12 * 60 - 1) * MINUTE_MS });
    expect(await browser.session()).toMatchObject({ signedIn: true });
    await later.changeClock({ aheadMs: (12 * 60 + 1) * MINUTE_MS });
    expect(await browser.session()).toMatchObject({ signedIn: false });
  });

  test('that ended while a slow call was under way stays ended, also if the call brings a new token', async () => {
    const browser = await signIn();
    const thief = browser.copy();
    const { faults, requests } = stack.sandbox.control;
    const fault = { status: 200, body: [], headers: { 'user-token': 'a-new-token' }, delayMs: 200, times: 1 };
    faults.add({ service: 'shop-api', method: 'GET', path: '/api/payment/methods', ...fault });
    const slow = browser.copy().call('/api/payment/methods');
    await waitUntil(() => requests.all('shop-api').some(({ path }) => path === '/api/payment/methods'));
    expect((await browser.signOut()).status).toBe(200);
    expect((await slow).status).toBe(200);
    expect(await thief.session()).toMatchObject({ signedIn: false });
    expect((await thief.call('/api/user/details')).status).toBe(401);
  });

  test('that is refused late leaves a person alone who has signed in since in the same browser, on every instance', async () => {
    const { faults, requests } = stack.sandbox.control;
    const [first, second] = stack.instances;
    const browser = stack.openBrowser(first.url);
    await browser.signIn(customer);
    stack.clear();
    const held = Promise.withResolvers<void>();
    const call = { method: 'GET', path: '/api/payment/methods' };
    faults.add({ service: 'shop-api', ...call, status: 401, body: {}, until: held.promise });
    const late = browser.call(call.path);
    await waitUntil(() => requests.all('shop-api').some(({ path }) => path === call.path));
    expect((await browser.signOut()).status).toBe(200);
    browser.via = second.url;
    await browser.signIn(next);
    held.resolve();
    const { status, setCookies } = await late;
    expect([status, setCookies]).toEqual([401, []]);
    for (const { url } of stack.instances) {
      browser.via = url;
      expect(await browser.session()).toMatchObject({ signedIn: true, email: next.email });
    }
  });
});

describe('the store', () => {
  /** Returns the id of what a row is about, without the name of its kind. */
  const toId = (key: string) => key.slice(key.indexOf(':') + 1);

  test('gets no row for a thousand visits of strangers', async () => {
    const before = await readStoredValues(stack.redis.url);
    for (let round = 0; round < 50; round += 1) {
      const visits = Array.from({ length: 20 }, () => send(`${stack.proxy.url}/bff/session`));
      for (const { status, setCookies } of await Promise.all(visits)) expect([status, setCookies]).toEqual([200, []]);
    }
    // Rows of before may end meanwhile, and answers of a customer of before are kept some moments after they were sent.
    const known = new Set([...before.keys()].map(toId));
    const added = [...(await readStoredValues(stack.redis.url)).keys()].filter((key) => !known.has(toId(key)));
    expect(added).toEqual([]);
  });

  test('has neither a token nor a name in clear', async () => {
    stack.clear();
    const browser = await signIn();
    await browser.call('/api/payment/methods');
    const tokens = stack.sandbox.control.requests.all('shop-api').map(({ headers }) => String(headers['user-token']));
    const [userToken = ''] = tokens.filter((token) => token !== 'undefined');
    const stored = [...(await readStoredValues(stack.redis.url)).values()].join('\n');
    expect(userToken).not.toBe('');
    for (const secret of [userToken, customer.email, 'shopToken', 'accessToken']) expect(stored).not.toContain(secret);
  });
});
