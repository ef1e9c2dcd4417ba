// @vitest-environment happy-dom
import { discountedTotal } from '@perennial/shared/examples/charge';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { GoodsTrack, TrackStep } from '@perennial/shared/models/coming-up';
import { cleanup, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { readText } from '../../../testing/page-steps.ts';
import { readAloud } from '../../../testing/read-aloud.ts';
import { SubscriptionCard } from './subscription-card.tsx';

beforeEach(() => void stubAnswers({}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Tracks = ComponentProps<typeof SubscriptionCard>['tracks'];

async function show(changes: Parameters<typeof subscriptionListItem>[0], tracks?: Tracks): Promise<HTMLElement> {
  await renderInShop(
    <SubscriptionCard
      subscription={subscriptionListItem(changes)}
      dismissedTips={{ ids: [], dismiss: () => undefined }}
      tracks={tracks}
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

it.each<[string, Parameters<typeof subscriptionListItem>[0], Parameters<typeof expectSigns>[1]]>([
  ['runs', {}, ['arrow-right']],
  ['is being created', { status: 'Draft' }, ['info']],
  ['is paused', { status: 'Paused' }, ['pause', 'arrow-right']],
  [
    'is on its way back',
    { tryBuyReturnInfo: { returnStatus: 'Returning', returnCreatedDate: null } },
    ['truck', 'arrow-right'],
  ],
])('shows by its signs and its picture what a subscription is that %s', async (_, changes, signs) => {
  const card = await show({ image: '/halo.svg', ...changes });
  expectSigns(card, signs);
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/halo.svg');
});

it('has no list without charges and tips', async () => {
  const card = await show({ quarterlyTotalCharge: null });
  expect(within(card).queryByRole('list')).toBeNull();
});

it('says the price with its discount, and what it would be without, in this order', async () => {
  const card = await show({ quarterlyTotalCharge: discountedTotal() });
  const price = within(card)
    .getAllByRole('listitem')
    .map((item) => readText(item))
    .find((text) => text.includes('14.99'));
  expect(price).toMatch(/^Before \$14\.99 now \$11\.99 \/ 3 months/);
});

describe('the goods of a subscription', () => {
  const line = (card: HTMLElement) => card.querySelector('.subscription-card__goods');
  const step = (name: TrackStep['name'], state: TrackStep['state'], date: string | null = null) => ({
    name,
    state,
    date,
  });
  const track = { names: ['Halo brush heads'], number: null, url: null };
  const prepared: GoodsTrack = {
    ...track,
    kind: 'parcel',
    steps: [step('prepared', 'current'), step('sent', 'waiting')],
  };
  const sent: GoodsTrack = {
    ...track,
    kind: 'parcel',
    number: 'PN-1',
    url: 'https://example.com/PN-1',
    steps: [step('prepared', 'done'), step('sent', 'current')],
  };
  const back: GoodsTrack = {
    ...track,
    kind: 'return',
    steps: [step('requested', 'done', '2026-03-02'), step('onItsWay', 'current'), step('received', 'waiting')],
  };

  it.each<[string, Tracks, string]>([
    ['have their place before the answer', undefined, ''],
    ['are not sent yet', [], 'no tracking number yet'],
    ['are prepared', [sent, prepared], 'one parcel: In preparation'],
    ['were sent', [sent], 'one parcel: Sent'],
    ['go back', [back], 'On its way to us'],
    ['are asked for', [{ ...back, steps: back.steps.slice(0, 1) }], 'Return requested on 03/02/2026'],
    ['are in several parcels', [sent, sent], '2 parcels'],
    ['are not known', null, ''],
  ])('%s', async (_, tracks, text) => {
    const found = line(await show({}, tracks));
    expect(found && readText(found)).toBe(text);
  });

  it('have no line for a subscription that has ended', async () => {
    expect(line(await show({ status: 'InActive' }, [sent]))).toBeNull();
  });
});
