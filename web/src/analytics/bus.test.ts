// @vitest-environment happy-dom
import type { AnalyticsSetup } from '@perennial/shared/analytics/analytics-setup';
import { MAX_EVENTS_PER_REQUEST, type TrackedEvent } from '@perennial/shared/analytics/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBus } from './bus.ts';
import { setConsentAnswer } from './consent.ts';

const removal: TrackedEvent = { name: 'cart_item:remove', details: { bundle: 'a' } };
const bought: TrackedEvent = { name: 'order_placed', details: { orderNumber: 'O1' } };
const called: TrackedEvent = { name: 'api_call', details: { name: 'getProfile', status: 200, milliseconds: 12 } };

let sent: (readonly TrackedEvent[])[];

function bus(setup: Partial<AnalyticsSetup>) {
  return openBus({ adapters: ['bff'], consent: [], identifiers: {}, ...setup }, async (events) => {
    sent.push(events);
  });
}

function hidePage(): void {
  window.dispatchEvent(new Event('pagehide'));
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => {
  // Sends what the bus of this test still holds, so that the next test starts empty.
  setConsentAnswer(['analytics', 'ajax'], 'declined');
  hidePage();
  vi.useRealTimers();
  window.localStorage.clear();
  delete window.dataLayer;
});

describe('BFF adapter', () => {
  it('sends events together after a short delay', () => {
    const send = bus({});
    send(removal);
    vi.advanceTimersByTime(1000);
    send(bought);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([[removal, bought]]);
  });

  it('sends events once and at once when the page is left', () => {
    bus({})(removal);
    hidePage();
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([[removal]]);
  });

  it('never sends more events in a batch than the BFF accepts', () => {
    const send = bus({});
    for (let count = 0; count <= MAX_EVENTS_PER_REQUEST; count++) send(removal);
    hidePage();
    expect(sent.map((batch) => batch.length)).toEqual([MAX_EVENTS_PER_REQUEST, 1]);
  });

  it('drops events without an error when the BFF cannot be reached', async () => {
    const send = openBus({ adapters: ['bff'], consent: [], identifiers: {} }, () =>
      Promise.reject(new Error('offline')),
    );
    send(removal);
    hidePage();
    await vi.advanceTimersByTimeAsync(0);
  });
});

describe('data layer adapter', () => {
  it('pushes events with their category and the hashed identifiers', () => {
    bus({ adapters: ['dataLayer'], identifiers: { hashedEmail: 'e', hashedUserId: 'u' } })(removal);
    expect(window.dataLayer).toEqual([
      {
        event: 'cart_item:remove',
        category: 'analytics',
        details: { bundle: 'a' },
        hashedEmail: 'e',
        hashedUserId: 'u',
      },
    ]);
    expect(sent).toEqual([]);
  });

  it('creates no data layer when only the BFF adapter is configured', () => {
    bus({})(removal);
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('events that need consent', () => {
  const waits = { adapters: ['bff', 'dataLayer'], consent: ['analytics'] } as const;

  it('wait for the answer while other events are sent', () => {
    const send = bus(waits);
    send(removal);
    send(called);
    hidePage();
    expect(sent).toEqual([[called]]);
    expect(window.dataLayer).toHaveLength(1);
  });

  it('are sent from the first one when the visitor accepts', () => {
    const send = bus(waits);
    send(removal);
    setConsentAnswer(['analytics'], 'accepted');
    send(bought);
    hidePage();
    expect(sent).toEqual([[removal, bought]]);
  });

  it('are dropped when the visitor declines, and sent again after the visitor accepts', () => {
    const send = bus(waits);
    send(removal);
    setConsentAnswer(['analytics'], 'declined');
    send(removal);
    setConsentAnswer(['analytics'], 'accepted');
    send(bought);
    hidePage();
    expect(sent).toEqual([[bought]]);
  });

  it('need a new answer when the operator adds a category', () => {
    setConsentAnswer(['analytics'], 'accepted');
    const send = bus({ consent: ['analytics', 'ajax'] });
    send(removal);
    hidePage();
    expect(sent).toEqual([]);
  });
});
