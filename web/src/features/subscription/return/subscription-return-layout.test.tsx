// @vitest-environment happy-dom
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import SubscriptionReturnLayout from './subscription-return-layout.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows a notice in a market where self-service is elsewhere', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...subscriptionDetails(), content: null }));
  await renderInShop(<SubscriptionReturnLayout />, { session: signedInAnna, markets: { selfService: 'elsewhere' } });
  await screen.findByText('This feature is no longer available here.');
});
