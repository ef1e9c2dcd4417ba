/** Event streams over two instances, with a Redis between them (docs/rules/results-at-once.md, ADR 89). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BffProcess } from './harness/bff-process.ts';
import { BufferingProxy } from './harness/buffering-proxy.ts';
import type { HttpBrowser } from './harness/http-browser.ts';
import { send } from './harness/http-request.ts';
import type { OpenEvents } from './harness/open-events.ts';
import { waitUntil } from './harness/wait-until.ts';
import { useInstance, useStack } from './running-stack.ts';

const HOUR_MS = 60 * 60_000;

const stack = useStack();
const [first, second] = stack.instances;
const { control, urls } = stack.sandbox;
const customer = stack.findCustomer('ca-subscriber');
const neighbour = stack.findCustomer('de-subscriber');

const opened: OpenEvents[] = [];
beforeEach(() => stack.clear());
afterEach(async () => {
  for (const events of opened.splice(0)) events.close();
});

async function signIn(via: string, who = customer): Promise<HttpBrowser> {
  const browser = stack.openBrowser(via);
  await browser.signIn(who);
  return browser;
}

/** Opens the stream, and waits until it tells everything. */
async function listen(browser: HttpBrowser): Promise<OpenEvents> {
  const events = await browser.openEvents();
  opened.push(events);
  await waitUntil(() => events.events.includes('open {}'));
  return events;
}

const activity = '/api/user/payment-activity';
const stale = 'stale ["getPaymentActivity"]';
const countPolls = () => control.requests.all('shop-api').filter(({ path }) => path === activity).length;

/** What the shop API says of payments from now on, until `stack.clear()`. */
function setPaying(hasPaymentInProgress: boolean): void {
  control.faults.clear();
  const body = { hasPaymentInProgress, hasInitialPaymentInProgress: false, hasInvalidRecurringPaymentDetail: false };
  control.faults.add({ service: 'shop-api', method: 'GET', path: activity, status: 200, body, times: 1000 });
}

describe('the end of a payment', () => {
  test('is told soon after the shop API knows it', async () => {
    const browser = await signIn(first.url);
    setPaying(true);
    const events = await listen(browser);
    await waitUntil(() => countPolls() >= 2);
    expect(events.events).toEqual(['open {}', stale]);
    setPaying(false);
    await waitUntil(() => events.events.length === 3);
    expect(events.events.at(-1)).toBe(stale);
  });

  test('is told by an instance that has not seen the payment: the page has read of it on the other one', async () => {
    const browser = await signIn(first.url);
    const events = await listen(browser);
    setPaying(true);
    const page = browser.copy();
    page.via = second.url;
    await page.call(activity);
    await waitUntil(() => events.events.length === 2);
    setPaying(false);
    await waitUntil(() => events.events.length === 3);
    expect(events.events).toEqual(['open {}', stale, stale]);
  });

  test('is asked for once an instance, however many browsers of the customer listen', async () => {
    const browsers = [await signIn(first.url), await signIn(first.url), await signIn(first.url)];
    setPaying(true);
    const all = await Promise.all(browsers.map(listen));
    const before = countPolls();
    const startedAt = performance.now();
    await waitUntil(() => countPolls() >= before + 3);
    // Three polls take two pauses of 0.8 seconds at least; nine would take none.
    expect(performance.now() - startedAt).toBeGreaterThan(1500);
    setPaying(false);
    for (const events of all) await waitUntil(() => events.events.at(-1) === stale && events.events.length >= 3);
  });
});

describe('a change', () => {
  const newsletter = { body: { optIn: true } };

  test('on one instance is told to the other browser on the other one, and to nobody else', async () => {
    const [laptop, phone] = [await signIn(first.url), await signIn(second.url)];
    const other = await signIn(second.url, neighbour);
    const [own, told, foreign] = [await listen(laptop), await listen(phone), await listen(other)];
    await laptop.call('/api/user/opt-in', newsletter);
    await waitUntil(() => told.events.length > 1);
    // Whatever was sent before the end has arrived with it.
    await Promise.all([laptop.signOut(), other.signOut()]);
    await waitUntil(() => own.hasEnded && foreign.hasEnded);
    expect(told.events).toEqual(['open {}', 'stale ["getProfile"]']);
    expect(own.events).toEqual(['open {}', 'session "ended"']);
    expect(foreign.events).toEqual(['open {}', 'session "ended"']);
  });

  test('of customer care is told to the customer, by names of data only', async () => {
    const events = await listen(await signIn(second.url));
    const care = stack.openBrowser(first.url);
    const admin = stack.findCustomer('admin-canada');
    const body = { customerEmail: customer.email, adminUserName: admin.email, adminPassword: admin.password };
    expect((await care.call('/api/admin/signin', { body })).status).toBe(200);
    const path = '/api/replenishments/CA-1/pausing';
    control.faults.add({ service: 'shop-api', method: 'POST', path, status: 200, body: {} });
    expect((await care.call(path, { method: 'POST' })).status).toBe(200);
    await waitUntil(() => events.events.length > 1);
    expect(events.events).toEqual(['open {}', 'stale ["subscriptionPage","getSubscriptions","comingUp"]']);
    for (const secret of [customer.email, admin.email]) expect(events.text).not.toContain(secret);
  });
});

describe('the end of a sign-in', () => {
  test.each([
    ['by a log-out', (browser: HttpBrowser) => browser.signOut()],
    [
      'by the identity provider',
      (browser: HttpBrowser) => {
        const query = { client_id: 'perennial-shop', post_logout_redirect_uri: `${stack.origin}/en-ca/` };
        return browser.signOutAtProvider(`${urls.identity}/session/end?${new URLSearchParams(query)}`);
      },
    ],
  ])('%s on the other instance is told at once, and ends the stream', async (_, end) => {
    const browser = await signIn(first.url);
    const events = await listen(browser.copy());
    browser.via = second.url;
    await end(browser);
    await waitUntil(() => events.hasEnded);
    expect(events.events).toEqual(['open {}', 'session "ended"']);
  });

  test('by its time is told although the stream is open, which puts off nothing', async () => {
    const later = await useInstance('movable');
    const browser = await signIn(later.url);
    // A heartbeat in half a second.
    await later.changeClock({ shorterWaits: 30 });
    const events = await listen(browser);
    await later.changeClock({ aheadMs: 1.9 * HOUR_MS });
    await waitUntil(() => events.text.includes('\n:\n'));
    expect(events.hasEnded).toBe(false);
    await later.changeClock({ aheadMs: 2.1 * HOUR_MS });
    await waitUntil(() => events.hasEnded);
    await later.changeClock({ aheadMs: 0, shorterWaits: 1 });
    expect(events.events).toEqual(['open {}', 'session "ended"']);
  });
});

describe('an instance', () => {
  const METRICS_TOKEN = 'a-token-for-the-scenarios';
  let third: BffProcess;
  beforeAll(async () => {
    third = await stack.startBff({ environment: { METRICS_TOKEN } });
  });
  afterAll(async () => {
    stack.proxy.instances = stack.instances.map(({ url }) => url);
    await third.kill();
  });

  test('that is killed costs a stream, and the next one is on another instance and tells everything', async () => {
    const browser = await signIn(third.url);
    const lost = await listen(browser);
    await third.kill();
    await waitUntil(() => lost.hasEnded);
    stack.proxy.instances = [third.url, first.url];
    browser.via = stack.proxy.url;
    const next = await listen(browser);
    const other = await signIn(second.url);
    await other.call('/api/user/opt-in', { body: { optIn: false } });
    await waitUntil(() => next.events.length > 1);
    expect(next.events).toEqual(['open {}', 'stale ["getProfile"]']);
    await third.restart();
  });

  test('behind a proxy that buffers the stream passes nothing on, and a browser that leaves it ends the stream', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const open = async () =>
      /^perennial_event_streams (\d+)$/m.exec((await send(`${third.url}/metrics`, { headers })).text)?.[1];
    const proxy = await BufferingProxy.start(third.url);
    const browser = await signIn(third.url);
    const before = await open();
    browser.via = proxy.url;
    let hasAnswer = false;
    const waiting = browser.openEvents().then(
      () => {
        hasAnswer = true;
      },
      () => undefined,
    );
    // The event has come to the proxy, and the browser has not even a status.
    await waitUntil(() => proxy.kept.includes('event: open'));
    expect([hasAnswer, await open()]).toEqual([false, String(Number(before) + 1)]);
    await proxy.close();
    await waiting;
    await waitUntil(async () => (await open()) === before);
  });

  test('that stops ends its streams at once, and waits for none', async () => {
    const browser = await signIn(third.url);
    const events = await listen(browser);
    // It would be 1 after a wait of 25 seconds.
    expect(await third.stop()).toBe(0);
    await waitUntil(() => events.hasEnded);
    expect(events.events).toEqual(['open {}']);
    await third.restart();
  });
});

test('a browser that opens many streams has two', async () => {
  const browser = await signIn(first.url);
  const all: OpenEvents[] = [];
  for (let count = 0; count < 6; count += 1) all.push(await listen(browser.copy()));
  await waitUntil(() => all.filter(({ hasEnded }) => hasEnded).length === 4);
  expect(all.map(({ hasEnded }) => hasEnded)).toEqual([true, true, true, true, false, false]);
});

test('a page of another site reads no stream', async () => {
  const browser = await signIn(first.url);
  const events = await browser.openEvents({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' });
  opened.push(events);
  expect(events.status).toBe(403);
});
