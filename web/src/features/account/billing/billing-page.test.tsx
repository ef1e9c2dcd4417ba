// @vitest-environment happy-dom
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { invoice } from '@perennial/shared/examples/payment';
import type { Invoice } from '@perennial/shared/models/invoice';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import BillingPage from './billing-page.tsx';

const owed = invoice({ invoiceId: 'I-2', invoiceDate: '2026-03-01', balance: 12, hasBalance: true });
const paid = invoice({ invoiceId: 'I-1', invoiceDate: '2026-02-01' });

/** The number of rows on screen after each commit. */
const rowsOfCommits: number[] = [];

async function show(invoices: readonly Invoice[], markets: Partial<MarketSwitches> = {}) {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path === '/api/invoice/list' ? invoices : {}));
  rowsOfCommits.length = 0;
  await renderInShop(
    <Profiler id="billing" onRender={() => rowsOfCommits.push(document.querySelectorAll('.billing__row').length)}>
      <BillingPage />
    </Profiler>,
    { session: signedInAnna, markets },
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('BillingPage', () => {
  it('lists past-due invoices first, each invoice with its date, price and file', async () => {
    await show([paid, owed]);
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(titles).toEqual(['To be paid', 'Paid']);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('03/01/2026');
    expect(rows[1]).toContain('02/01/2026');
    expect(rows[1]).toContain('$90.39');
    expect(screen.getAllByRole('button', { name: /^Invoice/ })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Pay now' })).toHaveLength(1);
  });

  it('groups many invoices by year, opens the newest year, and shows more of it on request', async () => {
    const invoices = Array.from({ length: 60 }, (_, index) =>
      invoice({ invoiceId: `I-${index}`, invoiceDate: `${index < 30 ? 2026 : 2025}-01-${10 + (index % 20)}` }),
    );
    await show(invoices);
    await waitFor(() => expect(rowsOfCommits.at(-1)).toBe(24));
    const years = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(years).toEqual(['2026 (30)', '2025 (30)']);
    expect(screen.getAllByRole('listitem')).toHaveLength(24);
    expect(rowsOfCommits.find((rows) => rows > 0)).toBe(12);
    await userEvent.click(screen.getByRole('button', { name: 'Show 6 more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(30));
  });

  it('links to support for a customer without invoices', async () => {
    await show([]);
    expect(await screen.findByText(/your billing has not been synchronized yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Need help?' })).toBeTruthy();
  });

  it('has no invoice files in a market that hides them', async () => {
    await show([paid], { invoiceLink: 'hidden' });
    expect(await screen.findByText('02/01/2026')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no "Pay now" in a market that has past-due payments switched off', async () => {
    await show([owed], { pastDue: 'off' });
    expect(await screen.findByRole('heading', { name: 'To be paid' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });

  it('shows a notice instead of invoices in a market where billing is elsewhere', async () => {
    await show([paid], { billing: 'elsewhere' });
    expect(screen.getByText('This feature is no longer available here.')).toBeTruthy();
    expect(screen.queryByText('02/01/2026')).toBeNull();
  });
});
