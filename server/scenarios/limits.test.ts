/** What a script that tries again and again meets. Rule: docs/rules/sign-in.md#limits-of-requests */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BffProcess } from './harness/bff-process.ts';
import { send } from './harness/http-request.ts';
import { useStack } from './running-stack.ts';

const stack = useStack();
const limits = {
  SIGN_IN_LIMIT: '4/600',
  MAIL_VALIDATION_LIMIT: '4/600',
  ADMIN_TRIES: '2/600',
  ADMIN_TRIES_BY_NAME: '4/600',
};

/** The second one has a proxy in front that it trusts, the first one has none. */
let direct: BffProcess;
let behindProxy: BffProcess;
beforeAll(async () => {
  [direct, behindProxy] = await Promise.all([
    stack.startBff({ environment: limits }),
    stack.startBff({ environment: { ...limits, TRUST_PROXY: 'loopback' } }),
  ]);
});
beforeEach(() => stack.clear());

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('a script that starts sign-ins', () => {
  const start = (bff: BffProcess, headers = {}) =>
    send(`${bff.url}/bff/login?culture=en-ca&returnTo=/en-ca/cart`, { headers });
  const isRefused = (location: string) => location.includes('reason=unavailable');

  test('is refused after some, and another address is not', async () => {
    const starts = [];
    for (let number = 1; number <= 6; number += 1) {
      starts.push(isRefused((await start(behindProxy, from('203.0.113.10'))).location));
    }
    expect(starts).toEqual([false, false, false, false, true, true]);
    expect(isRefused((await start(behindProxy, from('203.0.113.9'))).location)).toBe(false);
  });

  test('gets no other address by naming one, where no proxy is trusted', async () => {
    for (let number = 1; number <= 4; number += 1) await start(direct);
    for (let number = 1; number <= 3; number += 1) {
      expect(isRefused((await start(direct, from(`203.0.113.${number}`))).location)).toBe(true);
    }
  });

  test('gets no other address by naming one before that of the proxy', async () => {
    expect(isRefused((await start(behindProxy, from('203.0.113.50, 127.0.0.1'))).location)).toBe(false);
    const starts = [];
    for (let number = 1; number <= 6; number += 1) {
      starts.push(isRefused((await start(behindProxy, from(`198.51.100.${number}, 203.0.113.77`))).location));
    }
    expect(starts).toEqual([false, false, false, false, true, true]);
  });
});

test('a script that asks which emails have an account is refused, and is told when to try again', async () => {
  const browser = stack.openBrowser(direct.url);
  const answers = [];
  for (let number = 1; number <= 6; number += 1) {
    browser.via = number % 2 === 0 ? direct.url : behindProxy.url;
    answers.push(await browser.call('/api/user/mail-validation', { body: { email: `person.${number}@example.com` } }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
  const last = answers.at(-1);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect(last?.json).toMatchObject({ code: 'tries.tooMany', detail: expect.stringMatching(/Please try again/) });
});

test('a script that guesses the password of an admin is refused, over all instances', async () => {
  const browser = stack.openBrowser();
  const guess = (bff: BffProcess, number: number) => {
    browser.via = bff.url;
    const body = { adminUserName: 'care', adminPassword: `guess-${number}`, customerEmail: 'ada@example.com' };
    return browser.call('/api/admin/signin', { body });
  };
  const first = await Promise.all([guess(direct, 1), guess(behindProxy, 2)]);
  expect(first.map(({ status }) => status)).toEqual([400, 400]);
  expect((await guess(direct, 3)).status).toBe(429);
  expect((await guess(behindProxy, 4)).status).toBe(429);
});
