// @vitest-environment happy-dom
/** What the overview says of the subscription that was cancelled just before (docs/rules/cancel-and-return.md#after-the-reasons). */
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toCancelledState } from '../../../commerce/subscriptions/just-cancelled.ts';
import { renderInShop, type ShopOptions, signedInAnna } from '../../../testing/in-shop.tsx';
import { readAloud } from '../../../testing/read-aloud.ts';
import JustCancelledCard from './just-cancelled-card.tsx';

const filters = subscriptionListItem({
  subscriptionNumber: 'S-2',
  title: 'Aura rental',
  image: '/filters.svg',
  bundleName: 'aura-filters',
  tryBuyCancellationDate: '2026-01-31',
  replenishmentCancellationDate: '2026-03-15',
});

async function show(number: string, charged?: string, options: ShopOptions = {}): Promise<string[]> {
  const { container } = await renderInShop(
    <JustCancelledCard
      state={toCancelledState({ number, product: 'Aura filters', ...(charged && { charged }) })}
      subscriptions={[subscriptionListItem(), filters]}
    />,
    { session: signedInAnna, ...options },
  );
  return readAloud(container)
    .map((line) => line.trim())
    .slice(0, -2);
}

afterEach(cleanup);

const details = 'link "Subscription details" (to /my-account/subscription-details/S-2?language=en-CA)';

it('says since when, what is still charged, and how to order it again', async () => {
  expect(
    await show('S-2', '$37.45 will be charged.', { markets: { ordering: 'open', selfService: 'elsewhere' } }),
  ).toEqual([
    'region "Cancelled: Aura filters"',
    'heading 2 "Cancelled: Aura filters"',
    'Cancellation confirmed on March 15, 2026',
    '$37.45 will be charged.',
    details,
    'link "Restart subscription" (to /checkout?bundle=aura-filters&language=en-CA)',
  ]);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/filters.svg');
});

it('says nothing of a charge that is not known, and leads to no checkout where nothing can be ordered', async () => {
  expect(await show('S-2', undefined, { markets: { ordering: 'closed', selfService: 'here' } })).toEqual([
    'region "Cancelled: Aura filters"',
    'heading 2 "Cancelled: Aura filters"',
    'Cancellation confirmed on March 15, 2026',
    details,
  ]);
});

it('is missing for a subscription that is not in the list', async () => {
  await show('S-9');
  expect(screen.queryByRole('heading')).toBeNull();
});
