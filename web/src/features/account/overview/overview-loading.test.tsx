// @vitest-environment happy-dom
/** What the overview shows before its parts are known, and if they cannot be loaded (docs/rules/account.md#overview). */
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { invoice } from '@perennial/shared/examples/payment';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import OverviewPage from './overview-page.tsx';

const halo = subscriptionListItem({ subscriptionNumber: 'S-1', title: 'Halo' });
const owed = invoice({ invoiceDate: '2026-02-01', balance: 12, hasBalance: true });

const refuse = () => Response.json({ status: 400, detail: 'Not today', messages: [] }, { status: 400 });

type Answers = { readonly subscriptions?: unknown; readonly invoices?: unknown };

/** Returns the paths that were requested. An answer can be a function that returns a promise. */
async function open({ subscriptions = [halo], invoices = [owed] }: Answers, markets: Partial<MarketSwitches> = {}) {
  const requests = stubAnswers({
    '/api/subscriptions': subscriptions,
    '/api/invoice/list': invoices,
    '/bff/coming-up': { days: [], sum: null, nextPayment: null },
  });
  await renderInShop(<OverviewPage />, { session: signedInAnna, markets, at: '/my-account/overview' });
  return requests;
}

const card = () => screen.queryByRole('heading', { level: 3, name: 'Halo' }) !== null;
const panel = () => screen.queryByText('$12.00 is past due') !== null;
const loading = () => screen.queryByText('Loading…', { selector: '[role=status]' }) !== null;

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['subscriptions', 'invoices'] as const)('shows all parts at once if the %s come last', async (last) => {
  const held = Promise.withResolvers<unknown>();
  const requests = await open({ [last]: () => held.promise });
  await waitFor(() => expect(requests).toEqual(expect.arrayContaining(['/api/subscriptions', '/api/invoice/list'])));
  await act(async () => {});
  expect([loading(), card(), panel()]).toEqual([true, false, false]);
  held.resolve(last === 'subscriptions' ? [halo] : [owed]);
  await waitFor(() => expect([loading(), card(), panel()]).toEqual([false, true, true]));
});

it('does not wait for the invoices where past-due payments are switched off, and does not say that they failed', async () => {
  const held = Promise.withResolvers<Response>();
  await open({ invoices: () => held.promise }, { pastDue: 'off' });
  await waitFor(() => expect([loading(), card()]).toEqual([false, true]));
  await act(async () => held.resolve(refuse()));
  expect(screen.queryByText('Not today')).toBeNull();
});

it('says why the subscriptions cannot be loaded, and loads them again on request', async () => {
  const answers = [refuse(), Response.json([halo])];
  await open({ subscriptions: () => answers.shift() });
  await screen.findByText('Not today');
  expect([loading(), panel()]).toEqual([false, true]);
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await waitFor(() => expect([card(), screen.queryByText('Not today')]).toEqual([true, null]));
});

it('looks every five seconds whether a subscription has been created, and no more when it has', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let list = [halo, subscriptionListItem({ subscriptionNumber: 'S-2', title: 'Arc', status: 'Draft' })];
  const requests = await open({ subscriptions: () => list });
  const asked = () => requests.filter((path) => path === '/api/subscriptions').length;
  await screen.findByText('Pending subscription: subscription is being created');
  expect(asked()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(asked()).toBe(2);
  list = [halo, subscriptionListItem({ subscriptionNumber: 'S-2', title: 'Arc' })];
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(asked()).toBe(3);
  expect(screen.queryByText(/^Pending subscription/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked()).toBe(3);
});

it.each([
  ['pl-pl', ['https://example.com/manage']],
  ['en-ca', []],
] as const)('says that rentals have moved where they have: %s', async (culture, links) => {
  stubAnswers({ '/api/subscriptions': [halo], '/api/invoice/list': [] });
  await renderInShop(<OverviewPage />, { session: signedInAnna, culture, at: '/my-account/overview' });
  await waitFor(() => expect(card()).toBe(true));
  expect(screen.queryAllByText('Your air purifier rental is now managed on another site.')).toHaveLength(links.length);
  const manage = screen.queryAllByRole('link', { name: 'Manage Subscription' });
  expect(manage.map((link) => link.getAttribute('href'))).toEqual(links);
});
