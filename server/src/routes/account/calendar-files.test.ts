import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { paidWithShipment, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { json, startFakeService, testApp, toCookieHeader } from '../../testing/test-app.ts';

const person = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const list = (...numbers: readonly string[]) =>
  numbers.map((subscriptionNumber) => subscriptionListItem({ subscriptionNumber, nextShipmentDate: '2026-05-01' }));

/** By path; one of undefined fails. */
let answers: Readonly<Record<string, unknown>> = {};
const shop = await startFakeService(({ path }, response) => {
  if (path === '/api/user/signin-udi') return json(response, 200, { token: 'shop-token', details: person });
  const found = answers[path];
  return json(response, found === undefined ? 500 : 200, found ?? {});
});

let app: Awaited<ReturnType<typeof testApp>>;
let cookie = '';

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url });
  const headers = { 'x-culture': 'en-ca' };
  cookie = toCookieHeader(
    await app.inject({ method: 'POST', url: '/api/user/signin-udi', headers, payload: { accessToken: 'a' } }),
  );
});
afterEach(() => {
  answers = {};
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const of = (number: string, changes: Partial<SubscriptionDetails> = {}) => ({
  [`/api/subscriptions/${number}`]: subscriptionDetails({ ...paidWithShipment, number, ...changes }),
});
const open = (url: string, headers: Readonly<Record<string, string>> = { cookie }) => app.inject({ url, headers });

function readEvents(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const ALL = '/bff/calendar.ics?culture=en-ca&language=en-CA';
const ONE = '/bff/subscriptions/S-1/calendar.ics?culture=en-ca&language=en-CA';

describe('the file of one subscription', () => {
  test('is a download that nobody keeps, with a name in the language', async () => {
    answers = of('S-1');
    const { statusCode, headers } = await open('/bff/subscriptions/S-1/calendar.ics?culture=de-de&language=de-DE');
    expect([statusCode, headers]).toMatchObject([
      200,
      {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'no-store',
        'content-language': 'de-DE',
        'content-disposition': `attachment; filename="calendar.ics"; filename*=UTF-8''${encodeURIComponent('Perennial – Nächste Lieferungen und Zahlungen.ics')}`,
      },
    ]);
  });

  test('has the shipments of a year with their amounts, and the link of what can be done', async () => {
    answers = of('S-1');
    const events = readEvents((await open(ONE)).body);
    expect(events.map(({ uid, startDate, summary }) => [uid, startDate.toString(), summary])).toEqual(
      ['2026-05-01', '2026-08-01', '2026-11-01', '2027-02-01'].map((day, index) => [
        `S-1-shipment-${index + 1}@localhost:3000`,
        day,
        'Shipment and payment: Halo brush heads',
      ]),
    );
    const page = 'http://localhost:3000/en-ca/my-account/subscription-details/S-1';
    expect(events[0]?.description).toMatch(
      /^\$14\.99 plus tax\nView or change: .+\nAs of .+ \d{4}\. The day may still change\.$/,
    );
    expect(events.slice(0, 2).map(({ component }) => component.getFirstPropertyValue('url'))).toEqual([
      `${page}?task=postpone&language=en-CA`,
      `${page}?task=frequency&language=en-CA`,
    ]);
  });

  test('moves the events of an older file, and takes back what a pause leaves out', async () => {
    answers = of('S-1');
    const before = readEvents((await open(ONE)).body);
    answers = of('S-1', { nextShipmentDate: '2026-06-01', nextPaymentDate: '2026-06-01' });
    const moved = readEvents((await open(ONE)).body);
    expect(moved.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(moved[0]?.startDate.toString()).toBe('2026-06-01');
    answers = of('S-1', {
      status: 'Paused',
      pausedReplenishmentDate: '2026-04-02',
      nextShipmentDate: null,
      nextPaymentDate: null,
    });
    const paused = readEvents((await open(ONE)).body);
    expect(paused.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(paused.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual(
      Array(4).fill('CANCELLED'),
    );
    expect(paused[0]?.description).toMatch(/No longer planned/);
  });

  test('has no tax and no language where the country has none', async () => {
    answers = of('S-1', { endDate: '2026-05-02', ratePlans: [ratePlan({ replenishmentQuantity: 2 })] });
    const [first] = readEvents((await open('/bff/subscriptions/S-1/calendar.ics?culture=de-de')).body);
    expect(first?.summary).toBe('Lieferung und Zahlung: 2 × Halo brush heads');
    expect(first?.description).toMatch(/^14,99\u00a0€|^€\u00a014,99/);
    expect(first?.component.getFirstPropertyValue('url')).toMatch(/S-1\?task=postpone$/);
  });

  test('has no link of a rental that moved', async () => {
    answers = of('S-1', { title: 'Wynajem oczyszczacza Aura' });
    const [first] = readEvents((await open('/bff/subscriptions/S-1/calendar.ics?culture=pl-pl')).body);
    expect([first?.component.hasProperty('url'), first?.description.includes('http')]).toEqual([false, false]);
  });

  test('rejects a number that changes the path', async () => {
    const before = shop.received.length;
    const { statusCode } = await open('/bff/subscriptions/..%2fadmin/calendar.ics');
    expect([statusCode, shop.received.length]).toEqual([400, before]);
  });
});

describe('the file of all subscriptions', () => {
  test('has those that run, and not the ended ones', async () => {
    const [ended] = list('S-3').map((item) => ({ ...item, status: 'InActive' }));
    answers = { '/api/subscriptions': [...list('S-1', 'S-2'), ended], ...of('S-1'), ...of('S-2') };
    const events = readEvents((await open(ALL)).body);
    expect(new Set(events.map(({ uid }) => uid.slice(0, 3)))).toEqual(new Set(['S-1', 'S-2']));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(8);
  });

  test('is empty without a subscription', async () => {
    answers = { '/api/subscriptions': [] };
    const { statusCode, body } = await open(ALL);
    expect([statusCode, readEvents(body)]).toEqual([200, []]);
  });

  test('asks each of twelve', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => `S-${index}`);
    answers = { '/api/subscriptions': list(...numbers), ...Object.assign({}, ...numbers.map((number) => of(number))) };
    expect(readEvents((await open(ALL)).body)).toHaveLength(12 * 4);
  });

  test('has the next shipment alone of more than twelve', async () => {
    answers = { '/api/subscriptions': list(...Array.from({ length: 13 }, (_, index) => `S-${index}`)) };
    const before = shop.received.length;
    const events = readEvents((await open(ALL)).body);
    expect([events.length, events[0]?.uid, shop.received.length - before]).toEqual([
      13,
      'S-0-shipment-1@localhost:3000',
      1,
    ]);
  });
});

describe('a file that cannot be made', () => {
  const tab = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

  test.each([ALL, ONE])(
    '%s needs a sign-in: a tab comes back to the account, a script gets the problem',
    async (url) => {
      const answer = await open(url, tab);
      const target = new URL(String(answer.headers.location), 'http://localhost:3000');
      expect([answer.statusCode, target.pathname]).toEqual([303, '/bff/login']);
      expect(Object.fromEntries(target.searchParams)).toEqual({
        culture: 'en-ca',
        language: 'en-CA',
        returnTo: '/en-ca/my-account/overview?language=en-CA',
      });
      expect((await open(url, {})).json()).toMatchObject({ status: 401, code: 'session.required' });
    },
  );

  test('because one subscription is not read is none: a tab gets words and the way back, a script the problem', async () => {
    answers = { '/api/subscriptions': list('S-1', 'S-2'), ...of('S-1') };
    const { statusCode, headers, body } = await open(ALL, { ...tab, cookie });
    expect([statusCode >= 500, headers['content-type'], headers['content-disposition']]).toEqual([
      true,
      'text/html; charset=utf-8',
      undefined,
    ]);
    expect(body).toContain('href="/en-ca/my-account/overview?language=en-CA"');
    expect((await open(ALL)).headers['content-type']).toMatch(/problem\+json/);
    const french = await open(ALL.replace('en-CA', 'fr-CA'), { ...tab, cookie });
    expect(french.body).toContain('<html lang="fr-CA"');
    expect(french.body).toMatch(/Veuillez|plus tard|réessayer/i);
  });
});
