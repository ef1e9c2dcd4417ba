// @vitest-environment happy-dom
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import type { Subscription } from '../use-subscription.ts';
import SubscriptionPurchasePage from './subscription-purchase-page.tsx';

const tried = { ratePlans: [devicePlan()], hidePayInFull: false };

async function show(changes: Partial<Subscription>, markets: Partial<MarketSwitches>): Promise<string[]> {
  const requests: string[] = [];
  const subscription: Subscription = { ...subscriptionDetails(changes), content: null };
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    if (path.startsWith('/bff/subscriptions/')) return Response.json(subscription);
    return Response.json({ title: '', status: 503, detail: 'Not now.', messages: [] }, { status: 503 });
  });
  await renderInShop(<SubscriptionPurchasePage />, { session: signedInAnna, markets });
  return requests;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows a notice and requests no price in a market where self-service is elsewhere', async () => {
  const requests = await show(tried, { selfService: 'elsewhere' });
  await screen.findByText('This feature is no longer available here.');
  expect(requests.filter((path) => path.includes('preview'))).toEqual([]);
});

const comesBack = returnDetails({ returnStatus: 'Returning' });
const bothComeBack = returnInfoDetails({ tryBuyReturnDetails: comesBack, replenishmentReturnDetails: comesBack });

it.each<[string, Partial<Subscription>]>([
  ['is not sold now', { hidePayInFull: true }],
  ['is on its way back with its parts', { ratePlans: [devicePlan(), ratePlan()], returnInfoDetails: bothComeBack }],
])('shows a message and a link back for a device that %s', async (_, changes) => {
  await show({ ...tried, ...changes }, { selfService: 'here' });
  const reason = await screen.findByText('This product cannot be paid in full at this time.');
  expect(reason.closest('[role=status]')).not.toBeNull();
  screen.getByRole('link', { name: 'Back to the subscription' });
});

it('offers a retry if the price cannot be loaded', async () => {
  await show(tried, { selfService: 'here' });
  await screen.findByText('Not now.');
  screen.getByRole('button', { name: /^Try again/ });
});

it('shows a message for a device that was paid in full', async () => {
  await show({ ...tried, ratePlans: [devicePlan({ status: 'PayInFull' })] }, { selfService: 'here' });
  await screen.findByRole('heading', { name: 'This product has already been purchased!' });
});
