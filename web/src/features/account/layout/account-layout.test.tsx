// @vitest-environment happy-dom
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

/** The overview itself has the status of the payments, which the page of this test does not. */
it.each([
  ['billing', '/my-account/billing', 1],
  ['the page of a subscription', '/my-account/subscription-details/S1', 1],
  ['the overview', '/my-account/overview', 0],
] as const)('a refused payment method is told above %s as often as it should be', async (_, at, count) => {
  stubAnswers({
    '/api/user/payment-activity': { ...settledActivity, hasInvalidRecurringPaymentDetail: true },
    '/api/invoice/list': [],
  });
  await renderInShop(
    <Routes>
      <Route path="*" element={<AccountLayout />}>
        <Route path="*" element={<p>The page</p>} />
      </Route>
    </Routes>,
    { session: signedInAnna, at },
  );
  await screen.findByText('The page');
  await vi.waitFor(() => expect(screen.queryAllByText(PROBLEM)).toHaveLength(count));
});
