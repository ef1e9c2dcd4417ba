import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { prefetchQuery } from '@perennial/shared/page-data';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentService } from '../content/content-service.ts';
import type { AccountReads } from '../kept-answers/account-reads.ts';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';
import { type Audience, createPrefetch } from './prefetch.ts';

const LIMIT_MS = 250;

const activity = {
  hasPaymentInProgress: true,
  hasInvalidRecurringPaymentDetail: false,
  hasInitialPaymentInProgress: false,
};
const bodies: Readonly<Record<string, unknown>> = {
  getPaymentActivity: activity,
  getSubscription: subscriptionDetails(),
};
const queries = [
  prefetchQuery('getPaymentActivity', {}),
  prefetchQuery('subscriptionPage', { params: { id: 'S-1000001' } }),
];

/** When the shop answers each call, in milliseconds; `never`, or a refusal. */
let shop: Record<string, number | 'never' | Error>;
let left: AbortController;
let asked: { name: string; signal: AbortSignal | undefined; keepsSession: boolean | undefined }[];
let forbidden: string | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  shop = { getPaymentActivity: 10, getSubscription: 10 };
  left = new AbortController();
  asked = [];
  forbidden = undefined;
});
afterEach(() => void vi.useRealTimers());

/** What the services answer, without HTTP: a page must not wait for the time of a test. */
const forward: VisitorShopApi['forward'] = async (_, name, __, { signal, keepsSession } = {}) => {
  asked.push({ name, signal, keepsSession });
  const answer = shop[name];
  if (answer instanceof Error) throw answer;
  await new Promise((resolve) => typeof answer === 'number' && setTimeout(resolve, answer));
  return { status: 200, body: Buffer.from(JSON.stringify(bodies[name])), userToken: undefined };
};

const read: AccountReads['read'] = async (request, name, input, options) => {
  const response = await forward(request, name, input, options);
  return { response, value: JSON.parse(response.body.toString()), keptSince: undefined };
};

async function prefetch(afterMs: number, audience: Audience = 'visitor'): Promise<string[] | 'waits'> {
  const content: Pick<ContentService, 'bundles'> = { bundles: async () => new Map() };
  const ask = createPrefetch({
    shop: { forward },
    accountReads: { read },
    content,
    checkAccess: async (_, name) => {
      if (name === forbidden) throw new Error('Not for this visitor');
    },
    limits: { prefetch: LIMIT_MS },
  });
  const request = {
    clientAborted: left.signal,
    site: { culture: 'en-ca', language: 'en-CA' },
  } as unknown as FastifyRequest;
  const result = ask(request, queries, audience).then((responses) => responses.map(({ name }) => name));
  await vi.advanceTimersByTimeAsync(afterMs);
  return Promise.race([result, Promise.resolve('waits' as const)]);
}

test('a page comes with what its visitor may read, as soon as all of it is there', async () => {
  expect(await prefetch(10)).toEqual(['getPaymentActivity', 'subscriptionPage']);
});

test('a page leaves without what is late, at its limit and not before, and asks for it no longer', async () => {
  shop['getSubscription'] = 'never';
  expect(await prefetch(LIMIT_MS - 1)).toBe('waits');
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false, false]);
  asked = [];
  expect(await prefetch(LIMIT_MS)).toEqual(['getPaymentActivity']);
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
});

test('what arrives in time is not cancelled', async () => {
  await prefetch(LIMIT_MS);
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false, false]);
});

test('a page of a browser that has left asks for nothing more', async () => {
  shop = { getPaymentActivity: 'never', getSubscription: 'never' };
  await prefetch(1);
  left.abort();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
});

test('a page comes without what is refused or forbidden, and keeps the session', async () => {
  shop['getPaymentActivity'] = new Error('401');
  forbidden = 'getSubscription';
  expect(await prefetch(10)).toEqual([]);
  expect(asked).toEqual([expect.objectContaining({ name: 'getPaymentActivity', keepsSession: true })]);
});
