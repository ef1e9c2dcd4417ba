// @vitest-environment happy-dom
import { invoice } from '@perennial/shared/examples/invoice';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { writeStored } from '../../storage/browser-storage.ts';
import { pendingActivity, settledActivity, stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import PayNowSuccessfulPage from './pay-now-successful-page.tsx';

async function show(balance: number, activity = settledActivity): Promise<void> {
  stubAnswers({
    '/api/invoice/list': [invoice({ invoiceId: 'INV-1', balance, hasBalance: balance !== 0 })],
    '/api/user/payment-activity': activity,
  });
  await renderInShop(<PayNowSuccessfulPage />, { session: signedInAnna });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('shows nothing without a payment, and leads to the account', async () => {
  await show(0);
  await screen.findByRole('heading', { name: 'There is nothing to show here' });
  expect(screen.queryByText('The payment was successful.')).toBeNull();
});

it.each([
  ['success for an invoice without a balance', 0, settledActivity, 'The payment was successful.'],
  ['that the bank has not decided', 29.99, pendingActivity, 'Checking your payment'],
  [
    'no success for an invoice with a balance',
    29.99,
    settledActivity,
    'We do not know yet what became of your payment',
  ],
])('shows %s', async (_, balance, activity, heading) => {
  writeStored('paidInvoice', 'INV-1');
  await show(balance, activity);
  await screen.findByRole('heading', { name: heading });
});
