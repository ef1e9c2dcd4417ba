// @vitest-environment happy-dom
import type { AnalyticsSetup } from '@perennial/shared/analytics/analytics-setup';
import { MAX_EVENTS_PER_REQUEST, type TrackedEvent } from '@perennial/shared/analytics/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBus } from './bus.ts';
import { answerConsent } from './consent.ts';

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
  // What a bus of this test still holds is not for the next one.
  answerConsent(['analytics', 'ajax'], 'declined');
  hidePage();
  vi.useRealTimers();
  window.localStorage.clear();
  delete window.dataLayer;
});

describe('events for the BFF', () => {
  it('go together after a short time', () => {
    const tell = bus({});
    tell(removal);
    vi.advanceTimersByTime(1000);
    tell(bought);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([[removal, bought]]);
  });

  it('go at once when the page is left, and only once', () => {
    bus({})(removal);
    hidePage();
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([[removal]]);
  });

  it('are never more than the BFF takes', () => {
    const tell = bus({});
    for (let count = 0; count <= MAX_EVENTS_PER_REQUEST; count++) tell(removal);
    hidePage();
    expect(sent.map((batch) => batch.length)).toEqual([MAX_EVENTS_PER_REQUEST, 1]);
  });

  it('are lost without a word when nobody is reached', async () => {
    const tell = openBus({ adapters: ['bff'], consent: [], identifiers: {} }, () =>
      Promise.reject(new Error('offline')),
    );
    tell(removal);
    hidePage();
    await vi.advanceTimersByTimeAsync(0);
  });
});

describe('events for the data layer', () => {
  it('stand in it with their category and the hashed identifiers', () => {
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

  it('make none of it where only the BFF is told', () => {
    bus({})(removal);
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('a category that needs consent', () => {
  const waits = { adapters: ['bff', 'dataLayer'], consent: ['analytics'] } as const;

  it('waits for the answer, while the others go on', () => {
    const tell = bus(waits);
    tell(removal);
    tell(called);
    hidePage();
    expect(sent).toEqual([[called]]);
    expect(window.dataLayer).toHaveLength(1);
  });

  it('is told from the beginning once it is accepted', () => {
    const tell = bus(waits);
    tell(removal);
    answerConsent(['analytics'], 'accepted');
    tell(bought);
    hidePage();
    expect(sent).toEqual([[removal, bought]]);
  });

  it('is forgotten when it is declined, and told from then on when the person changes their mind', () => {
    const tell = bus(waits);
    tell(removal);
    answerConsent(['analytics'], 'declined');
    tell(removal);
    answerConsent(['analytics'], 'accepted');
    tell(bought);
    hidePage();
    expect(sent).toEqual([[bought]]);
  });

  it('is asked about anew when the operator adds another', () => {
    answerConsent(['analytics'], 'accepted');
    const tell = bus({ consent: ['analytics', 'ajax'] });
    tell(removal);
    hidePage();
    expect(sent).toEqual([]);
  });
});
