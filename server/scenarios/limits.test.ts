/** What a script that tries again and again meets (docs/rules/sign-in.md#limits-of-requests). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BffProcess } from './harness/bff-process.ts';
import { send } from './harness/http-request.ts';
import { pauseWrites, readStoredValues, removeStoredValues } from './harness/stored-values.ts';
import { useInstance, useStack } from './running-stack.ts';

const stack = useStack();
const customer = stack.findCustomer('ca-subscriber');

/** Trusts no proxy, and allows as many requests as the scenarios need. Its requests count for the other one. */
const [direct] = stack.instances;
let limited: BffProcess;
beforeAll(async () => {
  limited = await useInstance('limited');
});
beforeEach(() => stack.clear());

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('a script that starts sign-ins', () => {
  /** Returns whether the sign-in is refused. */
  async function start(bff: BffProcess, headers = {}): Promise<boolean> {
    const { location } = await send(`${bff.url}/bff/login?culture=en-ca&returnTo=/en-ca/cart`, { headers });
    return location.includes('reason=unavailable');
  }

  test('is refused after some, and another address is not', async () => {
    const starts = [];
    for (let number = 1; number <= 6; number += 1) starts.push(await start(limited, from('203.0.113.10')));
    expect(starts).toEqual([false, false, false, false, true, true]);
    expect(await start(limited, from('203.0.113.9'))).toBe(false);
  });

  test('gets no other address by naming one, where no proxy is trusted', async () => {
    // The sign-ins of scenarios before have begun a minute of counting, which could end between these.
    await removeStoredValues(stack.redis.url, 'requests:');
    for (let number = 1; number <= 5; number += 1) await start(direct, from('203.0.113.20'));
    expect(await start(limited, from('203.0.113.20'))).toBe(false);
    expect(await start(limited, from('127.0.0.1'))).toBe(true);
  });

  test('gets no other address by naming one before that of the proxy', async () => {
    const starts = [];
    for (let number = 1; number <= 6; number += 1) {
      starts.push(await start(limited, from(`198.51.100.${number}, 203.0.113.77`)));
    }
    expect(starts).toEqual([false, false, false, false, true, true]);
  });
});

test('a script that asks which emails have an account is refused, over all instances, and when to try again is said', async () => {
  const browser = stack.openBrowser();
  const ask = ({ url }: BffProcess, number: number) => {
    browser.via = url;
    return browser.call('/api/user/mail-validation', { body: { email: `person.${number}@example.com` } });
  };
  const statuses = [];
  for (const bff of [limited, direct, limited, direct]) statuses.push((await ask(bff, statuses.length)).status);
  expect(statuses).toEqual([200, 200, 200, 200]);
  const refused = await ask(limited, 5);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json).toMatchObject({ code: 'tries.tooMany', detail: expect.stringMatching(/Please try again/) });
});

describe('a script that guesses the password of an admin', () => {
  const admin = stack.findCustomer('admin-canada');
  const known = { adminUserName: admin.email, adminPassword: admin.password, customerEmail: customer.email };

  const signIn = (credentials: object, address?: string, { url }: BffProcess = limited) =>
    stack
      .openBrowser(url)
      .call('/api/admin/signin', { body: { ...known, ...credentials }, headers: address ? from(address) : {} });

  test('is refused after some wrong ones', async () => {
    const guess = (number: number) => signIn({ adminUserName: 'care', adminPassword: `guess-${number}` });
    expect((await Promise.all([guess(1), guess(2)])).map(({ status }) => status)).toEqual([400, 400]);
    expect((await guess(3)).status).toBe(429);
  });

  test('with twenty names keeps no admin out of the same office', async () => {
    const office = '203.0.113.60';
    const guess = (name: string) => signIn({ adminUserName: name, adminPassword: 'guess' }, office);
    const names = Array.from({ length: 20 }, (_, number) => `care-${number}`);
    const statuses = (await Promise.all(names.map(guess))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect((await signIn({}, office)).status).toBe(200);
  });

  test('is answered before a Redis that does not answer', async () => {
    const resume = await pauseWrites(stack.redis.url);
    try {
      expect((await signIn({ adminPassword: 'guess' }, undefined, direct)).status).toBe(400);
    } finally {
      await resume();
    }
  });
});

test('a script that tries contract numbers is refused, also if the shop API tells which are unknown', async () => {
  const path = '/api/user/SendCancelEmail';
  stack.sandbox.control.faults.add({ service: 'shop-api', method: 'POST', path, status: 404, body: {} });
  const guess = (number: number, address: string) => {
    const body = { name: 'Eve', surName: 'Byron', fromEmail: 'eve@example.com', subscriptionNumber: `S-${number}` };
    return stack.openBrowser(limited.url).call(path, { body, headers: from(address) });
  };
  const statuses = [];
  for (let number = 1; number <= 5; number += 1) statuses.push((await guess(number, '203.0.113.70')).status);
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
  expect((await guess(6, '203.0.113.71')).status).toBe(404);
});

test('what is counted in Redis names nobody: no email, no name, no number, no address', async () => {
  const keys = [...(await readStoredValues(stack.redis.url)).keys()];
  const kinds = ['tries:admin-pair', 'tries:admin-name', 'tries:termination-contract', 'requests:'];
  for (const kind of kinds) expect(keys.some((key) => key.startsWith(kind))).toBe(true);
  // What follows the kind of a count is a hash, and nothing else.
  const counts = keys.filter((key) => /^(tries|requests):/.test(key));
  expect(counts.filter((key) => !/^(tries:[a-z-]+:\d+:|requests:[A-Z]+\/[A-Za-z/:-]+-)[\w-]{43}$/.test(key))).toEqual(
    [],
  );
});
