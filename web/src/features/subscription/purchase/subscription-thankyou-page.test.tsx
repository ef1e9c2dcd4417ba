// @vitest-environment happy-dom
import { devicePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { settledActivity, stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import SubscriptionCancelPage from '../cancel/subscription-cancel-page.tsx';
import SubscriptionThankYouPage from './subscription-thankyou-page.tsx';

type Status = 'PayInFull' | 'Cancel' | null;

async function show(Page: () => React.ReactNode, status: Status, activity = settledActivity): Promise<void> {
  const subscription = subscriptionDetails({ ratePlans: [devicePlan({ status })], isCancelled: false });
  stubAnswers({
    '/api/user/payment-activity': activity,
    '/bff/subscriptions/': { ...subscription, content: null },
  });
  await renderInShop(<Page />, { session: signedInAnna });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['is paid in full', 'PayInFull', settledActivity, 'Congratulations'],
  ['is not paid', null, settledActivity, 'There is nothing to show here'],
] as const)('shows what the server reports about a device that %s', async (_, status, activity, heading) => {
  await show(SubscriptionThankYouPage, status, activity);
  await screen.findByRole('heading', { name: heading });
});

it('asks a customer not to pay again while the bank has not answered about a device that is being paid', async () => {
  await show(SubscriptionThankYouPage, null, { ...settledActivity, hasPaymentInProgress: true });
  await screen.findByText(/Your bank has not answered yet. .* please do not pay again\./);
  expect(screen.getByRole('link', { name: 'To my subscriptions' }).getAttribute('href')).toMatch(
    /^\/my-account\/overview/,
  );
});

it.each([
  ['is cancelled', 'Cancel', 'Sad to see you go'],
  ['runs', null, 'There is nothing to show here'],
] as const)('shows what the server reports about a subscription that %s', async (_, status, heading) => {
  await show(SubscriptionCancelPage, status);
  await screen.findByRole('heading', { name: heading });
});
