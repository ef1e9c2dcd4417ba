// @vitest-environment happy-dom
import { invoice } from '@perennial/shared/examples/invoice';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { confirmedPayment } from '../../commerce/payment/confirmed-payment.ts';
import { writeStored } from '../../storage/browser-storage.ts';
import { pendingActivity, settledActivity, stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import PayNowSuccessfulPage from './pay-now-successful-page.tsx';

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

const answerNever = () => new Promise(() => {});

afterEach(() => {
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
  ['no success for an invoice with a balance', { balance: 29.99 }, 'We do not know yet what became of your payment'],
  ['nothing for an invoice that the customer does not have', { invoices: [] }, 'There is nothing to show here'],
  ['that it waits for the invoices', { invoices: answerNever }, 'Checking your payment'],
  ['that it waits for the payment', { balance: 29.99, activity: answerNever }, 'Checking your payment'],
])('shows %s', async (_, shown, heading) => {
  writeStored('paidInvoice', 'INV-1');
  await show(shown);
  await screen.findByRole('heading', { name: heading });
});

it('says to wait for the email while the bank has not decided, and leads to the account', async () => {
  writeStored('paidInvoice', 'INV-1');
  await show({ balance: 29.99, activity: pendingActivity });
  await screen.findByText(/please do not pay again/);
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
  const invoicesAsked = () => asked.filter((path) => path.endsWith('/api/invoice/list')).length;
  const again = await screen.findByRole('button', { name: /Try again/ });
  const before = invoicesAsked();
  await userEvent.setup().click(again);
  await vi.waitFor(() => expect(invoicesAsked()).toBeGreaterThan(before));
});

it.each<[string, Shown, string]>([
  ['success for a payment that the server has confirmed', {}, 'The payment was successful.'],
  ['that the bank has not decided about a confirmed payment', { activity: pendingActivity }, 'Checking your payment'],
  ['that it waits for the activity', { activity: answerNever }, 'Checking your payment'],
])('in another browser, shows %s', async (_, shown, heading) => {
  await show({ ...shown, confirmed: true });
  await screen.findByRole('heading', { name: heading });
});
