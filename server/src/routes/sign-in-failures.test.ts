import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { type Failure, redirectToFailure } from './sign-in-failures.ts';

function fail(details: Failure) {
  const warn = vi.fn();
  const redirect = vi.fn();
  redirectToFailure({ log: { warn } } as unknown as FastifyRequest, { redirect } as unknown as FastifyReply, details);
  return { url: redirect.mock.calls[0]?.[0], status: redirect.mock.calls[0]?.[1], logged: warn.mock.calls };
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
  expect(fail(details)).toEqual({ url, status: 303, logged: [] });
});

test('the error of a failed sign-in is logged with its reason, and is not in the URL', () => {
  const error = new Error('socket closed');
  const { url, logged } = fail({ reason: 'unavailable', culture: 'en-ca', error });
  expect(logged).toEqual([[{ err: error, reason: 'unavailable' }, 'sign-in failed']]);
  expect(url).toBe('/en-ca/udi-return?reason=unavailable');
});
