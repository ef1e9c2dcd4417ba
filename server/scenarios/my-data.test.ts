/** Sign-ins of one person in several browsers, over two instances (docs/rules/my-data.md#sign-ins). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BffProcess } from './harness/bff-process.ts';
import { readStoredValues } from './harness/stored-values.ts';
import { waitUntil } from './harness/wait-until.ts';
import { useInstance, useStack } from './running-stack.ts';

const MINUTE_MS = 60_000;

const stack = useStack();
const [first, second] = stack.instances;
const { control, urls } = stack.sandbox;
const customer = stack.findCustomer('ca-subscriber');
const neighbour = stack.findCustomer('de-subscriber');

let later: BffProcess;
beforeAll(async () => {
  later = await useInstance('movable');
});
afterAll(() => later.changeClock({ aheadMs: 0 }));
beforeEach(() => stack.clear());

async function signIn(via: string, who = customer) {
  const browser = stack.openBrowser(via);
  await browser.signIn(who);
  return browser;
}

const endOthers = { method: 'POST', headers: { 'x-culture': 'en-ca' } };

describe('the end of all other sign-ins', () => {
  test('counts at once on every instance, is told to the other browser, and leaves other people alone', async () => {
    const laptop = await signIn(first.url);
    const phone = await signIn(second.url);
    const other = await signIn(second.url, neighbour);
    const { signIns } = (await laptop.call('/bff/account-activity')).json as { signIns: { isThis: boolean }[] };
    expect(signIns.length).toBeGreaterThanOrEqual(2);
    expect(signIns.filter(({ isThis }) => isThis)).toHaveLength(1);

    const { status, json } = await laptop.call('/bff/sign-ins/end-others', endOthers);
    expect([status, json['ended']]).toEqual([200, signIns.length - 1]);
    for (const { url } of stack.instances) {
      phone.via = url;
      expect(await phone.session()).toEqual({ signedIn: false, role: 'user', endedElsewhere: true });
      expect((await phone.call('/api/user/details')).json).toMatchObject({
        status: 401,
        code: 'session.endedElsewhere',
        action: 'sign-in',
      });
      laptop.via = url;
      expect((await laptop.call('/api/user/details')).status).toBe(200);
      other.via = url;
      expect(await other.session()).toMatchObject({ signedIn: true, email: neighbour.email });
    }
    // The identity provider still knows the phone, and asks for the credentials all the same.
    const form = await phone.startSignIn();
    expect(form.origin).toBe(new URL(urls.identity).origin);
    await phone.request((await phone.submitCredentials(form, customer)).href);
    expect(await phone.session()).toMatchObject({ signedIn: true });
  });

  test('is not undone by a call that is under way, also if it brings a new token', async () => {
    const laptop = await signIn(first.url);
    const phone = await signIn(second.url);
    const path = '/api/payment/methods';
    const held = Promise.withResolvers<void>();
    const headers = { 'user-token': 'a-new-token' };
    control.faults.add({
      service: 'shop-api',
      method: 'GET',
      path,
      status: 200,
      body: [],
      headers,
      until: held.promise,
    });
    const slow = phone.copy().call(path);
    await waitUntil(() => control.requests.all('shop-api').some((request) => request.path === path));
    expect((await laptop.call('/bff/sign-ins/end-others', endOthers)).status).toBe(200);
    held.resolve();
    expect((await slow).status).toBe(200);
    for (const { url } of stack.instances) {
      phone.via = url;
      expect(await phone.session()).toMatchObject({ signedIn: false });
    }
  });

  test('cannot be started by another site', async () => {
    const browser = await signIn(first.url);
    const headers = { origin: 'https://evil.example', 'x-culture': 'en-ca' };
    expect((await browser.call('/bff/sign-ins/end-others', { method: 'POST', headers })).status).toBe(403);
  });
});

describe('a sign-in that is older than ten minutes', () => {
  test('neither gives a copy of the data nor ends others, until the person has proved again who it is', async () => {
    const browser = await signIn(first.url);
    expect((await browser.call('/bff/my-data')).status).toBe(200);
    browser.via = later.url;
    await later.changeClock({ aheadMs: 11 * MINUTE_MS });
    const refused = { status: 403, code: 'session.notFresh', action: 'sign-in-again' };
    expect((await browser.call('/bff/my-data')).json).toMatchObject(refused);
    expect((await browser.call('/bff/sign-ins/end-others', endOthers)).json).toMatchObject(refused);
    expect(await browser.session()).toMatchObject({ signedIn: true });

    browser.via = first.url;
    const query = new URLSearchParams({ culture: 'en-ca', returnTo: '/en-ca/my-account/my-data', prompt: 'login' });
    const { url: form } = await browser.open(`/bff/login?${query}`);
    expect(form.origin).toBe(new URL(urls.identity).origin);
    const back = await browser.request((await browser.submitCredentials(form, customer)).href);
    expect(back.location).toBe('/en-ca/my-account/my-data');
    const copy = await browser.call('/bff/my-data');
    expect([copy.status, copy.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(copy.json).toMatchObject({ missing: [], profile: { personalDetail: { email: customer.email } } });
    expect(JSON.stringify(copy.json)).not.toMatch(/token|secret/i);
  });
});

test('what customer care did is read by the customer on another instance, and by nobody in the store', async () => {
  const care = stack.openBrowser(first.url);
  const admin = stack.findCustomer('admin-canada');
  const body = { customerEmail: customer.email, adminUserName: admin.email, adminPassword: admin.password };
  expect((await care.call('/api/admin/signin', { body })).status).toBe(200);
  expect((await care.call('/api/users/current/language', { body: { languageCode: 'en-CA' } })).status).toBe(200);
  const browser = await signIn(second.url);
  const { json } = await browser.call('/bff/account-activity');
  const [language, start] = json['careEntries'] as { deed: string; result: string }[];
  expect([language, start]).toEqual([
    expect.objectContaining({ deed: 'language', result: 'done' }),
    expect.objectContaining({ deed: 'signIn', result: 'done' }),
  ]);
  expect(JSON.stringify(json)).not.toContain(admin.email);
  const stored = JSON.stringify(await readStoredValues(stack.redis.url));
  for (const name of [customer.email, admin.email]) expect(stored).not.toContain(name);
});
