// @vitest-environment happy-dom

import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { devicePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import type { Subscription } from '../subscription.ts';
import SubscriptionPurchasePage from './subscription-purchase-page.tsx';

const tried = { ratePlans: [devicePlan()], hidePayInFull: false };

async function show(changes: Partial<Subscription>, markets: Partial<MarketSwitches>): Promise<string[]> {
  const asked: string[] = [];
  const subscription: Subscription = { ...subscriptionDetails(changes), content: null };
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.startsWith('/bff/subscriptions/')) return Response.json(subscription);
    return Response.json({ title: '', status: 503, detail: 'Not now.', messages: [] }, { status: 503 });
  });
  await renderInShop(<SubscriptionPurchasePage />, { session: signedInAnna, markets });
  return asked;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a market that sells elsewhere says so, and asks for no price', async () => {
  const asked = await show(tried, { selfService: 'elsewhere' });
  await screen.findByText('This feature is no longer available here.');
  expect(asked.filter((path) => path.includes('preview'))).toEqual([]);
});

it('a device that is not sold now is told, with the way back', async () => {
  await show({ ...tried, hidePayInFull: true }, { selfService: 'here' });
  await screen.findByText('This product cannot be paid in full at this time.');
  screen.getByRole('link', { name: 'Back to the subscription' });
});

it('a price that cannot be read can be asked for again', async () => {
  await show(tried, { selfService: 'here' });
  await screen.findByText('Not now.');
  screen.getByRole('button', { name: /^Try again/ });
});

it('what has been bought is told', async () => {
  await show({ ...tried, ratePlans: [devicePlan({ status: 'PayInFull' })] }, { selfService: 'here' });
  await screen.findByRole('heading', { name: 'This product has already been purchased!' });
});
