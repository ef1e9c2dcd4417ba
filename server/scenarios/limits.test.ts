/** What a script that tries again and again meets. Rule: docs/rules/sign-in.md#limits-of-requests */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BffProcess } from './harness/bff-process.ts';
import { send } from './harness/http-request.ts';
import { useInstance, useStack } from './running-stack.ts';

const stack = useStack();

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

test('a script that guesses the password of an admin is refused', async () => {
  const browser = stack.openBrowser(limited.url);
  const guess = (number: number) => {
    const body = { adminUserName: 'care', adminPassword: `guess-${number}`, customerEmail: 'ada@example.com' };
    return browser.call('/api/admin/signin', { body });
  };
  expect((await Promise.all([guess(1), guess(2)])).map(({ status }) => status)).toEqual([400, 400]);
  expect((await guess(3)).status).toBe(429);
});
