// @vitest-environment happy-dom
/** What a page of the account says while the shop has not answered (docs/rules/content.md#server-rendered-pages). */
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import BillingPage from './billing/billing-page.tsx';
import MyDataPage from './my-data/my-data-page.tsx';
import OverviewPage from './overview/overview-page.tsx';
import PaymentDetailsPage from './payment-details/payment-details-page.tsx';
import PersonalDetailsPage from './personal-details/personal-details-page.tsx';
import ReceiptsPage from './receipts/receipts-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each<[string, ComponentType, string, number]>([
  ['Hello Anna', OverviewPage, '/my-account/overview', 1],
  ['Billing', BillingPage, '/my-account/billing', 1],
  ['Statement 2026', BillingPage, '/my-account/billing?year=2026', 1],
  ['Payment details', PaymentDetailsPage, '/my-account/payment-details', 1],
  ['Personal details', PersonalDetailsPage, '/my-account/personal-details', 1],
  // The lists of the page, and the subscriptions that a deletion does not cancel.
  ['Data and logins', MyDataPage, '/my-account/my-data', 2],
  ['Your receipts', ReceiptsPage, '/my-account/receipts', 1],
])('the page "%s" says that it loads, below its heading', async (heading, Page, at, times) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const markets = { billing: 'here', paymentDetails: 'here', pastDue: 'on' } as const;
  await renderInShop(<Page />, { session: signedInAnna, markets, at });
  await screen.findByRole('heading', { level: 1, name: heading });
  const said = () => screen.getAllByRole('status').filter(({ textContent }) => textContent === 'Loading…');
  await waitFor(() => expect(said()).toHaveLength(times));
});
