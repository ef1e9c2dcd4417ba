// @vitest-environment happy-dom
import { invoice } from '@perennial/shared/examples/payment';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirmedPayment } from '../../commerce/payment/payment-progress.ts';
import { writeStored } from '../../storage/browser-storage.ts';
import { settledActivity, stubAnswers } from '../../testing/answers.ts';
import { expectSigns } from '../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import PayNowSuccessfulPage from './pay-now-successful-page.tsx';

/** The bank has not decided about an invoice; the first payment of an order is another matter. */
const pendingActivity = { ...settledActivity, hasPaymentInProgress: true };
const pendingOrder = { ...settledActivity, hasInitialPaymentInProgress: true };

type Shown = { balance?: number; activity?: unknown; invoices?: unknown; confirmed?: boolean };

async function show({
  balance = 0,
  activity = settledActivity,
  invoices = [invoice({ invoiceId: 'INV-1', balance, hasBalance: balance !== 0 })],
  confirmed = false,
}: Shown): Promise<string[]> {
  const asked = stubAnswers({ '/api/invoice/list': invoices, '/api/user/payment-activity': activity });
  await renderInShop(
    <Routes>
      <Route path="*" element={<PayNowSuccessfulPage />} />
    </Routes>,
    { session: signedInAnna, at: { pathname: '/pay-now-successful', state: confirmed ? confirmedPayment : null } },
  );
  return asked;
}

/** Longer than all pauses between two requests. */
const passPauses = async () => {
  for (let second = 0; second < 10; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
};

const answerNever = () => new Promise(() => {});

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('shows nothing without a payment, and leads to the account', async () => {
  await show({});
  await screen.findByRole('heading', { name: 'There is nothing to show here' });
  expect(screen.queryByText('The payment was successful.')).toBeNull();
});

it.each<[string, Shown, string]>([
  ['success for an invoice without a balance', {}, 'The payment was successful.'],
  ['that the bank has not decided', { balance: 29.99, activity: pendingActivity }, 'Checking your payment'],
  [
    'no success for an invoice with a balance',
    { balance: 29.99 },
    'We do not know yet whether your payment went through',
  ],
  [
    'no bank that decides about an order',
    { balance: 29.99, activity: pendingOrder },
    'We do not know yet whether your payment went through',
  ],
  ['nothing for an invoice that the customer does not have', { invoices: [] }, 'There is nothing to show here'],
  ['that it waits for the invoices', { invoices: answerNever }, 'Checking your payment'],
  ['that it waits for the payment', { balance: 29.99, activity: answerNever }, 'Checking your payment'],
])('shows %s', async (_, shown, heading) => {
  writeStored('paidInvoice', 'INV-1');
  await show(shown);
  await passPauses();
  await screen.findByRole('heading', { name: heading });
});

it('waits while the shop shows the old balance, and never calls the payment unknown meanwhile', async () => {
  writeStored('paidInvoice', 'INV-1');
  const isLate = { value: true };
  const asked = await show({
    invoices: () => {
      const balance = isLate.value ? 29.99 : 0;
      return Response.json([invoice({ invoiceId: 'INV-1', balance, hasBalance: balance !== 0 })]);
    },
  });
  await screen.findByRole('heading', { name: 'Checking your payment' });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  screen.getByRole('heading', { name: 'Checking your payment' });
  isLate.value = false;
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await screen.findByRole('heading', { name: 'The payment was successful.' });
  expectSigns(document.body, ['check']);
  const count = asked.length;
  await passPauses();
  expect(asked).toHaveLength(count);
});

it('says to wait for the email while the bank has not decided, and leads to the account', async () => {
  writeStored('paidInvoice', 'INV-1');
  await show({ balance: 29.99, activity: pendingActivity });
  await screen.findByText(/please do not pay again/);
  expectSigns(document.body, ['card']);
  expect(screen.getByRole('link', { name: 'Back to payment details' }).getAttribute('href')).toBe(
    '/my-account?language=en-CA',
  );
});

it.each<[string, Shown]>([
  ['the invoice still has a balance', { balance: 29.99 }],
  ['the invoices cannot be read', { invoices: () => Response.json({ title: '', status: 503 }, { status: 503 }) }],
])('looks again on request if %s', async (_, shown) => {
  writeStored('paidInvoice', 'INV-1');
  const asked = await show(shown);
  await passPauses();
  const invoicesAsked = () => asked.filter((path) => path.endsWith('/api/invoice/list')).length;
  const again = await screen.findByRole('button', { name: /Try again/ });
  const before = invoicesAsked();
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(again);
  await vi.waitFor(() => expect(invoicesAsked()).toBeGreaterThan(before));
  await passPauses();
  // The button is a new one.
  const heading = await screen.findByRole('heading', { level: 1, name: /^We do not know yet/ });
  expect([heading, screen.getByRole('button', { name: /Try again/ })]).toContain(document.activeElement);
});

it('is busy while it looks again', async () => {
  writeStored('paidInvoice', 'INV-1');
  let answer: () => unknown = () => Response.json({ title: '', status: 503 }, { status: 503 });
  await show({ invoices: () => answer() });
  await passPauses();
  const again = await screen.findByRole('button', { name: /Try again/ });
  answer = answerNever;
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(again);
  expect(again.getAttribute('aria-busy')).toBe('true');
});

it.each<[string, Shown, string]>([
  ['success for a payment that the server has confirmed', {}, 'The payment was successful.'],
  ['success although the bank decides about an order', { activity: pendingOrder }, 'The payment was successful.'],
  ['that the bank has not decided about a confirmed payment', { activity: pendingActivity }, 'Checking your payment'],
  ['that it waits for the activity', { activity: answerNever }, 'Checking your payment'],
])('in another browser, shows %s', async (_, shown, heading) => {
  await show({ ...shown, confirmed: true });
  await screen.findByRole('heading', { name: heading });
});
