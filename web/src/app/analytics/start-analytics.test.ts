import type { TrackedEvent } from '@perennial/shared/analytics/events';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

const setup = { analytics: { adapters: ['bff'], identifiers: {} }, consentPurposes: [] } as const;

let received: TrackedEvent[];
let load: (bus: object) => void;

beforeEach(() => {
  vi.resetModules();
  received = [];
  const bus = new Promise<object>((resolve) => {
    load = resolve;
  });
  vi.doMock('../../analytics/bus.ts', () => bus);
});

afterEach(() => vi.unstubAllGlobals());

afterAll(() => {
  vi.doUnmock('../../analytics/bus.ts');
  vi.resetModules();
});

it('keeps the events of the time before the bus has loaded, in their order', async () => {
  const { track } = await import('../../analytics/track.ts');
  const { startAnalytics } = await import('./start-analytics.ts');
  startAnalytics(setup);
  track('sign_in:start', {});
  track('cart_item:remove', { bundle: 'a' });
  load({ openBus: () => (event: TrackedEvent) => received.push(event) });
  await vi.waitFor(() => expect(received).toHaveLength(2));
  track('sign_out:start', {});
  expect(received.map(({ name }) => name)).toEqual(['sign_in:start', 'cart_item:remove', 'sign_out:start']);
});

it('reports calls, and each way to the identity provider', async () => {
  const { apiObserver } = await import('../../api/observer.ts');
  const { startAnalytics } = await import('./start-analytics.ts');
  startAnalytics(setup);
  load({ openBus: () => (event: TrackedEvent) => received.push(event) });
  apiObserver()?.callEnded('getProfile', 200, 12);
  for (const step of ['sign_in', 'sign_up', 'sign_out'] as const) apiObserver()?.leaving(step);
  await vi.waitFor(() => expect(received).toHaveLength(4));
  expect(received).toEqual([
    { name: 'api_call', details: { name: 'getProfile', status: 200, milliseconds: 12 } },
    { name: 'sign_in:start', details: {} },
    { name: 'sign_up:start', details: {} },
    { name: 'sign_out:start', details: {} },
  ]);
});

it('sends events to the BFF, even from a page that is being left', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(null));
  vi.stubGlobal('fetch', fetched);
  const { track } = await import('../../analytics/track.ts');
  const { startAnalytics } = await import('./start-analytics.ts');
  startAnalytics(setup);
  load({
    openBus: (_: unknown, send: (events: readonly TrackedEvent[]) => void) => (event: TrackedEvent) => send([event]),
  });
  track('sign_in:start', {});
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(fetched.mock.calls[0]?.[0]).toBe('/bff/events');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    keepalive: true,
    body: '{"events":[{"name":"sign_in:start","details":{}}]}',
  });
});

it('keeps no event and observes nothing without a configured adapter', async () => {
  const { setEventReceiver, track } = await import('../../analytics/track.ts');
  const { apiObserver } = await import('../../api/observer.ts');
  const { startAnalytics } = await import('./start-analytics.ts');
  track('sign_in:start', {});
  startAnalytics({ consentPurposes: [] });
  track('sign_out:start', {});
  setEventReceiver((event) => received.push(event));
  expect(received).toEqual([]);
  expect(apiObserver()).toBeUndefined();
});
