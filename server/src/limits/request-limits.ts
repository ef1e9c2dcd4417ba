/** Limits the requests of one address to some routes (docs/rules/sign-in.md#limits-of-requests). */

import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { CallName } from '@perennial/shared/catalogue/routes';
import { readFields } from '@perennial/shared/unknown-values';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Cluster, Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { KeyedHash } from '../secrets.ts';
import { toClientAddress } from './client-address.ts';

/** The option of a route that counts its requests. */
type RequestLimit = { readonly rateLimit: RateLimitOptions };

export type RequestLimits = {
  readonly signIn: RequestLimit;
  readonly signUp: RequestLimit;
  /** Opening the page of failed sign-ins is no return. */
  readonly signInReturn: RequestLimit;
  readonly calls: Readonly<Partial<Record<CallName, RequestLimit>>>;
};

/** Each route counts for itself. Every request counts; failed tries of people have limits of their own (ADR 31). */
export function createRequestLimits(config: Config, metrics: Pick<Metrics, 'limitRefused'>): RequestLimits {
  function toLimit(name: string, { requests, seconds }: Config['SIGN_IN_LIMIT']): RequestLimit {
    const onExceeded = () => metrics.limitRefused(name);
    return { rateLimit: { max: requests, timeWindow: seconds * 1000, onExceeded } };
  }
  const isNoReturn = (request: FastifyRequest) => !readFields(request.query)['state'];
  const { rateLimit } = toLimit('sign-in-return', config.SIGN_IN_LIMIT);
  return {
    signIn: toLimit('sign-in', config.SIGN_IN_LIMIT),
    signUp: toLimit('sign-up', config.SIGN_UP_LIMIT),
    signInReturn: { rateLimit: { ...rateLimit, allowList: isNoReturn } },
    calls: {
      signUp: toLimit('sign-up-call', config.SIGN_UP_LIMIT),
      sendSupportQuestion: toLimit('support', config.SUPPORT_LIMIT),
      validateMail: toLimit('mail-validation', config.MAIL_VALIDATION_LIMIT),
    },
  };
}

/** A route without a limit has no hook of this plugin. Without Redis each instance counts for itself. */
export const requestLimits = fp<{ redis: Redis | Cluster | undefined; hashKey: KeyedHash }>(
  async (app, { redis, hashKey }) => {
    const hidden = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
    await app.register(rateLimit, {
      global: false,
      ...(redis ? { redis, nameSpace: 'requests:' } : {}),
      // Visitors are let in while Redis is away.
      skipOnError: true,
      keyGenerator: ({ ip }) => (redis ? hashKey(toClientAddress(ip)) : toClientAddress(ip)),
      addHeaders: hidden,
      addHeadersOnExceeding: hidden,
      errorResponseBuilder: (_request, { ttl }) =>
        new RequestProblem('tries.tooMany', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
    });
  },
  { name: 'request-limits' },
);
