/**
 * The calendar files of customers with different subscriptions, read by another program, ical.js
 * (docs/rules/subscriptions.md#calendar-file, ADR 77).
 */
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { HttpBrowser } from './harness/http-browser.ts';
import { useStack } from './running-stack.ts';

const stack = useStack();
beforeEach(() => stack.clear());

type Event = { readonly uid: string; readonly date: string; readonly status: string; readonly url: string };
type Visit = { readonly browser: HttpBrowser; readonly culture: string };

async function visit(id: string): Promise<Visit> {
  const { culture, ...credentials } = stack.findCustomer(id);
  const browser = stack.openBrowser();
  await browser.signIn(credentials);
  return { browser, culture };
}

async function download({ browser, culture }: Visit, path = '/bff/calendar.ics'): Promise<readonly Event[]> {
  const { status, text } = await browser.request(`${path}?culture=${culture}`);
  expect(status).toBe(200);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return events.map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    date: String(event.getFirstPropertyValue('dtstart')),
    status: String(event.getFirstPropertyValue('status')),
    url: String(event.getFirstPropertyValue('url')),
  }));
}

/** What the account shows as coming up: the days of the shop API. */
async function readComingUp({ browser, culture }: Visit) {
  const { json } = await browser.call('/bff/coming-up', { headers: { 'x-culture': culture } });
  return json as { readonly days: readonly { readonly date: string; readonly number: string }[] };
}

const planned = (events: readonly Event[]) => events.filter(({ status }) => status === 'CONFIRMED');
const subject = /-(?:shipment|device|replenishment|final|payment)-.*/;
const numbersOf = (events: readonly Event[]) => new Set(events.map(({ uid }) => uid.replace(subject, '')));

describe('the file of all subscriptions', () => {
  test.each(['ca-collector', 'de-subscriber', 'it-past-due', 'ca-paused-until', 'ca-month-end'])(
    'of %s has the days that the account shows, each once, and a link to the page of each',
    async (id) => {
      const customer = await visit(id);
      const events = await download(customer);
      const { days } = await readComingUp(customer);
      expect(days.length).toBeGreaterThan(0);
      for (const { date, number } of days) {
        expect(planned(events).filter((event) => event.date === date && event.uid.startsWith(number))).not.toEqual([]);
      }
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      const pages = new RegExp(`^${stack.origin}/${customer.culture}/my-account/subscription-details/`);
      expect(events.filter(({ url }) => !pages.test(url))).toEqual([]);
      for (const number of numbersOf(events)) {
        const own = await download(customer, `/bff/subscriptions/${number}/calendar.ics`);
        expect(own).toEqual(events.filter(({ uid }) => uid.startsWith(`${number}-`)));
      }
    },
  );

  test('of a customer without subscriptions is empty', async () => {
    expect(await download(await visit('ca-new'))).toEqual([]);
  });

  test('of a customer whose subscriptions have ended is empty', async () => {
    const ended = await download(await visit('de-cancelled'));
    expect(planned(ended).filter(({ uid }) => /-shipment-/.test(uid))).toEqual([]);
  });

  test('of a paused subscription takes its shipments back', async () => {
    const events = await download(await visit('ca-paused'));
    expect(planned(events).filter(({ uid }) => /-shipment-[2-9]/.test(uid))).toEqual([]);
    expect(events.filter(({ status }) => status === 'CANCELLED').length).toBeGreaterThan(0);
  });
});

test('a file after a postponement moves each shipment and adds none', async () => {
  const customer = await visit('cz-office');
  const before = await download(customer);
  const [number = ''] = numbersOf(before);
  const { status } = await customer.browser.call(`/api/replenishments/${number}/postpone`, {
    body: {},
    headers: { 'x-culture': customer.culture },
  });
  expect(status).toBe(200);
  const after = await download(customer);
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(after.filter(({ date }, index) => date <= (before[index]?.date ?? ''))).toEqual([]);
});

test('a stranger gets no file, and another customer not that of the first', async () => {
  const { browser } = await visit('us-subscriber');
  const stranger = await stack.openBrowser().request('/bff/calendar.ics?culture=en-ca');
  expect(stranger.status).toBe(401);
  const [event] = await download(await visit('ca-subscriber'));
  const [number] = numbersOf(event ? [event] : []);
  const foreign = await browser.request(`/bff/subscriptions/${number}/calendar.ics?culture=en-us`);
  expect([foreign.status === 200, foreign.text.includes('VCALENDAR')]).toEqual([false, false]);
});
