// @vitest-environment happy-dom
import { devicePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { settledActivity, stubAnswers } from '../../../testing/answers.ts';
import { drawnIcons } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import SubscriptionCancelPage from '../cancel/subscription-cancel-page.tsx';
import SubscriptionPurchasePage from './subscription-purchase-page.tsx';
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

it('congratulates nobody before the server has confirmed the payment', async () => {
  stubAnswers({
    '/api/user/payment-activity': settledActivity,
    '/bff/subscriptions/': () => new Promise(() => {}),
  });
  await renderInShop(<SubscriptionThankYouPage />, { session: signedInAnna });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Checking your payment');
  expect(document.title).toMatch(/^Checking your payment/);
});

it('asks a customer not to pay again while the bank has not answered about a device that is being paid', async () => {
  await show(SubscriptionThankYouPage, null, { ...settledActivity, hasPaymentInProgress: true });
  await screen.findByText(/Your bank has not answered yet. .* please do not pay again\./);
  expect(drawnMark(['card'])).toEqual(['card']);
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

type Paid = {
  /** What the shop answers to the request of the page for the subscription, and for the activity of payments. */
  subscription: () => unknown;
  activity?: () => unknown;
};

const device = (status: Status) => ({
  ...subscriptionDetails({ ratePlans: [devicePlan({ status })], hidePayInFull: false }),
  content: null,
});

/** Opens the page after the one on which the device was paid: what that one knows is older than the payment. */
async function payAndOpen(shop: Paid): Promise<void> {
  let isPaid = false;
  stubAnswers({
    '/api/user/payment-activity': () => (isPaid && shop.activity ? shop.activity() : settledActivity),
    '/bff/subscriptions/S-1000001': () => (isPaid ? shop.subscription() : device(null)),
  });
  await renderInShop(
    <>
      <Link to="/thanks/S-1000001">Paid</Link>
      <Routes>
        <Route path="/thanks/:id" element={<SubscriptionThankYouPage />} />
        <Route path="/:id" element={<SubscriptionPurchasePage />} />
      </Routes>
    </>,
    { session: signedInAnna, markets: { selfService: 'here' }, at: '/S-1000001' },
  );
  await screen.findByRole('heading', { name: /^Pay in full/ });
  // What the page before asks for has been answered.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  isPaid = true;
  fireEvent.click(screen.getByRole('link', { name: 'Paid' }));
}

/** The icons of the message. */
const drawnMark = (icons: readonly IconName[]) =>
  drawnIcons(document.querySelector('.message') ?? document.body, icons);

const waits = () => screen.findByRole('heading', { name: 'Checking your payment' });

it('waits for the answer instead of showing what was known before the payment', async () => {
  const answered = Promise.withResolvers<unknown>();
  await payAndOpen({ subscription: () => answered.promise });
  await waits();
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  await waits();
  answered.resolve(device('PayInFull'));
  await screen.findByRole('heading', { name: 'Congratulations' });
});

it('waits for the activity of payments before it says that nothing was paid', async () => {
  const answered = Promise.withResolvers<unknown>();
  await payAndOpen({ subscription: () => device(null), activity: () => answered.promise });
  await waits();
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  await waits();
  answered.resolve(settledActivity);
  await screen.findByRole('heading', { name: 'There is nothing to show here' });
});

it('says that the result is not known if it cannot be read, and looks again at a press', async () => {
  const answered = Promise.withResolvers<unknown>();
  const shop: Paid = {
    subscription: () => Response.json({ title: '', status: 503, detail: 'Not now.', messages: [] }, { status: 503 }),
  };
  await payAndOpen(shop);
  await screen.findByRole('heading', { name: 'We do not know yet whether your payment went through' });
  screen.getByText('Not now.');
  shop.subscription = () => answered.promise;
  const again = () => screen.getByRole('button', { name: /^Try again/ });
  expect(again().getAttribute('aria-busy')).toBe('false');
  // Before the page would look again by itself.
  await act(async () => fireEvent.click(again()));
  expect(again().getAttribute('aria-busy')).toBe('true');
  answered.resolve(device('PayInFull'));
  await screen.findByRole('heading', { name: 'Congratulations' });
});

it.each([
  ['in a tab of its own', 'https://example.com/lume', ['https://example.com/lume', '_blank', 'noopener']],
  ['nowhere without an address', undefined, undefined],
])('leads to the registration of the product %s', async (_, value, link) => {
  const promoteApp = [
    { key: 'app_store', value: 'https://example.com/app' },
    ...(value ? [{ key: 'register', value }] : []),
  ];
  stubAnswers({
    '/api/user/payment-activity': settledActivity,
    '/bff/subscriptions/': { ...device('PayInFull'), content: { promoteApp } },
  });
  await renderInShop(<SubscriptionThankYouPage />, { session: signedInAnna });
  await screen.findByRole('heading', { name: 'Congratulations' });
  const icons = ['check-circle', ...(link ? (['external'] as const) : [])] as const;
  expect(drawnMark(icons)).toEqual(icons);
  expect(screen.queryByRole('img')).toBeNull();
  const found = screen.queryByRole('link', { name: /^Register your product/ });
  expect(found ? ['href', 'target', 'rel'].map((name) => found.getAttribute(name)) : undefined).toEqual(link);
  expect(screen.getByRole('link', { name: 'To my subscriptions' }).getAttribute('href')).toBe(
    '/my-account/overview?language=en-CA',
  );
});
