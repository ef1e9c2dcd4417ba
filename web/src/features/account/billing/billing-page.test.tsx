// @vitest-environment happy-dom
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { invoice, savedPaymentMethod } from '@perennial/shared/examples/payment';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { NextPayment } from '@perennial/shared/models/coming-up';
import type { Invoice } from '@perennial/shared/models/invoice';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import BillingPage from './billing-page.tsx';

const owed = invoice({ invoiceId: 'I-2', invoiceDate: '2026-03-01', balance: 12, hasBalance: true });
const paid = invoice({ invoiceId: 'I-1', invoiceDate: '2026-02-01' });

/** The number of rows on screen after each commit. */
const rowsOfCommits: number[] = [];

const halo = subscriptionListItem({ title: 'Halo brush', subscriptionStartDate: '2026-02-01' });

type Answer = () => Response | Promise<Response>;

type Visit = {
  markets?: Partial<MarketSwitches>;
  subscriptions?: Answer;
  nextPayment?: NextPayment | null;
  /** What the BFF says about what is coming up, in place of the next payment. */
  comingUp?: Answer;
  at?: string;
};

async function show(
  invoices: readonly Invoice[] | Answer,
  {
    markets = {},
    subscriptions = () => Response.json([halo]),
    nextPayment = null,
    comingUp = () => Response.json({ days: [], sum: null, nextPayment }),
    at = '/my-account/billing',
  }: Visit = {},
) {
  const answers: Readonly<Record<string, Answer>> = {
    '/api/invoice/list': typeof invoices === 'function' ? invoices : () => Response.json(invoices),
    '/api/subscriptions': subscriptions,
    '/bff/coming-up': comingUp,
    '/api/user/paymentprofile': () => Response.json(savedPaymentMethod()),
  };
  vi.stubGlobal('fetch', async (path: string) => answers[path]?.() ?? Response.json({}));
  rowsOfCommits.length = 0;
  await renderInShop(
    <Profiler id="billing" onRender={() => rowsOfCommits.push(document.querySelectorAll('.billing__row').length)}>
      <BillingPage />
    </Profiler>,
    { session: signedInAnna, markets, at },
  );
}

const refuse = () => Response.json({ status: 400, detail: 'Not today', messages: [] }, { status: 400 });

const rows = () => [...document.querySelectorAll('.billing__row')].map(({ textContent }) => textContent);
const months = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const bar = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('BillingPage', () => {
  it('lists past-due invoices first, each invoice with its date, number, price and file', async () => {
    await show([paid, owed]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Billing' })).toBeTruthy();
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(titles).toEqual(['To be paid', 'Next payment', 'Payments']);
    expect(rows()).toEqual([
      '03/01/2026$90.39$12.00 still to payI-2Halo brushInvoice 03/01/2026, I-2Pay now',
      '02/01/2026$90.39I-1Halo brushInvoice 02/01/2026, I-1',
    ]);
    const days = [...document.querySelectorAll('.billing__row time')].map((time) => time.getAttribute('datetime'));
    expect(days).toEqual(['2026-03-01', '2026-02-01']);
  });

  it('says no state of an invoice that is owed in full, besides its heading', async () => {
    await show([{ ...owed, balance: owed.price }]);
    expect(await screen.findByRole('link', { name: 'Pay now' })).toBeTruthy();
    expect(screen.queryByText(/still to pay/)).toBeNull();
  });

  it('names no subscription where it is not certain which one an invoice was for', async () => {
    const other = subscriptionListItem({ title: 'Arc razor', subscriptionStartDate: '2026-01-31' });
    await show([paid], { subscriptions: () => Response.json([halo, other]) });
    expect(await screen.findByText('02/01/2026', { selector: 'time' })).toBeTruthy();
    expect(rows()).toEqual(['02/01/2026$90.39I-1Invoice 02/01/2026, I-1']);
  });

  it('lists the invoices although the subscriptions cannot be loaded', async () => {
    await show([paid], { subscriptions: () => Response.json({}, { status: 400 }) });
    expect(await screen.findByText('02/01/2026', { selector: 'time' })).toBeTruthy();
    expect(rows()).toEqual(['02/01/2026$90.39I-1Invoice 02/01/2026, I-1']);
  });

  it('lists no invoice before it is known what it was for', async () => {
    const held = Promise.withResolvers<Response>();
    await show([paid], { subscriptions: () => held.promise });
    await act(async () => {});
    screen.getByText('Loading…', { selector: '[role=status]' });
    expect(rows()).toEqual([]);
    held.resolve(Response.json([halo]));
    await waitFor(() => expect(rows()).toEqual(['02/01/2026$90.39I-1Halo brushInvoice 02/01/2026, I-1']));
  });

  it('says why the invoices cannot be loaded, and loads them again on request', async () => {
    const answers = [refuse(), Response.json([paid])];
    await show(() => answers.shift() ?? refuse());
    await screen.findByText('Not today');
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByText('Not today')).toBeNull();
  });

  it('has no list of payments while every invoice is owed, and pays the oldest first', async () => {
    await show([owed, { ...owed, invoiceId: 'I-3', invoiceDate: '2026-02-15' }]);
    const links = await screen.findAllByRole('link', { name: 'Pay now' });
    expect(links.map((link) => [link.getAttribute('href'), link.className])).toEqual([
      ['/my-account/subscription-payment-detail/I-3?language=en-CA', buttonClass('primary')],
      ['/my-account/subscription-payment-detail/I-2?language=en-CA', buttonClass('secondary')],
    ]);
    expect(screen.queryByRole('heading', { name: 'Payments' })).toBeNull();
  });

  it('lists by month, with the sum of a month that has several invoices', async () => {
    const days = { '2028-02-29': 1234.5, '2028-02-01': 0.1, '2028-01-31': 100 };
    await show(
      Object.entries(days).map(([invoiceDate, price]) => invoice({ invoiceId: invoiceDate, invoiceDate, price })),
    );
    await screen.findByText('02/29/2028', { selector: 'time' });
    const headers = screen.getAllByRole('heading', { level: 3 }).map(({ parentElement }) => parentElement?.textContent);
    expect(headers).toEqual(['February 2028$1,234.60', 'January 2028']);
  });

  it('lists refunds with their sign, and takes them off the sum of their month', async () => {
    const refunds = { '2028-02-29': -1234.5, '2028-02-28': -100, '2028-02-03': 2000, '2028-02-01': -0.1 };
    await show(
      Object.entries(refunds).map(([invoiceDate, price]) => invoice({ invoiceId: invoiceDate, invoiceDate, price })),
    );
    await screen.findByText('02/29/2028', { selector: 'time' });
    expect(rows().map((row) => /-?\$[\d,]+\.\d\d/.exec(row)?.[0])).toEqual([
      '-$1,234.50',
      '-$100.00',
      '$2,000.00',
      '-$0.10',
    ]);
    expect(screen.getByRole('heading', { level: 3 }).parentElement?.textContent).toBe('February 2028$665.40');
  });

  it('shows the invoices of one month after a press on its bar, and all again after a second one', async () => {
    await show(
      ['2028-02-29', '2028-01-31', '2027-11-30'].map((invoiceDate) => invoice({ invoiceId: invoiceDate, invoiceDate })),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'January 2028: $90.39' }));
    expect(months()).toEqual(['January 2028']);
    expect(bar('January 2028: $90.39').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('January 2028: $90.39', { selector: '[role=status]' })).toBeTruthy();
    await userEvent.click(bar('January 2028: $90.39'));
    expect(months()).toEqual(['February 2028', 'January 2028', 'November 2027']);

    await userEvent.click(bar('November 2027: $90.39'));
    expect(months()).toEqual(['November 2027']);
    await userEvent.click(bar('Show all months'));
    expect(months()).toHaveLength(3);
  });

  it('leads to the bars of earlier months', async () => {
    await show(['2028-02-29', '2026-12-31'].map((invoiceDate) => invoice({ invoiceId: invoiceDate, invoiceDate })));
    expect((await screen.findByRole('link', { name: 'Statement 2028' })).getAttribute('href')).toBe(
      '/my-account/billing?year=2028&language=en-CA',
    );
    expectSigns(bar('Earlier months'), ['arrow-left']);
    expectSigns(bar('Later months'), ['arrow-right']);
    await userEvent.click(bar('Earlier months'));
    expect(screen.getByText(/^March 2026\s?–\s?February 2027$/)).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Paid by month' })).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(bar('Later months'));
    expect(bar('February 2028: $90.39')).toBeTruthy();
  });

  it('has no bars for the invoices of a single month', async () => {
    await show([paid]);
    expect(await screen.findByText('02/01/2026', { selector: 'time' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Paid by month' })).toBeNull();
  });

  it('begins with a screen of many invoices, and shows more of them on request', async () => {
    const invoices = Array.from({ length: 30 }, (_, index) =>
      invoice({ invoiceId: `I-${index}`, invoiceDate: `2026-${index < 20 ? '02' : '01'}-${10 + (index % 20)}` }),
    );
    await show([...invoices, owed]);
    await waitFor(() => expect(rowsOfCommits.at(-1)).toBe(25));
    expect(rowsOfCommits.find((shown) => shown > 0)).toBe(12);
    // Its sum is that of all its invoices, also of those that are not shown yet.
    expect(screen.getByRole('heading', { name: 'January 2026' }).parentElement?.textContent).toBe(
      'January 2026$903.90',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show 6 more' }));
    await waitFor(() => expect(rows()).toHaveLength(31));
    expect(document.activeElement?.textContent).toBe('01/15/2026');
    await userEvent.click(bar('January 2026: $903.90'));
    expect(rows()).toHaveLength(11);
    await userEvent.click(bar('Show all months'));
    expect(rows()).toHaveLength(25);
  });

  it('begins with one payment below many invoices that are owed', async () => {
    const many = Array.from({ length: 13 }, (_, index) => ({ ...owed, invoiceId: `O-${index}` }));
    await show([...many, paid]);
    await waitFor(() => expect(rows()).toHaveLength(14));
    expect(rowsOfCommits.find((shown) => shown > 0)).toBe(14);
  });

  it('is the page of all invoices where the link names no year', async () => {
    await show([paid], { at: '/my-account/billing?year=20261' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Billing' })).toBeTruthy();
  });

  it('links to support for a customer without invoices', async () => {
    await show([]);
    expect(await screen.findByText(/your billing has not been synchronized yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Need help?' })).toBeTruthy();
  });

  it('has no invoice files in a market that hides them', async () => {
    await show([paid, owed], { markets: { invoiceLink: 'hidden' } });
    expect(await screen.findByText('02/01/2026', { selector: 'time' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no "Pay now" in a market that has past-due payments switched off', async () => {
    await show([owed], { markets: { pastDue: 'off' } });
    expect(await screen.findByRole('heading', { name: 'To be paid' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });

  it('shows a notice instead of invoices in a market where billing is elsewhere', async () => {
    await show([paid], { markets: { billing: 'elsewhere' } });
    expect(screen.getByText('This feature is no longer available here.')).toBeTruthy();
    expect(screen.queryByText('02/01/2026')).toBeNull();
  });
});

describe('the next payment', () => {
  const next = { date: '2026-05-01', names: ['Heads', 'Blades'], amount: 29.98 };
  const part = async () =>
    (await screen.findByRole('heading', { name: 'Next payment' })).closest('section')?.textContent;

  it('has day, sum, what it is for, and the saved method', async () => {
    await show([paid], { nextPayment: next });
    await screen.findByText('Heads, Blades');
    await waitFor(async () =>
      expect(await part()).toMatch(/05\/01\/2026.*\$29\.98 plus taxHeads, Blades.+ •••• \w{4}$/),
    );
  });

  it('has no sum that is not known', async () => {
    await show([paid], { nextPayment: { ...next, amount: null } });
    await screen.findByText('Heads, Blades');
    expect(await part()).not.toContain('$');
  });

  it('says so if none is known', async () => {
    await show([paid]);
    expect(await screen.findByText('The next payment is not known at the moment.')).toBeTruthy();
  });

  it('says why it is not known, and the invoices stay', async () => {
    await show([paid], { comingUp: refuse });
    await waitFor(async () =>
      expect(await part()).toMatch(
        /^Next paymentThis could not be loaded just now\. Nothing is lost\.Not todayTry again/,
      ),
    );
    expect(rows()).toHaveLength(1);
  });

  it.each([
    ['is missing while no subscription runs', 0, 0],
    ['is there while as many run as are asked', 12, 1],
    ['is missing while more run than are asked', 13, 0],
  ])('%s', async (_, count, times) => {
    const list = Array.from({ length: count }, (_, index) =>
      subscriptionListItem({ subscriptionNumber: `S-${index}` }),
    );
    await show([paid], { subscriptions: () => Response.json(list), nextPayment: next });
    await screen.findByRole('heading', { name: 'Payments' });
    expect(screen.queryAllByRole('heading', { name: 'Next payment' })).toHaveLength(times);
  });
});
