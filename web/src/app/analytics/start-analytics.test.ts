import type { TrackedEvent } from '@perennial/shared/analytics/events';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const setup = { adapters: ['bff'], consent: [], identifiers: {} } as const;

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
