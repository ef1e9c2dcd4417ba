// @vitest-environment happy-dom
import { oddSubscriptions, toReadSubscription } from '@perennial/shared/examples/odd-subscriptions';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { recordConsoleErrors } from '../../../testing/console-errors.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { SubscriptionDetails } from './subscription-details-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(oddSubscriptions)('shows a subscription with $what, and opens its sections', async (odd) => {
  const logged = recordConsoleErrors();
  vi.stubGlobal('fetch', async () => Response.json({ title: '', status: 503, messages: [] }, { status: 503 }));
  const subscription = { ...toReadSubscription(odd), content: null };
  await renderInShop(<SubscriptionDetails subscription={subscription} />, {
    session: signedInAnna,
    markets: { selfService: 'here' },
  });
  const { title } = subscription;
  screen.getByRole('heading', { level: 1, name: title || 'Subscription' });
  // The first of these tests loads the module of every section, which takes longer on a busy machine.
  act(() => {
    for (const summary of document.querySelectorAll<HTMLElement>('.sections summary')) summary.click();
  });
  await vi.waitFor(() => expect(document.querySelector('.form__skeleton-line')).toBeNull(), { timeout: 5_000 });
  screen.getByText('Terms and conditions');
  expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
  expect(logged).toEqual([]);
});

it('shows the HTML of the shop, which comes late, below everything that can be pressed', async () => {
  const subscription = { ...subscriptionDetails({ genericHtml: '<p>Rated 4.6</p>' }), content: null };
  await renderInShop(<SubscriptionDetails subscription={subscription} />);
  const html = await screen.findByText('Rated 4.6');
  for (const pressed of document.querySelectorAll('summary, button, a'))
    expect(pressed.compareDocumentPosition(html)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
