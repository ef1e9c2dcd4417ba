/** The names of limits are in the metrics and in Redis: two limits with one name would count together. */
import type { FastifyRequest } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { beforeEach, expect, it, vi } from 'vitest';
import { testConfig } from '../testing/test-app.ts';
import { AdminTries } from './admin-tries.ts';
import { createRequestLimits } from './request-limits.ts';
import { TerminationTries } from './termination-tries.ts';
import { type CreateLimiter, createMemoryLimiter, TryCounter } from './try-counter.ts';

const here = '203.0.113.7';
const limitRefused = vi.fn();
const limiters = new Map<string, RateLimiterAbstract>();
const createLimiter: CreateLimiter = (name, limit) => {
  const limiter = createMemoryLimiter(name, limit);
  limiters.set(name, limiter);
  return limiter;
};
beforeEach(() => {
  limitRefused.mockReset();
  limiters.clear();
});

const config = testConfig({
  ADMIN_TRIES: '2/60,3/3600',
  ADMIN_TRIES_BY_ADDRESS: '3/60',
  ADMIN_TRIES_BY_NAME: '3/300',
  TERMINATION_TRIES_BY_CONTRACT: '2/600',
  TERMINATION_TRIES_BY_ADDRESS: '3/60',
  SIGN_IN_LIMIT: '5/10',
  SIGN_UP_LIMIT: '6/20',
  SUPPORT_LIMIT: '7/30',
  MAIL_VALIDATION_LIMIT: '8/40',
});

it('tries to sign in as customer care have three limits', async () => {
  const tries = new AdminTries(config, createLimiter, { limitRefused });
  const start = (name: string, address = here) => tries.start(name, address).catch(() => undefined);
  expect([...limiters.keys()]).toEqual(['admin-pair:60', 'admin-pair:3600', 'admin-address:60', 'admin-name:300']);
  for (const name of ['cleo', 'cleo', 'cleo', 'dora', 'eve', 'eve']) await start(name);
  for (const address of ['203.0.113.8', '203.0.113.9']) await start('cleo', address);
  expect(limitRefused.mock.calls).toEqual([['admin-pair'], ['admin-name']]);
});

it('the limits of an address and of a flood have names of their own', async () => {
  const wide = {
    ...config,
    ADMIN_TRIES: [{ tries: 999, seconds: 60 }],
    ADMIN_TRIES_BY_NAME: [{ tries: 999, seconds: 60 }],
  };
  const tries = new AdminTries(wide, createLimiter, { limitRefused });
  const start = (name: string) => tries.start(name, here).catch(() => undefined);
  for (let count = 0; count < 4; count += 1) await start('cleo');
  for (let count = 0; count < 297; count += 1) await start(`name-${count}`);
  expect(limitRefused.mock.calls).toEqual([['admin-address'], ['admin-flood']]);
});

it('requests that end a contract have two limits', async () => {
  const tries = new TerminationTries(config, createLimiter, { limitRefused });
  const contractOf = (subscriptionNumber: string) => ({ subscriptionNumber, fromEmail: 'anna@example.com' });
  const count = (number: string) => tries.count(contractOf(number), here).catch(() => undefined);
  expect([...limiters.keys()]).toEqual(['termination-contract:600', 'termination-address:60']);
  for (const number of ['S1', 'S1', 'S1', 'S2', 'S3']) await count(number);
  expect(limitRefused.mock.calls).toEqual([['termination-contract'], ['termination-address']]);
  const stored = (number: string) =>
    limiters.get('termination-contract:600')?.get(JSON.stringify([number, 'anna@example.com']));
  expect([await stored('s2'), await stored('s3')]).toEqual([expect.anything(), null]);
});

it('each limit of requests has its name, its requests and its milliseconds', () => {
  const { signIn, signUp, signInReturn, calls } = createRequestLimits(config, { limitRefused });
  const limits = [signIn, signUp, signInReturn, ...Object.values(calls)].map(({ rateLimit }) => rateLimit);
  for (const { onExceeded } of limits) onExceeded?.({} as FastifyRequest, '');
  const names = limitRefused.mock.calls.map(([name]) => name);
  expect(limits.map(({ max, timeWindow }, index) => [names[index], max, timeWindow])).toEqual([
    ['sign-in', 5, 10_000],
    ['sign-up', 6, 20_000],
    ['sign-in-return', 5, 10_000],
    ['sign-up-call', 6, 20_000],
    ['support', 7, 30_000],
    ['mail-validation', 8, 40_000],
  ]);
});

it('a counter that fails is an error of the server, and no try too many', async () => {
  const broken = Object.assign(createMemoryLimiter('broken', { tries: 1, seconds: 1 }), {
    consume: async () => {
      throw new Error('no memory');
    },
  });
  const tries = new TryCounter('broken', [{ tries: 1, seconds: 1 }], () => broken, { limitRefused });
  await expect(tries.count('ada')).rejects.toMatchObject({ code: 'server.failed', cause: new Error('no memory') });
  expect(limitRefused).not.toHaveBeenCalled();
});
