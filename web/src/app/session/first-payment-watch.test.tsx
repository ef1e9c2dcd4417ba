import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaymentBanner } from '../../features/account/layout/payment-banner.tsx';
import { OrderStatus } from '../../features/order-result/order-status.tsx';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { pendingActivity, settledActivity, stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import LateWatches from './late-watches.tsx';
import { FirstPaymentWatch, PaymentActivityWatch } from './payment-watch.tsx';

// @vitest-environment happy-dom

const active = { subscriptionNumber: 'S-1', status: 'Active' };
const pending = { subscriptionNumber: 'S-2', status: 'Pending' };
const remembered = { waiting: ['S-2'], known: ['S-1', 'S-2'], isClosed: false };

let activity: object;
let subscriptions: readonly object[];

beforeEach(() => {
  activity = pendingActivity;
  subscriptions = [active, pending];
  stubAnswers({
    '/api/user/payment-activity': () => Response.json(activity),
    '/api/subscriptions': () => Response.json(subscriptions),
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const watches = (
  <>
    <PaymentActivityWatch />
    <LateWatches />
    <FirstPaymentWatch />
  </>
);

/** Renders the watches, and lets a minute pass after the bank has decided. */
async function decide(list: readonly object[]): Promise<void> {
  vi.useFakeTimers();
  await renderInShop(watches, { session: signedInAnna });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(readStored('waitingSubscriptions')).toEqual(remembered);
  activity = settledActivity;
  subscriptions = list;
  await act(() => vi.advanceTimersByTimeAsync(31_000));
}

it('tells on any page that the bank has refused the first payment of an order', async () => {
  await decide([active]);
  const [told] = screen.getAllByText(/Your bank has not approved the first payment/, { selector: '.notification *' });
  expect(told?.closest('.notification')?.className).toContain('notification--danger');
});

it('tells it once, also if the customer has closed the message and the subscriptions change', async () => {
  await decide([active]);
  act(() => screen.getByRole('button', { name: 'Close this message' }).click());
  subscriptions = [{ ...active, status: 'Paused' }];
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  activity = { ...settledActivity, hasInvalidRecurringPaymentDetail: true };
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  // A customer who comes back to the tab loads the subscriptions again.
  act(() => void window.dispatchEvent(new Event('focus')));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText(/Your bank has not approved/)).toBeNull();
});

it('tells nothing over the page on a later day: the account tells it there', async () => {
  vi.useFakeTimers();
  writeStored('waitingSubscriptions', remembered);
  activity = settledActivity;
  subscriptions = [active];
  await renderInShop(watches, { session: signedInAnna });
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.queryByText(/Your bank has not approved/)).toBeNull();
  expect(readStored('waitingSubscriptions')).toEqual(remembered);
});

it('forgets a subscription that has started, without a word', async () => {
  await decide([active, { ...pending, status: 'Active' }]);
  expect(screen.queryByText(/Your bank has not approved/)).toBeNull();
  expect(readStored('waitingSubscriptions')).toBeUndefined();
});

it('tells in the account on a later day, until the customer closes it', async () => {
  writeStored('waitingSubscriptions', remembered);
  activity = settledActivity;
  subscriptions = [active];
  await renderInShop(<PaymentBanner />, { session: signedInAnna });
  await screen.findByText(/Your bank has not approved the first payment/);
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByText(/Your bank has not approved/)).toBeNull();
  expect(readStored('waitingSubscriptions')?.isClosed).toBe(true);
});

it('does not say on the thank-you page that a refused payment was successful', async () => {
  writeStored('waitingSubscriptions', { ...remembered, isClosed: true });
  activity = settledActivity;
  subscriptions = [active];
  await renderInShop(<OrderStatus paidNow />, { session: signedInAnna });
  await screen.findByText(/Your bank has not approved the first payment/);
  expect(screen.queryByText('The payment was successful.')).toBeNull();
});
