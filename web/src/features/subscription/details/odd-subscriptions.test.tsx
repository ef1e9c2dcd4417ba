// @vitest-environment happy-dom
import { oddSubscriptions, toReadSubscription } from '@perennial/shared/examples/odd-subscriptions';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { SubscriptionDetails } from './subscription-details.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(oddSubscriptions)('shows a subscription with $what, and opens its sections', async (odd) => {
  const logged = vi.spyOn(console, 'error');
  vi.stubGlobal('fetch', async () => Response.json({ title: '', status: 503, messages: [] }, { status: 503 }));
  const subscription = { ...toReadSubscription(odd), content: null };
  await renderInShop(<SubscriptionDetails subscription={subscription} />, {
    session: signedInAnna,
    markets: { selfService: 'here' },
  });
  const { title } = subscription;
  screen.getByRole('heading', { level: 1, name: title || 'Subscription' });
  // The first of these tests loads the module of every section, which takes longer on a busy machine.
  for (const summary of document.querySelectorAll('.sections summary')) await userEvent.click(summary);
  await vi.waitFor(() => expect(document.querySelector('.form__skeleton-line')).toBeNull(), { timeout: 5_000 });
  screen.getByText('Terms and conditions');
  expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
  expect(logged).not.toHaveBeenCalled();
});

it('shows the HTML of the shop, which comes late, below everything that can be pressed', async () => {
  const subscription = { ...subscriptionDetails({ genericHtml: '<p>Rated 4.6</p>' }), content: null };
  await renderInShop(<SubscriptionDetails subscription={subscription} />);
  const html = await screen.findByText('Rated 4.6');
  for (const pressed of document.querySelectorAll('summary, button, a'))
    expect(pressed.compareDocumentPosition(html)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
