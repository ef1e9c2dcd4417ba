// @vitest-environment happy-dom
import { invoice } from '@perennial/shared/examples/payment';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { settledActivity, stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import AccountLayout from './account-layout.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PROBLEM = /^There seems to be a problem with your payment\./;

async function show(at: string): Promise<void> {
  await renderInShop(
    <Routes>
      <Route path="*" element={<AccountLayout />}>
        <Route path="*" element={<p>The page</p>} />
      </Route>
    </Routes>,
    { session: signedInAnna, at },
  );
}

/** The overview itself has the status of the payments, which the page of this test does not. Each page says what is past due. */
it.each([
  ['billing', '/my-account/billing', 1],
  ['the page of a subscription', '/my-account/subscription-details/S1', 1],
  ['the overview', '/my-account/overview', 0],
] as const)('a refused payment method is told above %s as often as it should be', async (_, at, count) => {
  stubAnswers({
    '/api/user/payment-activity': { ...settledActivity, hasInvalidRecurringPaymentDetail: true },
    '/api/invoice/list': [invoice({ balance: 12, hasBalance: true })],
  });
  await show(at);
  await screen.findByText('The page');
  await screen.findByText('(A payment is due)');
  await vi.waitFor(() => expect(screen.queryAllByText(PROBLEM)).toHaveLength(count));
  expect(screen.queryByText(/is past due/)).toBeNull();
});

it.each([
  ['are known', () => Response.json(settledActivity)],
  ['cannot be loaded', () => Response.json({ detail: 'Not now.', messages: [] }, { status: 400 })],
])('the page is busy until the payments %s, and requests the profile meanwhile', async (_, answer) => {
  const activity = Promise.withResolvers<Response>();
  const requests = stubAnswers({ '/api/user/payment-activity': () => activity.promise, '/api/invoice/list': [] });
  await show('/my-account/support');
  const isBusy = () => screen.getByText('The page').closest('[aria-busy="true"]') !== null;
  const isLoading = () => screen.queryByText('Loading…') !== null;
  expect([isBusy(), isLoading()]).toEqual([true, true]);
  await vi.waitFor(() => expect(requests).toContain('/api/user/details'));
  activity.resolve(answer());
  await vi.waitFor(() => expect([isBusy(), isLoading()]).toEqual([false, false]));
});
