import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { type Failure, failSignIn } from './sign-in-failures.ts';

function fail(details: Parameters<typeof failSignIn>[2]) {
  const log = { warn: vi.fn(), info: vi.fn() };
  const redirect = vi.fn();
  const signInFailed = vi.fn();
  const request = { log } as unknown as FastifyRequest;
  failSignIn(request, { redirect } as unknown as FastifyReply, details, { signInFailed });
  const [url, status] = redirect.mock.calls[0] ?? [];
  return { url, status, warned: log.warn.mock.calls, noted: log.info.mock.calls, counted: signInFailed.mock.calls };
}

test.each<[Failure, string]>([
  [{ reason: 'expired', culture: 'de-de' }, '/de-de/udi-return?reason=expired'],
  [
    { reason: 'cancelled', culture: 'en-ca', language: 'fr-CA', returnTo: '/en-ca/checkout?bundle=a' },
    '/en-ca/udi-return?reason=cancelled&returnTo=%2Fen-ca%2Fcheckout%3Fbundle%3Da&language=fr-CA',
  ],
  [
    { reason: 'failed', culture: 'en-ca', returnTo: '/en-ca/cart', failure: 's-1' },
    '/en-ca/udi-return?reason=failed&returnTo=%2Fen-ca%2Fcart&failure=s-1',
  ],
])('%j leads to %s', (details, url) => {
  expect(fail(details)).toMatchObject({ url, status: 303, counted: [[details.reason]] });
});

test('the error of a failed sign-in is logged with its reason, and is not in the URL', () => {
  const error = new Error('socket closed');
  const { url, warned, noted } = fail({ reason: 'unavailable', culture: 'en-ca', error });
  expect([warned, noted]).toEqual([[[{ err: error, reason: 'unavailable' }, 'sign-in failed']], []]);
  expect(url).toBe('/en-ca/udi-return?reason=unavailable');
});

test.each(['cancelled', 'expired'] as const)('a sign-in that was %s is noted, and is no fault', (reason) => {
  const { warned, noted } = fail({ reason, culture: 'en-ca' });
  expect([warned, noted]).toEqual([[], [[{ reason }, 'sign-in failed']]]);
});
