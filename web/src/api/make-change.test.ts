// @vitest-environment happy-dom
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { unstable_serialize } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMakeChange, type Waiting } from './make-change.ts';

const input = { params: { id: 'S-1' } };
const key = ['subscriptionPage', input] as const;
const stale = ['subscriptionPage', 'getSubscriptions', 'comingUp'];

/** The cache of a page, which has the subscription. */
const cache = new Map<string, { data: unknown }>();
/** What is loaded again, and what the page said when it asked for the subscription alone. */
let loaded: (string | undefined)[];
let asked: (Waiting | undefined)[];
let waiting: Waiting | undefined;
let isVisible: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({}));
  cache.set(unstable_serialize(key), { data: subscriptionDetails({ nextShipmentDate: '2026-05-01' }) });
  loaded = [];
  asked = [];
  waiting = undefined;
  isVisible = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function mutate(target: unknown): Promise<undefined> {
  if (typeof target === 'function') loaded.push(stale.find((name) => target([name, {}])));
  else if (Array.isArray(target)) {
    asked.push(waiting);
    const nextShipmentDate = isVisible ? '2026-06-01' : '2026-05-01';
    cache.set(unstable_serialize(key), { data: subscriptionDetails({ nextShipmentDate }) });
  }
}

/** Postpones a delivery; `look` is a press of the customer who looks again. */
function postpone() {
  const { promise, resolve: look } = Promise.withResolvers<void>();
  const make = createMakeChange(
    { cache, mutate: mutate as never },
    {
      isShown: () => true,
      showWaiting: (what) => {
        waiting = what;
      },
      untilLookedAgain: () => promise,
    },
  );
  return { look, done: make('postponeReplenishment', input) };
}

it('when a change has become visible, all that it makes stale is loaded once more: it was as late', async () => {
  const { done } = postpone();
  await vi.advanceTimersByTimeAsync(400);
  expect([loaded, asked]).toEqual([stale, []]);
  isVisible = true;
  await vi.advanceTimersByTimeAsync(100);
  expect(await done).toMatchObject({ outcome: 'visible' });
  expect(loaded).toEqual([...stale, ...stale]);
});

it('the page says that a change is late until the customer looks again, and then that it is on its way', async () => {
  const { done, look } = postpone();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waiting).toBe('late');
  expect(asked).toEqual(['soon', 'soon', 'soon', 'soon', 'soon']);
  isVisible = true;
  look();
  await done;
  expect(asked.slice(5)).toEqual(['soon']);
  expect(waiting).toBeUndefined();
});
