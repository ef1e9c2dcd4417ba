// @vitest-environment happy-dom
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { invoice } from '@perennial/shared/examples/payment';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { textsFor } from '@perennial/shared/locales/texts';
import type { Invoice } from '@perennial/shared/models/invoice';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { readText } from '../../../testing/page-steps.ts';
import { sampleProfile } from '../../../testing/sample-profile.ts';
import BillingPage from '../billing/billing-page.tsx';

const file = { pdfFileId: 'F', pdfFileUrl: null };
const invoices = [
  invoice({ ...file, invoiceId: 'I-3', invoiceDate: '2026-03-01', price: 20, balance: 12, hasBalance: true }),
  invoice({ ...file, invoiceId: '=2', invoiceDate: '2026-02-01', price: -5 }),
  invoice({
    pdfFileId: null,
    pdfFileUrl: 'https://files.example/I-1.pdf',
    invoiceId: 'I-1',
    invoiceDate: '2026-01-01',
    price: 1234.5,
  }),
  invoice({ ...file, invoiceId: 'I-0', invoiceDate: '2025-12-31', price: 99 }),
];

/** The files that the browser got, by name. */
const saved = new Map<string, Blob>();
let made: Blob | undefined;
/** What the requests for documents accept. */
const accepted = new Set<string | null>();
/** How each document is answered; as a PDF by default. */
let documents: Readonly<Record<string, () => Response | Promise<Response>>> = {};

beforeEach(() => {
  saved.clear();
  accepted.clear();
  documents = {};
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob instanceof Blob ? blob : undefined;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made) saved.set(this.download, made);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show({
  list = invoices,
  subscriptions = () =>
    Response.json([subscriptionListItem({ title: 'Halo brush', subscriptionStartDate: '2026-01-01' })]),
  at = '2026',
  markets = {},
}: {
  list?: readonly Invoice[] | (() => Response);
  subscriptions?: () => Response;
  at?: string;
  markets?: Partial<MarketSwitches>;
} = {}) {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/invoice/list': list,
    '/api/subscriptions': subscriptions,
    '/api/user/details': sampleProfile({ firstName: 'Ada', lastName: 'Byron' }),
  };
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit = {}) => {
    const id = /invoices\/(.*)\/document/.exec(path)?.[1];
    if (id === undefined) {
      const answer = answers[path] ?? {};
      return typeof answer === 'function' ? answer() : Response.json(answer);
    }
    accepted.add(new Headers(headers).get('Accept'));
    return documents[decodeURIComponent(id)]?.() ?? new Response(`%PDF ${id}`);
  });
  await renderInShop(<BillingPage />, { session: signedInAnna, at: `/my-account/billing?year=${at}`, markets });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = async () => {
  await screen.findByRole('table');
  return screen.getAllByRole('row').map(readText);
};

it('has the invoices of the year, their sum in the currency of the site, and what is still to be paid', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-05T12:00:00') });
  await show();
  expect(await rows()).toEqual([
    'Date Invoice number Amount',
    '01/01/2026 I-1 Halo brush $1,234.50',
    '02/01/2026 =2 Halo brush -$5.00',
    '03/01/2026 I-3 Halo brush $20.00 $12.00 still to pay',
    'Total (CAD) $1,249.50',
    'Still to pay $12.00',
  ]);
  expect([...document.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Statement 2026');
  expect(await screen.findByText('Ada Byron · as of 04/05/2026')).toBeTruthy();
});

it('says nothing of what is owed if nothing is, and names no subscription that is not certain', async () => {
  await show({ at: '2025' });
  expect(await rows()).toEqual(['Date Invoice number Amount', '12/31/2025 I-0 $99.00', 'Total (CAD) $99.00']);
});

it('has the invoices without their subscriptions if these cannot be loaded', async () => {
  await show({ subscriptions: () => Response.json({}, { status: 400 }) });
  expect((await rows())[1]).toBe('01/01/2026 I-1 $1,234.50');
});

it('says why the invoices cannot be loaded, and loads them again on request', async () => {
  const answers = [Response.json({ status: 400, detail: 'Not today', messages: [] }, { status: 400 })];
  await show({ list: () => answers.shift() ?? Response.json(invoices) });
  await screen.findByText('Not today');
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  expect(await rows()).toHaveLength(6);
});

it('leads to the other years, and back to billing', async () => {
  await show();
  await screen.findByRole('table');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2026', '/my-account/billing?year=2026&language=en-CA'],
    ['2025', '/my-account/billing?year=2025&language=en-CA'],
    ['Billing', '/my-account/billing?language=en-CA'],
  ]);
});

it('says that a year has no invoice, and leads to those that have', async () => {
  await show({ at: '1999' });
  await screen.findByText('There are no invoices for 1999.');
  expect(screen.getByRole('link', { name: '2026' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is closed where billing is elsewhere', async () => {
  await show({ markets: { billing: 'elsewhere' } });
  await screen.findByText('This feature is no longer available here.');
  expect(screen.queryByRole('table')).toBeNull();
});

it('saves the invoices as CSV, with nothing that a spreadsheet runs', async () => {
  await show();
  await press('Invoices as CSV');
  const csv = await saved.get('Perennial 2026.csv')?.text();
  expect(csv?.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Date,Invoice number,Amount,Still to pay,Currency,State,Subscription',
    '2026-01-01,I-1,1234.50,0.00,CAD,settled,Halo brush',
    "2026-02-01,'=2,-5.00,0.00,CAD,credit note,Halo brush",
    '2026-03-01,I-3,20.00,12.00,CAD,open,Halo brush',
    '',
  ]);
});

it('prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await show();
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
});

describe('the documents of a year', () => {
  const names = async (name: string) => {
    const archive = saved.get(name);
    return archive ? Object.keys(unzipSync(new Uint8Array(await archive.arrayBuffer()))) : undefined;
  };
  const refuse = () => Response.json({ status: 404, detail: 'Not there', messages: [] }, { status: 404 });

  it('are one file', async () => {
    await show();
    await press('Download all documents');
    const words = await screen.findByText('Documents saved: 3');
    expectSigns(words.closest('.notice') as Element, ['check-circle']);
    expect([...accepted]).toEqual(['application/pdf']);
    expect(await names('Perennial 2026.zip')).toEqual([
      '2026-01-01 I-1.pdf',
      '2026-02-01 -2.pdf',
      '2026-03-01 I-3.pdf',
    ]);
    await userEvent.click(screen.getByRole('link', { name: '2025' }));
    await screen.findByRole('heading', { name: 'Statement 2025' });
    expect(screen.queryByText(/^Documents saved/)).toBeNull();
  });

  it('are without one that the file has no room for, which says so', async () => {
    const tooMuch = Object.assign(new Response('%PDF'), {
      arrayBuffer: async () => new ArrayBuffer(101 * 1024 * 1024),
    });
    documents = { 'I-1': () => tooMuch };
    await show();
    await press('Download all documents');
    expect(readText(await screen.findByRole('alert'))).toBe(
      'These documents are missing: 01/01/2026 , I-1: There is no room for it in the file. Load the missing documents',
    );
    expect(await names('Perennial 2026.zip')).toEqual(['2026-02-01 -2.pdf', '2026-03-01 I-3.pdf']);
  });

  it('are without those that cannot be read, which are named and can be loaded again', async () => {
    documents = { 'I-1': refuse };
    await show();
    await press('Download all documents');
    expect(readText(await screen.findByRole('alert'))).toBe(
      'These documents are missing: 01/01/2026 , I-1: Not there Load the missing documents',
    );
    expect(await names('Perennial 2026.zip')).toEqual(['2026-02-01 -2.pdf', '2026-03-01 I-3.pdf']);
    const held = Promise.withResolvers<Response>();
    documents = { 'I-1': () => held.promise };
    await press('Load the missing documents');
    await screen.findByText('Loaded: 0/1');
    held.resolve(new Response('%PDF'));
    await screen.findByText('Documents saved: 1');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await names('Perennial 2026 +.zip')).toEqual(['2026-01-01 I-1.pdf']);
  });

  it('are without one whose connection is lost on the way', async () => {
    const lost = new ReadableStream({ pull: (stream) => stream.error(new TypeError('lost')) });
    documents = { 'I-3': () => new Response(lost) };
    await show();
    await press('Download all documents');
    expect(readText(await screen.findByRole('alert'))).toContain(`I-3: ${textsFor('en-CA').errors['network.offline']}`);
    expect(await names('Perennial 2026.zip')).toEqual(['2026-01-01 I-1.pdf', '2026-02-01 -2.pdf']);
  });

  it('are counted while they are loaded, and nothing is saved of what was stopped', async () => {
    const held = Promise.withResolvers<Response>();
    documents = { 'I-1': () => held.promise, '=2': () => held.promise };
    await show();
    await press('Download all documents');
    await screen.findByText('Loaded: 0/3', { selector: '[role=status]' });
    const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Download all documents' });
    expect([progress.value, progress.max]).toEqual([0, 3]);
    await press('Stop');
    held.resolve(new Response('%PDF'));
    const words = await screen.findByText('Stopped. Nothing was saved.');
    expectSigns(words.closest('.notice') as Element, ['info']);
    expect(saved.size).toBe(0);
  });

  it('are not saved when the customer has left the page', async () => {
    const held = Promise.withResolvers<Response>();
    documents = { 'I-1': () => held.promise, '=2': () => held.promise };
    await show();
    await press('Download all documents');
    await screen.findByText('Loaded: 0/3');
    await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
    held.resolve(new Response('%PDF'));
    await screen.findByRole('heading', { name: 'Payments' });
    await act(async () => {});
    expect(saved.size).toBe(0);
  });

  it('give the focus to the button that takes the place of the pressed one, and take it from nothing else', async () => {
    const held = Promise.withResolvers<Response>();
    documents = { 'I-1': () => held.promise, '=2': () => held.promise };
    await show();
    await press('Download all documents');
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Stop' }));
    await press('Stop');
    held.resolve(new Response('%PDF'));
    await screen.findByText('Stopped. Nothing was saved.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download all documents' }));

    const next = Promise.withResolvers<Response>();
    documents = { 'I-1': () => next.promise };
    await press('Download all documents');
    const elsewhere = screen.getByRole('link', { name: 'Billing' });
    elsewhere.focus();
    next.resolve(new Response('%PDF'));
    await screen.findByText('Documents saved: 3');
    expect(document.activeElement).toBe(elsewhere);
  });

  it('say in a region that was there before what became of them', async () => {
    await show();
    await screen.findByRole('table');
    const regions = screen.getAllByRole('status');
    await press('Download all documents');
    const words = await screen.findByText('Documents saved: 3');
    expect(regions.some((region) => region.contains(words))).toBe(true);
  });

  it.each<[string, readonly Invoice[] | undefined, Partial<MarketSwitches>]>([
    ['in a market that hides them', undefined, { invoiceLink: 'hidden' }],
    ['without a single one', [invoice({ invoiceDate: '2026-01-01', pdfFileId: null, pdfFileUrl: null })], {}],
  ])('are not offered %s', async (_, list, markets) => {
    await show({ ...(list && { list }), markets });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Download all documents' })).toBeNull();
  });
});
