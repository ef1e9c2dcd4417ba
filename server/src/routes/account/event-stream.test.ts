import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ServiceState } from '../../stop.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { startFakeProvider } from '../../testing/fake-provider.ts';
import { type OpenEvents, openEvents } from '../../testing/open-events.ts';
import { json, startFakeService, testApp } from '../../testing/test-app.ts';

const people: Record<string, object> = {
  ada: { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
  bea: { uuid: 'u-2', email: 'bea@example.com', firstName: 'Bea', lastName: 'Stone' },
};
let person = 'ada';
const resting = {
  hasPaymentInProgress: false,
  hasInitialPaymentInProgress: false,
  hasInvalidRecurringPaymentDetail: false,
};
let activity: object;
const shop = await startFakeService(({ path }, response) => {
  if (path.startsWith('/api/user/signin-udi') || path.startsWith('/api/admin/signin')) {
    return json(response, 200, { token: 't', details: people[person] });
  }
  if (path === '/api/user/payment-activity') return json(response, 200, activity);
  return json(response, 200, {});
});
const provider = await startFakeProvider();
const state = new ServiceState();
const METRICS_TOKEN = 'a-token-for-the-metrics';
const app = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url, METRICS_TOKEN }, { state });
let url: string;

beforeAll(async () => {
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  activity = resting;
  person = 'ada';
  shop.received.length = 0;
});
afterAll(() => Promise.all([app.close(), shop.close(), provider.close()]));

const opened: OpenEvents[] = [];
afterEach(() => {
  for (const events of opened.splice(0)) events.leave();
});

async function signIn(who: keyof typeof people = 'ada'): Promise<Browser> {
  person = who;
  const browser = createBrowser(app, provider);
  await browser.comeBack(await browser.start());
  return browser;
}

/** Opens the stream, and waits until it tells everything. */
async function listen(browser: Browser, headers: Record<string, string> = {}): Promise<OpenEvents> {
  const events = await openEvents(`${url}/bff/event-stream`, { ...browser.headersOf(), ...headers });
  opened.push(events);
  await events.until(1);
  return events;
}

const questions = () => shop.received.filter(({ path }) => path === '/api/user/payment-activity').length;

/** What was sent before has arrived when this has. */
async function expectOnly(events: OpenEvents, expected: readonly string[], browser: Browser): Promise<void> {
  await browser.request('/bff/logout', 'POST', {});
  await events.hasEnded;
  expect(events.events).toEqual([...expected, 'session "ended"']);
}

describe('the event stream', () => {
  test('begins at once, is kept by nobody, and says when it tells everything', async () => {
    const events = await listen(await signIn());
    expect(events.response.status).toBe(200);
    expect(Object.fromEntries(events.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(events.text()).toBe('retry: 1000\n\nevent: open\ndata: {}\n\n');
    expect(questions()).toBe(1);
  });

  test('is for customers who are signed in', async () => {
    const { status, headers } = await fetch(`${url}/bff/event-stream`);
    expect(status).toBe(401);
    expect(headers.get('content-type')).toContain('problem+json');
  });

  test('is not read by a page of another site', async () => {
    const browser = await signIn();
    const headers = { ...browser.headersOf(), 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
    expect((await fetch(`${url}/bff/event-stream`, { headers })).status).toBe(403);
  });

  test('says that a payment is unfinished, which a page may not have seen', async () => {
    activity = { ...resting, hasPaymentInProgress: true };
    const events = await listen(await signIn());
    expect(await events.until(2)).toEqual(['open {}', 'stale ["getPaymentActivity"]']);
  });

  test('tells the end of a payment that a page has seen, with no question before', async () => {
    const browser = await signIn();
    const events = await listen(browser);
    activity = { ...resting, hasInitialPaymentInProgress: true };
    await browser.request('/api/user/payment-activity');
    expect(await events.until(2)).toEqual(['open {}', 'stale ["getPaymentActivity"]']);
    activity = resting;
    expect((await events.until(3)).at(-1)).toBe('stale ["getPaymentActivity"]');
  });
});

describe('a change', () => {
  test('is told to the other browser of the customer, and neither to the own one nor to other customers', async () => {
    const [laptop, phone, bea] = [await signIn(), await signIn(), await signIn('bea')];
    const [own, other, foreign] = [await listen(laptop), await listen(phone), await listen(bea)];
    await laptop.request('/api/user/opt-in', 'POST', { optIn: true });
    await other.until(2);
    await expectOnly(own, ['open {}'], laptop);
    await expectOnly(other, ['open {}', 'stale ["getProfile"]'], phone);
    await expectOnly(foreign, ['open {}'], bea);
  });
});

describe('the end of a sign-in', () => {
  test('is told, and ends the stream', async () => {
    const browser = await signIn();
    await expectOnly(await listen(browser), ['open {}'], browser);
  });

  test('that was ended from another browser is told', async () => {
    const [laptop, phone] = [await signIn(), await signIn()];
    const events = await listen(phone);
    await laptop.request('/bff/sign-ins/end-others', 'POST', {});
    await events.hasEnded;
    expect(events.events).toEqual(['open {}', 'session "ended"']);
  });
});

test('a page that asks for payments gets an answer in the form of the catalogue', async () => {
  const browser = await signIn();
  activity = { ...resting, hasInvalidRecurringPaymentDetail: null };
  const { statusCode, ...response } = await browser.request('/api/user/payment-activity');
  expect([statusCode, response.json()]).toEqual([200, resting]);
  activity = [];
  expect((await browser.request('/api/user/payment-activity')).json().code).toBe('shop.invalidResponse');
});

test('a browser has two streams at most: a third one ends the oldest', async () => {
  const browser = await signIn();
  const [oldest, second, third] = [await listen(browser), await listen(browser), await listen(browser)];
  await oldest.hasEnded;
  expect(oldest.events).toEqual(['open {}']);
  await browser.request('/bff/logout', 'POST', {});
  for (const events of [second, third]) {
    await events.hasEnded;
    expect(events.events).toEqual(['open {}', 'session "ended"']);
  }
});

test('an instance that stops ends its streams, and opens none', async () => {
  const browser = await signIn();
  const events = await listen(browser);
  state.isStopping = true;
  for (const end of state.onStop) end();
  await events.hasEnded;
  expect(events.events).toEqual(['open {}']);
  const response = await fetch(`${url}/bff/event-stream`, { headers: browser.headersOf() });
  state.isStopping = false;
  expect(response.status).toBe(204);
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  // Soon: another instance takes over.
  expect(seconds).toBeLessThan(5);
});

test('operators see how many streams are open, what they told and why they ended, and no duration of them', async () => {
  const browser = await signIn();
  const events = await listen(browser);
  const read = async () =>
    (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).body;
  expect(await read()).toMatch(/^perennial_event_streams 1$/m);
  await browser.request('/bff/logout', 'POST', {});
  await events.hasEnded;
  const after = await read();
  expect(after).toMatch(/^perennial_event_streams 0$/m);
  expect(after).toMatch(/^perennial_events_sent_total\{event="open"\} [1-9]/m);
  expect(after).toMatch(/^perennial_event_streams_ended_total\{reason="session-ended"\} [1-9]/m);
  expect(after).not.toMatch(/route="\/bff\/event-stream",status="200"/);
  expect(after).toMatch(/route="\/bff\/event-stream",status="401"/);
});

test('an operator who wants none gets none: the page is told to ask no more', async () => {
  const off = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url, EVENT_STREAMS: '0' });
  const browser = createBrowser(off, provider);
  await browser.comeBack(await browser.start());
  const { statusCode, headers, body } = await browser.request('/bff/event-stream');
  expect([statusCode, headers['retry-after'], headers['cache-control'], body]).toEqual([
    204,
    undefined,
    'no-store',
    '',
  ]);
  await off.close();
});

test('an instance with as many streams as it may have opens no other one, and says when to ask again', async () => {
  const full = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url, EVENT_STREAMS: '1' });
  const address = await full.listen({ port: 0, host: '127.0.0.1' });
  const browser = createBrowser(full, provider);
  await browser.comeBack(await browser.start());
  const events = await openEvents(`${address}/bff/event-stream`, browser.headersOf());
  await events.until(1);
  const refused = await browser.request('/bff/event-stream');
  expect(refused.statusCode).toBe(204);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(30);
  expect(Number(refused.headers['retry-after'])).toBeLessThan(90);
  await full.close();
  await events.hasEnded;
});
