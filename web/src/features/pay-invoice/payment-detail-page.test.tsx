// @vitest-environment happy-dom
import { invoice } from '@perennial/shared/examples/payment';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { settledActivity, stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleProfile } from '../../testing/sample-profile.ts';
import PaymentDetailPage from './payment-detail-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['here', 29.99, '/my-account/billing'],
  ['here', 0, '/my-account/billing'],
  ['elsewhere', 29.99, '/my-account/overview'],
  ['elsewhere', 0, '/my-account/overview'],
] as const)('with billing %s and a balance of %d, the way back is %s', async (billing, balance, path) => {
  stubAnswers({
    '/api/invoice/list': [invoice({ invoiceId: 'INV-1', balance, hasBalance: balance !== 0 })],
    '/api/user/payment-activity': settledActivity,
    '/api/user/details': sampleProfile(),
    '/api/payment/methods': [],
  });
  await renderInShop(
    <Routes>
      <Route path="/my-account/subscription-payment-detail/:id" element={<PaymentDetailPage />} />
    </Routes>,
    { session: signedInAnna, at: '/my-account/subscription-payment-detail/INV-1', markets: { billing, pastDue: 'on' } },
  );
  const [back] = await screen.findAllByRole('link');
  expect(back?.getAttribute('href')).toBe(`${path}?language=en-CA`);
});
