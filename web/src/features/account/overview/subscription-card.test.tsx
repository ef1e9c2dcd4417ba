// @vitest-environment happy-dom
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { readAloud } from '../../../testing/read-aloud.ts';
import { SubscriptionCard } from './subscription-card.tsx';

beforeEach(() => void stubAnswers({}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(changes: Parameters<typeof subscriptionListItem>[0]): Promise<HTMLElement> {
  await renderInShop(
    <SubscriptionCard
      subscription={subscriptionListItem(changes)}
      dismissedTips={{ ids: [], dismiss: () => undefined }}
    />,
    { session: signedInAnna },
  );
  return screen.getByRole('article');
}

it('says of a subscription that is being created only that', async () => {
  expect(readAloud(await show({ status: 'Draft' }))).toEqual([
    'heading 3 "Halo sonic toothbrush"',
    'status',
    '  Pending subscription: subscription is being created',
    '  This takes a moment. The page updates automatically.',
  ]);
});

it('has no list without charges and tips', async () => {
  const card = await show({ quarterlyTotalCharge: null });
  expect(within(card).queryByRole('list')).toBeNull();
});
