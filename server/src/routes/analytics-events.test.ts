import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CollectedEvents } from '../analytics/collector.ts';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const canada = { 'x-culture': 'en-ca', 'x-language': 'fr-CA', 'content-type': 'application/json' };
const details = { uuid: 'u-1', email: '  Ada@Example.com ', firstName: 'Ada', lastName: 'Byron' };
const removal = { name: 'cart_item:remove', details: { bundle: 'sonic-brush' } };

/** Computed from 'ada@example.com' and 'u-1' with `sha256sum`. */
const hashed = {
  hashedEmail: 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72',
  hashedUserId: 'a24a7f55f278dd49fb1f99c5507800cb198a5bfe10fe2126cd0b25672152b0da',
};

const shop = await startFakeService((_, response) => json(response, 200, { token: 'shop-token', details }));
let collectorStatus = 204;
let mayAnswer: Promise<unknown> = Promise.resolve();
const collector = await startFakeService(async (_, response) => {
  await mayAnswer;
  response.writeHead(collectorStatus).end();
});
let app: App;

beforeAll(async () => {
  app = await testApp({
    SHOP_API_URL: shop.url,
    ANALYTICS_ADAPTERS: 'bff, dataLayer',
    ANALYTICS_COLLECTOR_URL: `${collector.url}/collect`,
    ANALYTICS_CONSENT: 'marketing',
  });
});
afterEach(() => {
  collector.received.splice(0);
  collectorStatus = 204;
  mayAnswer = Promise.resolve();
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await collector.close();
});

function send(payload: unknown, headers: Record<string, string> = canada) {
  return app.inject({ method: 'POST', url: '/bff/events', headers, payload: JSON.stringify(payload) });
}

async function findCollected(): Promise<CollectedEvents> {
  await expect.poll(() => collector.received.length).toBe(1);
  return JSON.parse(collector.received[0]?.body ?? '');
}

async function signIn(as: 'user' | 'admin'): Promise<string> {
  const request =
    as === 'user'
      ? { url: '/api/user/signin-udi', payload: { accessToken: 'from-the-provider' } }
      : {
          url: '/api/admin/signin',
          payload: { adminUserName: 'care', adminPassword: 'x', customerEmail: 'a@b.example' },
        };
  return toCookieHeader(await app.inject({ method: 'POST', headers: canada, ...request }));
}

describe('events', () => {
  test('of a visitor are sent with culture, language, time and category, without identifiers', async () => {
    const answered = { name: 'api_call', details: { name: 'getInvoices', status: 200, milliseconds: 120 } };
    const accepted = await send({ events: [removal, answered] });
    expect(accepted.statusCode).toBe(202);
    const { time, ...rest } = await findCollected();
    expect(new Date(time).toISOString()).toBe(time);
    expect(rest).toEqual({
      culture: 'en-ca',
      language: 'fr-CA',
      events: [
        { ...removal, category: 'analytics' },
        { ...answered, category: 'ajax' },
      ],
    });
    expect(collector.received[0]).toMatchObject({ method: 'POST', path: '/collect' });
  });

  test('of a customer have the hashed e-mail and user id, never the plain values or a cookie', async () => {
    const cookie = await signIn('user');
    await send({ events: [removal] }, { ...canada, cookie });
    expect(await findCollected()).toMatchObject(hashed);
    expect(JSON.stringify(collector.received)).not.toMatch(/example\.com|u-1|perennial/i);
  });

  test('of an admin have no identifiers of the customer', async () => {
    const cookie = await signIn('admin');
    await send({ events: [removal] }, { ...canada, cookie });
    expect(await findCollected()).not.toHaveProperty('hashedEmail');
  });

  test('are accepted before the collector has answered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    mayAnswer = promise;
    expect((await send({ events: [removal] })).statusCode).toBe(202);
    await findCollected();
    resolve();
  });

  test('are accepted if the collector rejects them', async () => {
    collectorStatus = 500;
    expect((await send({ events: [removal] })).statusCode).toBe(202);
    await findCollected();
  });

  test.each([
    ['no event', { events: [] }, 'body.events'],
    ['too many events', { events: Array.from({ length: 51 }, () => removal) }, 'body.events'],
    ['an unknown event', { events: [{ ...removal, name: 'page_view' }] }, 'body.events.0.name'],
    ['wrong details', { events: [removal, { ...removal, details: {} }] }, 'body.events.1.details.bundle'],
    ['an identifier next to the details', { events: [{ ...removal, email: 'a@b.example' }] }, 'body.events.0'],
    [
      'an identifier in the details',
      { events: [{ ...removal, details: { bundle: 'x', hashedEmail: 'a' } }] },
      'body.events.0.details',
    ],
    [
      'an e-mail address as a name',
      { events: [{ ...removal, details: { bundle: 'a@b.example' } }] },
      'body.events.0.details.bundle',
    ],
    ['an identifier of the batch', { events: [removal], userId: 'u-1' }, 'body.userId'],
  ])('with %s are rejected with the name of the field', async (_, payload, field) => {
    const rejected = await send(payload);
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json().messages[0].extraInfo).toMatchObject({ field });
    expect(collector.received).toEqual([]);
  });

  test('are rejected if they are too long', async () => {
    const long = { events: [{ ...removal, details: { bundle: 'x'.repeat(40_000) } }] };
    expect((await send(long)).statusCode).toBe(413);
  });

  test('are rejected from another site', async () => {
    expect((await send({ events: [removal] }, { 'content-type': 'application/json' })).statusCode).toBe(403);
  });
});

describe('the boot data', () => {
  const fetchAnalytics = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/bff/boot?culture=en-ca', headers })).json().analytics;

  test('contains adapters, and hashed identifiers for the data layer', async () => {
    const setup = { adapters: ['bff', 'dataLayer'] };
    expect(await fetchAnalytics(canada)).toEqual({ ...setup, identifiers: {} });
    const cookie = await signIn('user');
    expect(await fetchAnalytics({ ...canada, cookie })).toEqual({ ...setup, identifiers: hashed });
  });
});

describe('what waits for the consent of a visitor', () => {
  const all = ['measurement', 'marketing', 'extras'];

  async function findAsked(culture: string, rule?: string): Promise<unknown> {
    const asking = await testApp(rule === undefined ? {} : { ANALYTICS_CONSENT: rule });
    const { consentPurposes } = (await asking.inject({ url: '/bff/boot', headers: { 'x-culture': culture } })).json();
    await asking.close();
    return consentPurposes;
  }

  test.each([
    ...['de-de', 'fr-fr', 'en-gb', 'en-ca', 'nl-be', 'pl-pl'].map((culture) => [culture, undefined, all] as const),
    ['en-us', undefined, []],
    ['de-de', 'none', []],
    ['en-us', 'marketing, extras', ['marketing', 'extras']],
    ['de-de', 'marketing', ['marketing']],
  ] as const)('in %s with the setting %s: %j', async (culture, rule, asked) => {
    expect(await findAsked(culture, rule)).toEqual(asked);
  });
});

describe('without an adapter', () => {
  test('the route and the boot data of analytics do not exist', async () => {
    const disabled = await testApp();
    const request = { method: 'POST', headers: canada, payload: { events: [removal] } } as const;
    expect((await disabled.inject({ url: '/bff/events', ...request })).statusCode).toBe(404);
    expect((await disabled.inject({ url: '/bff/boot', headers: canada })).json()).not.toHaveProperty('analytics');
    await disabled.close();
  });
});

test('an event of a browser that asks not to be tracked goes no further', async () => {
  const { statusCode } = await send({ events: [removal] }, { ...canada, 'sec-gpc': '1' });
  expect(statusCode).toBe(202);
  await send({ events: [{ name: 'sign_in:start', details: {} }] });
  const { events } = await findCollected();
  expect(events.map(({ name }) => name)).toEqual(['sign_in:start']);
});
