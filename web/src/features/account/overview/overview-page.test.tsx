// @vitest-environment happy-dom
import { invoice } from '@perennial/shared/examples/invoice';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { Invoice } from '@perennial/shared/models/invoice';
import type { SessionState } from '@perennial/shared/models/session';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import OverviewPage from './overview-page.tsx';

type Shop = {
  subscriptions?: readonly SubscriptionListItem[];
  invoices?: readonly Invoice[];
  paymentInProgress?: boolean;
};

/** Shows the overview of somebody of whom the shop API tells this. */
async function show(shop: Shop, session: SessionState = signedInAnna) {
  const { subscriptions = [subscriptionListItem()], invoices = [], paymentInProgress = false } = shop;
  const answers: Readonly<Record<string, unknown>> = {
    '/api/subscriptions': subscriptions,
    '/api/invoice/list': invoices,
    '/api/user/payment-activity': {
      hasPaymentInProgress: paymentInProgress,
      hasInvalidRecurringPaymentDetail: false,
      hasInitialPaymentInProgress: false,
    },
  };
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[address]));
  await renderInShop(<OverviewPage />, { session, at: '/my-account/overview' });
  await screen.findByText(subscriptions[0]?.title ?? /You have no subscriptions/);
}

const owed = [
  invoice({ invoiceId: 'I-2', invoiceDate: '2026-03-01', balance: 0.2, hasBalance: true }),
  invoice({ invoiceId: 'I-1', invoiceDate: '2026-02-01', balance: 0.1, hasBalance: true }),
];

const ended = subscriptionListItem({
  status: 'InActive',
  replenishmentRatePlanName: 'Halo brush heads',
  replenishmentCancellationDate: '2026-03-01',
});

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('who has no subscription', () => {
  it('is told so', async () => {
    await show({ subscriptions: [] });
  });
});

describe('who owes something', () => {
  it('is told how much since when, and pays the oldest invoice first', async () => {
    await show({ invoices: owed });
    expect(await screen.findByText('$0.30 is past due')).toBeTruthy();
    expect(screen.getByText(/the oldest since 02\/01\/2026/)).toBeTruthy();
    const payNow = screen.getByRole('link', { name: 'Pay now' });
    expect(payNow.getAttribute('href')).toBe('/my-account/subscription-payment-detail/I-1?language=en-CA');
  });

  it('waits with paying while another payment is in progress, and reads why', async () => {
    await show({ invoices: owed, paymentInProgress: true });
    const payNow = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay now' });
    expect(payNow.disabled).toBe(true);
    const reason = document.getElementById(payNow.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('This option is disabled as we are processing your latest payment');
  });

  it.each([
    ['admin', 1],
    ['user', 0],
  ] as const)('has the balance beside the active subscriptions for the role %s: %s', async (role, times) => {
    await show({ invoices: owed }, { ...signedInAnna, role });
    await screen.findByText('$0.30 is past due');
    expect(screen.queryAllByText('Balance: -$0.30')).toHaveLength(times);
  });
});

describe('a device that can be paid in full', () => {
  it('says where the market has that elsewhere, in place of leading there', async () => {
    await show({ subscriptions: [subscriptionListItem({ ableToPayInFull: true })] });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay in full now' }).disabled).toBe(true);
    expect(screen.getByText('This feature is no longer available here.')).toBeTruthy();
  });
});

describe('a tip about what has ended', () => {
  const tip = 'Your Halo brush heads has been successfully cancelled.';

  it('is gone for good once it was closed, and the focus stays on its card', async () => {
    const person = userEvent.setup();
    await show({ subscriptions: [ended] });
    expect(screen.getByText(tip)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText(tip)).toBeNull();
    expect(document.activeElement?.textContent).toBe(ended.title);
    cleanup();

    await show({ subscriptions: [ended] });
    expect(screen.queryByText(tip)).toBeNull();
  });
});
