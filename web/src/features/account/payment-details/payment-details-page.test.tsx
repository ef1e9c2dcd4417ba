// @vitest-environment happy-dom
import { savedPaymentMethod } from '@perennial/shared/examples/payment';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import PaymentDetailsPage from './payment-details-page.tsx';

const payment = { date: '2030-04-15', names: ['Halo brush heads'], amount: null };

type Shop = { expiryDate?: string; hasExpired?: boolean; subscriptions?: number; saved?: unknown };

/** Returns the paths that were requested. */
async function show({ expiryDate = '03/2030', hasExpired = false, subscriptions = 1, saved }: Shop) {
  const requests = stubAnswers({
    '/api/payment/methods': [],
    '/api/user/paymentprofile': saved ?? savedPaymentMethod({ expiryDate }),
    '/api/subscriptions': Array.from({ length: subscriptions }, (_, index) =>
      subscriptionListItem({ subscriptionNumber: `S-${index}` }),
    ),
    '/bff/coming-up': {
      days: [],
      sum: null,
      nextPayment: payment,
      expiringCard: { expiryDate, hasExpired, payment },
    },
  });
  await renderInShop(<PaymentDetailsPage />, {
    session: signedInAnna,
    at: '/my-account/payment-details',
    markets: { paymentDetails: 'here' },
  });
  return requests;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-03-10T12:00:00'), toFake: ['Date'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ENDS = 'Your card expires 03/2030, before the payment on 04/15/2030.';

it('names the payment that a card cannot pay, without a link to itself', async () => {
  await show({});
  const title = await screen.findByText(ENDS);
  expect(title.parentElement?.textContent).toMatch(/Halo brush heads *$/);
  expect(screen.queryByRole('link', { name: 'Change payment method' })).toBeNull();
});

it('names the payment that a card cannot pay any more', async () => {
  await show({ expiryDate: '02/2030', hasExpired: true });
  await screen.findByText('Your card expired 02/2030. A payment is planned for 04/15/2030.');
});

it('asks for the payments of twelve subscriptions, and of more for none', async () => {
  await show({ subscriptions: 12 });
  await screen.findByText(ENDS);
  cleanup();

  const requests = await show({ subscriptions: 13 });
  await vi.waitFor(() => expect(requests).toContain('/api/subscriptions'));
  await act(async () => {});
  expect(requests).not.toContain('/bff/coming-up');
});

it('asks for no payments of a card that is valid for long', async () => {
  await show({ expiryDate: '03/2031' });
  await screen.findByText('Expires 03/2031');
  expect(screen.queryByText(/Your card/)).toBeNull();
});

it('asks for the saved method again when the customer comes back to the tab, and not for all that are offered', async () => {
  const requests = await show({});
  const asked = (call: string) => requests.filter((path) => path === call).length;
  await vi.waitFor(() => expect(asked('/api/payment/methods')).toBe(1));
  vi.setSystemTime(new Date('2030-03-10T12:01:00'));
  act(() => void window.dispatchEvent(new Event('focus')));
  await vi.waitFor(() => expect(asked('/api/user/paymentprofile')).toBe(2));
  expect(asked('/api/payment/methods')).toBe(1);
});

it('says why the saved method cannot be loaded, loads it again on request, and lets it be changed meanwhile', async () => {
  const refused = Response.json({ status: 400, detail: 'Not today', messages: [] }, { status: 400 });
  const answers = [refused, Response.json(savedPaymentMethod())];
  await show({ saved: () => answers.shift() });
  await screen.findByText('Not today');
  screen.getByRole('button', { name: 'Change payment method' });
  fireEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await screen.findByText('Visa ending 1111');
  expect(screen.queryByText('Not today')).toBeNull();
});
