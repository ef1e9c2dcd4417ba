// @vitest-environment happy-dom
import { savedPaymentMethod } from '@perennial/shared/examples/payment';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import PaymentDetailsPage from './payment-details-page.tsx';

const payment = { date: '2030-04-15', names: ['Halo brush heads'], amount: null };

async function show(expiryDate: string) {
  stubAnswers({
    '/api/payment/methods': [],
    '/api/user/paymentprofile': savedPaymentMethod({ expiryDate }),
    '/api/subscriptions': [subscriptionListItem()],
    '/bff/coming-up': {
      days: [],
      sum: null,
      nextPayment: payment,
      expiringCard: { expiryDate, hasExpired: false, payment },
    },
  });
  await renderInShop(<PaymentDetailsPage />, {
    session: signedInAnna,
    at: '/my-account/payment-details',
    markets: { paymentDetails: 'here' },
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-03-10T12:00:00'), toFake: ['Date'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('names the payment that a card cannot pay, without a link to itself', async () => {
  await show('03/2030');
  const title = await screen.findByText('Your card expires 03/2030, before the payment on 04/15/2030.');
  expect(title.parentElement?.textContent).toMatch(/Halo brush heads *$/);
  expect(screen.queryByRole('link', { name: 'Change payment method' })).toBeNull();
});

it('asks for no payments of a card that is valid for long', async () => {
  await show('03/2031');
  await screen.findByText('Expires 03/2031');
  expect(screen.queryByText(/Your card/)).toBeNull();
});
