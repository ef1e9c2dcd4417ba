import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CollectedEvents } from '../analytics/collector.ts';
import { json, startShop, testApp } from '../testing/test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const canada = { 'x-culture': 'en-ca', 'x-language': 'fr-CA', 'content-type': 'application/json' };
const details = { uuid: 'u-1', email: '  Ada@Example.com ', firstName: 'Ada', lastName: 'Byron' };
const removal = { name: 'cart_item:remove', details: { bundle: 'sonic-brush' } };

/** Of 'ada@example.com' and of 'u-1', by `sha256sum`. */
const hashed = {
  hashedEmail: 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72',
  hashedUserId: 'a24a7f55f278dd49fb1f99c5507800cb198a5bfe10fe2126cd0b25672152b0da',
};

const shop = await startShop((_, response) => json(response, 200, { token: 'shop-token', details }));
let answer = 204;
let delayMs = 0;
const collector = await startShop((_, response) => {
  setTimeout(() => response.writeHead(answer).end(), delayMs);
});
let app: App;

beforeAll(async () => {
  app = await testApp({
    SHOP_API_URL: shop.url,
    ANALYTICS_ADAPTERS: 'bff, dataLayer',
    ANALYTICS_COLLECTOR_URL: `${collector.url}/collect`,
    ANALYTICS_CONSENT: 'conversion',
  });
});
afterEach(() => {
  collector.received.splice(0);
  answer = 204;
  delayMs = 0;
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await collector.close();
});

function send(payload: unknown, headers: Record<string, string> = canada) {
  return app.inject({ method: 'POST', url: '/bff/events', headers, payload: JSON.stringify(payload) });
}

async function collected(): Promise<CollectedEvents> {
  await expect.poll(() => collector.received.length).toBe(1);
  return JSON.parse(collector.received[0]?.body ?? '');
}

async function signedIn(as: 'user' | 'admin'): Promise<string> {
  const request =
    as === 'user'
      ? { url: '/api/user/signin-udi', payload: { accessToken: 'from-the-provider' } }
      : {
          url: '/api/admin/signin',
          payload: { adminUserName: 'care', adminPassword: 'x', customerEmail: 'a@b.example' },
        };
  const { cookies } = await app.inject({ method: 'POST', headers: canada, ...request });
  return `${cookies[0]?.name}=${encodeURIComponent(cookies[0]?.value ?? '')}`;
}

describe('events of the client', () => {
  test("a visitor's go on with culture, language, time and category, and nothing about the visitor", async () => {
    const taken = await send({ events: [removal] });
    expect(taken.statusCode).toBe(202);
    const { time, ...rest } = await collected();
    expect(new Date(time).toISOString()).toBe(time);
    expect(rest).toEqual({ culture: 'en-ca', language: 'fr-CA', events: [{ ...removal, category: 'analytics' }] });
    expect(collector.received[0]).toMatchObject({ method: 'POST', path: '/collect' });
  });

  test("a customer's carry SHA-256 of e-mail and user id, never the plain ones, and no cookie", async () => {
    const cookie = await signedIn('user');
    await send({ events: [removal] }, { ...canada, cookie });
    expect(await collected()).toMatchObject(hashed);
    expect(JSON.stringify(collector.received)).not.toMatch(/example\.com|u-1|perennial/i);
  });

  test("customer care's carry nothing about the customer", async () => {
    const cookie = await signedIn('admin');
    await send({ events: [removal] }, { ...canada, cookie });
    expect(await collected()).not.toHaveProperty('hashedEmail');
  });

  test('are taken at once, however slow the collector is', async () => {
    delayMs = 600;
    const startedAt = Date.now();
    expect((await send({ events: [removal] })).statusCode).toBe(202);
    expect(Date.now() - startedAt).toBeLessThan(500);
    await collected();
  });

  test('are taken although the collector refuses them', async () => {
    answer = 500;
    expect((await send({ events: [removal] })).statusCode).toBe(202);
    await collected();
  });

  test.each([
    ['no event', { events: [] }, 'body.events'],
    ['too many', { events: Array.from({ length: 51 }, () => removal) }, 'body.events'],
    ['an unknown event', { events: [{ ...removal, name: 'page_view' }] }, 'body.events.0.name'],
    ['wrong details', { events: [removal, { ...removal, details: {} }] }, 'body.events.1.details.bundle'],
    ['an identifier beside the details', { events: [{ ...removal, email: 'a@b.example' }] }, 'body.events.0'],
    [
      'an identifier among the details',
      { events: [{ ...removal, details: { bundle: 'x', hashedEmail: 'a' } }] },
      'body.events.0.details',
    ],
    [
      'an e-mail address in place of a name',
      { events: [{ ...removal, details: { bundle: 'a@b.example' } }] },
      'body.events.0.details.bundle',
    ],
    ['an identifier of the batch', { events: [removal], userId: 'u-1' }, 'body.userId'],
  ])('with %s are refused, and the field is named', async (_, payload, field) => {
    const refused = await send(payload);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().messages[0].extraInfo).toEqual({ field });
    expect(collector.received).toEqual([]);
  });

  test('are refused when they are too long', async () => {
    const long = { events: [{ ...removal, details: { bundle: 'x'.repeat(40_000) } }] };
    expect((await send(long)).statusCode).toBe(413);
  });

  test('are refused from another site', async () => {
    expect((await send({ events: [removal] }, { 'content-type': 'application/json' })).statusCode).toBe(403);
  });
});

describe('what the page is told', () => {
  const analyticsOf = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/bff/boot?culture=en-ca', headers })).json().analytics;

  test('the adapters, the categories that need consent, and for the data layer who it is, hashed', async () => {
    const setup = { adapters: ['bff', 'dataLayer'], consent: ['conversion'] };
    expect(await analyticsOf(canada)).toEqual({ ...setup, identifiers: {} });
    const cookie = await signedIn('user');
    expect(await analyticsOf({ ...canada, cookie })).toEqual({ ...setup, identifiers: hashed });
  });
});

describe('without an adapter', () => {
  test('there is nowhere to send to, and the page is told nothing', async () => {
    const silent = await testApp();
    const request = { method: 'POST', headers: canada, payload: { events: [removal] } } as const;
    expect((await silent.inject({ url: '/bff/events', ...request })).statusCode).toBe(404);
    expect((await silent.inject({ url: '/bff/boot', headers: canada })).json()).not.toHaveProperty('analytics');
    await silent.close();
  });
});
