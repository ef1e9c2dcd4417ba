// @vitest-environment happy-dom

import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import useSWR from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../api/client.ts';
import { WAITS_MS } from '../../api/make-change.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { useMakeChange } from './use-make-change.ts';

const input = { params: { id: 'S-1' } };

function Postponing({ onOutcome, goesOn }: { onOutcome: (outcome: string) => void; goesOn: boolean }) {
  const { data } = useSWR<SubscriptionDetails>(['subscriptionPage', input], () => call('getSubscription', input));
  const { make, ...progress } = useMakeChange({ goesOnWhenLate: goesOn });
  const postpone = () =>
    make('postponeReplenishment', input).then(
      ({ outcome }) => onOutcome(outcome),
      () => onOutcome('failed'),
    );
  return (
    <>
      <p>{data ? `Ships on ${data.nextShipmentDate}` : 'Loading'}</p>
      <ChangeNotice progress={progress} />
      <button type="button" onClick={() => void postpone()}>
        Postpone
      </button>
    </>
  );
}

function Page(props: { onOutcome: (outcome: string) => void; goesOn: boolean }) {
  const [left, setLeft] = useState(false);
  return (
    <>
      {!left && <Postponing {...props} />}
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  );
}

const problem = (status: number) => Response.json({ title: '', status, detail: 'No.', messages: [] }, { status });

type Shop = {
  /** What the shop answers to the change. */
  answer?: () => Response;
  /** What it answers to a read instead of the subscription. */
  read?: () => Response | undefined;
  goesOn?: boolean;
};

/** Shows the page; `shop.isVisible` says whether reads have the change, `shop.reads` counts them. */
async function show({ answer = () => Response.json({}), read = () => undefined, goesOn = false }: Shop = {}) {
  const shop = { isVisible: false, reads: 0, changes: 0 };
  const outcomes: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/replenishments/S-1/postpone') {
      shop.changes += 1;
      return answer();
    }
    if (url !== '/api/subscriptions/S-1') return Response.json([]);
    shop.reads += 1;
    const nextShipmentDate = shop.isVisible ? '2026-06-01' : '2026-05-01';
    return (shop.changes > 0 ? read() : undefined) ?? Response.json(subscriptionDetails({ nextShipmentDate }));
  });
  await renderInShop(<Page onOutcome={(outcome) => outcomes.push(outcome)} goesOn={goesOn} />, {
    session: signedInAnna,
  });
  await pass(0);
  screen.getByText('Ships on 2026-05-01');
  return { shop, outcomes };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
const allPauses = WAITS_MS.reduce((sum, ms) => sum + ms, 0);

const SOON = 'Your change has been received. It will be visible in a moment.';
const LATE = /^Your change has been received, but it is not visible yet/;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is done at the first read that has the change', async () => {
  const { shop, outcomes } = await show({
    answer: () => {
      shop.isVisible = true;
      return Response.json({});
    },
  });
  await press('Postpone');
  expect(outcomes).toEqual(['visible']);
  screen.getByText('Ships on 2026-06-01');
  expect(shop.reads).toBe(2);
});

it('says that the change was taken, and asks again until it is visible', async () => {
  const { shop, outcomes } = await show();
  await press('Postpone');
  screen.getByText(SOON);
  await pass(1400);
  expect([outcomes, shop.changes]).toEqual([[], 1]);
  screen.getByText('Ships on 2026-05-01');
  shop.isVisible = true;
  await pass(100);
  expect(outcomes).toEqual(['visible']);
  screen.getByText('Ships on 2026-06-01');
  expect(screen.queryByText(SOON)).toBeNull();
});

it('stops asking after some seconds, and looks again when the customer wants it', async () => {
  const { shop, outcomes } = await show();
  await press('Postpone');
  await pass(allPauses);
  screen.getByText(LATE);
  const { reads } = shop;
  await pass(60_000);
  expect([shop.reads, outcomes]).toEqual([reads, []]);
  await press('Check again');
  screen.getByText(SOON);
  await pass(allPauses);
  shop.isVisible = true;
  await press('Check again');
  expect(outcomes).toEqual(['visible']);
  expect([screen.queryByText(LATE), shop.changes]).toEqual([null, 1]);
});

it('lets a flow go on when the change is late', async () => {
  const { outcomes } = await show({ goesOn: true });
  await press('Postpone');
  await pass(allPauses);
  expect(outcomes).toEqual(['late']);
});

it('finds a change whose response was lost, although it is visible later', async () => {
  const { shop, outcomes } = await show({ answer: () => problem(504) });
  await press('Postpone');
  screen.getByText('We are checking whether your change went through.');
  await pass(500);
  expect(outcomes).toEqual([]);
  shop.isVisible = true;
  await pass(1000);
  expect([outcomes, shop.changes]).toEqual([['visible'], 1]);
});

it('reports a lost response whose change does not become visible', async () => {
  const { outcomes } = await show({ answer: () => problem(504) });
  await press('Postpone');
  await pass(allPauses);
  expect(outcomes).toEqual(['failed']);
});

it('does not look for a change without a connection', async () => {
  const offline = () => {
    throw new TypeError('offline');
  };
  const { outcomes } = await show({ answer: offline, read: offline });
  await press('Postpone');
  expect(outcomes).toEqual(['failed']);
});

it('reads again after a refusal, because the data may be too old', async () => {
  const { shop, outcomes } = await show({
    answer: () => {
      shop.isVisible = true;
      return problem(400);
    },
  });
  await press('Postpone');
  expect(outcomes).toEqual(['failed']);
  screen.getByText('Ships on 2026-06-01');
});

it('waits while the shop is overloaded, and not while it refuses to show the data', async () => {
  let status = 503;
  const { shop, outcomes } = await show({ read: () => (status === 200 ? undefined : problem(status)) });
  await press('Postpone');
  await pass(500);
  expect(outcomes).toEqual([]);
  status = 403;
  await pass(1000);
  expect(outcomes).toEqual(['unreadable']);
  expect(shop.isVisible).toBe(false);
});

it('ends when the customer leaves the page', async () => {
  const { shop, outcomes } = await show();
  await press('Postpone');
  await press('Leave');
  await pass(500);
  expect(outcomes).toEqual(['left']);
  const { reads } = shop;
  await pass(allPauses);
  expect(shop.reads).toBe(reads);
});

it('ends a late change when the customer leaves the page', async () => {
  const { outcomes } = await show();
  await press('Postpone');
  await pass(allPauses);
  await press('Leave');
  expect(outcomes).toEqual(['left']);
});
