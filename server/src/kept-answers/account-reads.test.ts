/** What a signed-in browser gets while the shop API is away (docs/rules/account.md#while-the-shop-api-is-away). */
import { endsKeptAnswers, isKept, keptNames } from '@perennial/shared/catalogue/kept-answers';
import { callNames, calls } from '@perennial/shared/catalogue/routes';
import { savedPaymentMethod } from '@perennial/shared/examples/payment';
import { profile } from '@perennial/shared/examples/profile';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { KEPT_SINCE_HEADER, TAKES_KEPT } from '@perennial/shared/page-data';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { MemoryStore } from '../session/expiring-store.ts';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';
import { AccountReads, KEPT_TIMEOUT_MS } from './account-reads.ts';
import type { KeptAnswers } from './kept-answers.ts';

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const takesKept = { 'cache-control': TAKES_KEPT };

type Failure = { status: number; body?: object } | 'breaks off' | 'hangs' | 'page of a gateway';
/** What the shop API answers; undefined while it is well. */
let failure: Failure | undefined;
let firstName = 'Ada';
/** Called when the shop API has a request. */
let onRequest: (() => unknown) | undefined;

function answerTo(path: string): unknown {
  if (path === '/api/user/details') return profile({ personalDetail: { ...profile().personalDetail, firstName } });
  if (path === '/api/subscriptions') return [subscriptionListItem({ subscriptionNumber: 'S1' })];
  if (path === '/api/subscriptions/S1') return subscriptionDetails({ number: 'S1' });
  if (path === '/api/user/paymentprofile') return savedPaymentMethod({});
  return {};
}

const shop = await startFakeService(async ({ path }, response) => {
  if (path === '/api/user/signin-udi') return json(response, 200, { token: 'shop-token', details });
  if (failure === 'breaks off') return response.destroy();
  if (failure === 'hangs') return undefined;
  if (failure === 'page of a gateway') {
    response.writeHead(504, { 'content-type': 'text/html' }).end('<h1>504 Gateway Time-out</h1>');
    return undefined;
  }
  if (failure) return json(response, failure.status, failure.body ?? {});
  const answer = answerTo(path);
  await onRequest?.();
  json(response, 200, answer);
});
// Failures of many tests come together, and a breaker would answer in the place of the shop API.
const app = await testApp({ SHOP_API_URL: shop.url, SHOP_API_BREAKER_SHARE: '0' });
afterAll(() => Promise.all([app.close(), shop.close()]));

let cookie = '';
async function signIn(on = app): Promise<string> {
  const payload = { accessToken: 'a' };
  const headers = { 'x-culture': 'en-ca' };
  return toCookieHeader(await on.inject({ method: 'POST', url: '/api/user/signin-udi', headers, payload }));
}

beforeEach(async () => {
  failure = undefined;
  firstName = 'Ada';
  onRequest = undefined;
  cookie = await signIn();
});

type Asked = { headers?: Record<string, string>; on?: typeof app; by?: string };

async function ask(url: string, { headers = takesKept, on = app, by = cookie }: Asked = {}) {
  const all = { 'x-culture': 'en-ca', cookie: by, ...headers };
  const { statusCode, headers: sent, body } = await on.inject({ url, headers: all });
  return { status: statusCode, since: sent[KEPT_SINCE_HEADER], body, code: JSON.parse(body).code };
}

const change = (url = '/api/users/current/language', payload: object = { languageCode: 'en-CA' }) =>
  app.inject({ method: 'POST', url, headers: { 'x-culture': 'en-ca', cookie }, payload });

const PROFILE = '/api/user/details';
const away = { status: 503 };

describe('while the shop API is away', () => {
  test.each([
    PROFILE,
    '/api/user/paymentprofile',
    '/api/subscriptions/S1',
    '/bff/subscriptions',
    '/bff/subscriptions/S1',
    '/bff/coming-up',
  ])('%s has the last answer and says since when, until the shop API is back', async (url) => {
    const before = Date.now();
    const fresh = await ask(url);
    expect([fresh.status, fresh.since]).toEqual([200, undefined]);
    failure = away;
    const kept = await ask(url);
    expect([kept.status, kept.body]).toEqual([200, fresh.body]);
    expect(Date.parse(String(kept.since))).toBeGreaterThanOrEqual(before);
    expect(Date.parse(String(kept.since))).toBeLessThanOrEqual(Date.now());
    failure = undefined;
    expect(await ask(url)).toEqual(fresh);
  });

  test.each<[string, Failure]>([
    ['502', { status: 502 }],
    ['503', { status: 503 }],
    ['504', { status: 504 }],
    ['a line that breaks off', 'breaks off'],
  ])('a customer reads the account after %s', async (_, fails) => {
    await ask(PROFILE);
    failure = fails;
    expect((await ask(PROFILE)).status).toBe(200);
  });

  test.each<[string, Failure]>([
    ['the words of a gateway', { status: 504, body: { message: 'Endpoint request timed out' } }],
    ['the page of a gateway', 'page of a gateway'],
  ])('a customer reads the account after a 504 with %s', async (_, fails) => {
    const url = '/api/user/paymentprofile';
    await ask(url);
    failure = fails;
    expect((await ask(url)).status).toBe(200);
  });

  const refusal = { errorMessages: [{ code: 'no', message: 'Not like this.' }] };
  test.each<[string, Failure, number]>([
    ['400', { status: 400 }, 400],
    ['404', { status: 404 }, 404],
    ['429', { status: 429 }, 429],
    ['500', { status: 500 }, 500],
    ['503 with words of the shop', { status: 503, body: refusal }, 503],
  ])('an answer of the shop API is passed on: %s', async (_, fails, status) => {
    await ask(PROFILE);
    failure = fails;
    expect((await ask(PROFILE)).status).toBe(status);
  });

  test('a page that cannot show a kept answer gets none', async () => {
    await ask(PROFILE);
    failure = away;
    const { status, since } = await ask(PROFILE, { headers: {} });
    expect([status, since]).toEqual([503, undefined]);
  });

  test('what was not read before is an error', async () => {
    await ask(PROFILE);
    failure = away;
    expect((await ask('/api/subscriptions/S1')).status).toBe(503);
  });

  test('another language, another culture and another customer have answers of their own', async () => {
    await ask(PROFILE);
    const other = await signIn();
    failure = away;
    expect((await ask(PROFILE, { by: other })).status).toBe(503);
    expect((await ask(PROFILE, { headers: { ...takesKept, 'x-language': 'fr-CA' } })).status).toBe(503);
    expect((await ask(PROFILE, { headers: { ...takesKept, 'x-culture': 'de-de' } })).status).toBe(503);
    expect((await ask(PROFILE)).status).toBe(200);
  });

  test('the last answer is the newest one', async () => {
    await ask(PROFILE);
    failure = away;
    await ask(PROFILE);
    failure = undefined;
    firstName = 'Grace';
    await ask(PROFILE);
    failure = away;
    expect((await ask(PROFILE)).body).toContain('Grace');
  });

  test('nobody without a sign-in gets one, nor after a log-out', async () => {
    await ask(PROFILE);
    failure = away;
    expect((await ask(PROFILE, { by: '' })).status).toBe(401);
    await app.inject({ method: 'POST', url: '/bff/logout', headers: { 'x-culture': 'en-ca', cookie } });
    expect((await ask(PROFILE)).status).toBe(401);
  });

  test('the answers of a sign-in leave the store with it', async () => {
    const store = new MemoryStore();
    const own = await testApp({ SHOP_API_URL: shop.url }, { store });
    onTestFinished(() => own.close());
    const by = await signIn(own);
    await ask(PROFILE, { on: own, by });
    failure = away;
    expect((await ask(PROFILE, { on: own, by })).since).toBeDefined();
    const remove = vi.spyOn(store, 'delete');
    await own.inject({ method: 'POST', url: '/bff/logout', headers: { 'x-culture': 'en-ca', cookie: by } });
    expect(remove.mock.calls).toContainEqual([expect.stringMatching(/^kept-answers:/)]);
  });

  test('nothing is kept where that is switched off', async () => {
    const off = await testApp({ SHOP_API_URL: shop.url, KEPT_ANSWERS_MINUTES: 'off' });
    const by = await signIn(off);
    expect((await ask(PROFILE, { on: off, by })).status).toBe(200);
    failure = away;
    expect((await ask(PROFILE, { on: off, by })).status).toBe(503);
    await off.close();
  });

  test('an answer is not sent after its time', async () => {
    let ahead = 0;
    const started = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => started + ahead);
    const own = await testApp({ SHOP_API_URL: shop.url });
    const by = await signIn(own);
    await ask(PROFILE, { on: own, by });
    failure = away;
    ahead = 59 * 60_000;
    expect((await ask(PROFILE, { on: own, by })).status).toBe(200);
    ahead = 60 * 60_000;
    expect((await ask(PROFILE, { on: own, by })).status).toBe(503);
    await own.close();
    clock.mockRestore();
  });

  test('what cannot be read takes the place of no good answer', async () => {
    await ask(PROFILE);
    failure = { status: 200, body: [] };
    expect((await ask(PROFILE)).code).toBe('shop.invalidResponse');
    failure = away;
    expect((await ask(PROFILE)).status).toBe(200);
  });
});

describe('a change', () => {
  test('takes all answers of before away', async () => {
    await ask(PROFILE);
    expect((await change()).statusCode).toBe(200);
    failure = away;
    expect((await ask(PROFILE)).status).toBe(503);
  });

  test('has taken them away before it is sent', async () => {
    await ask(PROFILE);
    let meanwhile = 0;
    onRequest = async () => {
      onRequest = undefined;
      failure = away;
      meanwhile = (await ask(PROFILE)).status;
      failure = undefined;
    };
    expect((await change()).statusCode).toBe(200);
    expect(meanwhile).toBe(503);
  });

  test('that a busy shop API has not taken leaves them: nothing was done', async () => {
    const fresh = await ask(PROFILE);
    failure = away;
    for (const _ of ['first', 'second']) expect((await change()).json()).toMatchObject({ code: 'shop.busy' });
    expect((await ask(PROFILE)).body).toBe(fresh.body);
    failure = undefined;
    await change();
    failure = away;
    expect((await ask(PROFILE)).status).toBe(503);
  });

  test('that does not reach the shop API leaves them: nothing was sent', async () => {
    const gone = await startFakeService(({ path }, response) =>
      json(response, 200, path === '/api/user/signin-udi' ? { token: 'shop-token', details } : answerTo(path)),
    );
    const on = await testApp({ SHOP_API_URL: gone.url });
    const by = await signIn(on);
    const fresh = await ask(PROFILE, { on, by });
    await gone.close();
    const headers = { 'x-culture': 'en-ca', cookie: by };
    const url = '/api/users/current/language';
    const sent = await on.inject({ method: 'POST', url, headers, payload: { languageCode: 'en-CA' } });
    expect(sent.json()).toMatchObject({ code: 'shop.unreachable' });
    const kept = await ask(PROFILE, { on, by });
    expect([kept.status, kept.body]).toEqual([200, fresh.body]);
    expect(kept.since).toBeDefined();
    await on.close();
  });

  test('that was not sent leaves no answer that another change has ended meanwhile', async () => {
    await ask(PROFILE);
    onRequest = async () => {
      onRequest = undefined;
      failure = away;
      expect((await change()).json()).toMatchObject({ code: 'shop.busy' });
      failure = undefined;
    };
    expect((await change()).statusCode).toBe(200);
    failure = away;
    expect((await ask(PROFILE)).status).toBe(503);
  });

  test('whose answer is lost takes them away, because it may have been made', async () => {
    await ask(PROFILE);
    failure = 'breaks off';
    expect((await change()).statusCode).toBe(504);
    expect((await ask(PROFILE)).status).toBe(504);
  });

  test('takes away what was read while it was under way', async () => {
    let isChanging = true;
    onRequest = async () => {
      onRequest = undefined;
      if (isChanging) await ask(PROFILE);
      isChanging = false;
    };
    await change();
    failure = away;
    expect((await ask(PROFILE)).status).toBe(503);
  });

  test('takes away an answer that is on its way when it begins', async () => {
    onRequest = async () => {
      onRequest = undefined;
      await change();
    };
    await ask(PROFILE);
    failure = away;
    expect((await ask(PROFILE)).status).toBe(503);
  });

  test('is followed by answers that are kept again', async () => {
    await ask(PROFILE);
    await change();
    firstName = 'Grace';
    await ask(PROFILE);
    failure = away;
    expect((await ask(PROFILE)).body).toContain('Grace');
  });

  test('is each call that changes something, and the import of the profile', () => {
    const repeatable = callNames.filter((name) => calls[name].isRepeatable && endsKeptAnswers(name));
    expect(repeatable).toEqual(['updateProfileToken']);
    expect(callNames.filter((name) => !calls[name].isRepeatable && !endsKeptAnswers(name))).toEqual([]);
  });
});

test('only reads of a customer are kept, and none of a cart, a preview or a return', () => {
  for (const name of keptNames) {
    expect([calls[name].method, calls[name].access, calls[name].responseType]).toEqual(['GET', 'customer', 'json']);
  }
  const ofAmounts = callNames.filter((name) => /cart|preview|checkout|return/i.test(name));
  expect(ofAmounts.filter(isKept)).toEqual([]);
});

test('a customer with a kept answer does not wait for a shop API that hangs', async () => {
  await ask(PROFILE);
  failure = 'hangs';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = ask(PROFILE);
  await vi.advanceTimersByTimeAsync(KEPT_TIMEOUT_MS - 1);
  let isAnswered = false;
  void answer.then(() => {
    isAnswered = true;
  });
  expect(isAnswered).toBe(false);
  while (!isAnswered) {
    await vi.advanceTimersByTimeAsync(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  vi.useRealTimers();
  expect((await answer).since).toBeDefined();
});

test('a customer waits for a much shorter time once the shop API is known to hang, until it has answered', async () => {
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  /** Asks, and returns after how many milliseconds the answer is there, in steps of 100. */
  const measureWait = async () => {
    let isAnswered = false;
    void ask(PROFILE).then(() => {
      isAnswered = true;
    });
    // The time limit begins when the BFF has found the customer.
    await turns(100);
    let waited = 0;
    for (; !isAnswered; waited += 100) {
      await vi.advanceTimersByTimeAsync(100);
      await turns(10);
    }
    return waited;
  };
  await ask(PROFILE);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  failure = 'hangs';
  expect(await measureWait()).toBeGreaterThanOrEqual(KEPT_TIMEOUT_MS);
  expect(await measureWait()).toBeLessThan(KEPT_TIMEOUT_MS / 3);
  failure = undefined;
  await ask(PROFILE);
  failure = 'hangs';
  expect(await measureWait()).toBeGreaterThanOrEqual(KEPT_TIMEOUT_MS);
});

describe('an answer that another release has kept in a form that cannot be read', () => {
  const keptAnswerSent = vi.fn();
  const keep = vi.fn();
  const kept = { find: async () => ({ body: Buffer.from('[]'), since: 1 }), keep } as unknown as KeptAnswers;
  const request = {
    visitor: { signIn: async () => ({ id: 's-1' }) },
    site: { culture: 'en-ca', language: 'en-CA' },
    clientAborted: new AbortController().signal,
    log: { warn: vi.fn() },
  } as unknown as FastifyRequest;
  const read = (forward: () => Promise<{ status: number; body: Buffer; userToken: undefined }>) =>
    new AccountReads({ shop: { forward }, kept, metrics: { keptAnswerSent } }).read(
      request,
      'getProfile',
      {},
      { takesKept: true },
    );

  test('leaves the customer with the words that the shop is away', async () => {
    const away = new RequestProblem('shop.unreachable');
    await expect(read(() => Promise.reject(away))).rejects.toBe(away);
    expect(keptAnswerSent).not.toHaveBeenCalled();
  });

  test('leaves the customer with a slow answer of the shop', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let answer = () => {};
    const reading = read(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 200, body: Buffer.from(JSON.stringify(profile())), userToken: undefined });
        }),
    );
    await vi.advanceTimersByTimeAsync(KEPT_TIMEOUT_MS);
    answer();
    expect((await reading).value).toEqual(profile());
    expect(keptAnswerSent).not.toHaveBeenCalled();
  });
});
