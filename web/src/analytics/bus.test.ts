// @vitest-environment happy-dom
import { MAX_EVENTS_PER_REQUEST, type TrackedEvent } from '@perennial/shared/analytics/events';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBus } from './bus.ts';
import { setConsentAnswer } from './consent.ts';
import { consentSlot } from './consent-slot.ts';

const removal: TrackedEvent = { name: 'cart_item:remove', details: { bundle: 'a' } };
const bought: TrackedEvent = { name: 'order_placed', details: { orderNumber: 'O1' } };
const called: TrackedEvent = { name: 'api_call', details: { name: 'getProfile', status: 200, milliseconds: 12 } };
const sold: TrackedEvent = {
  name: 'subscription_conversion',
  details: { name: 'a', quantity: 1, ctn: 'A-1', price: 9.5, frequency: 3 },
};

let sent: (readonly TrackedEvent[])[];

function bus(setup: Partial<Parameters<typeof openBus>[0]>) {
  return openBus({ adapters: ['bff'], asked: [], identifiers: {}, ...setup }, async (events) => {
    sent.push(events);
  });
}

function answer(given: 'accepted' | 'declined'): void {
  setConsentAnswer({ asked: ['measurement'], accepted: given === 'accepted' ? ['measurement'] : [] });
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
  answer('declined');
  hidePage();
  vi.useRealTimers();
  window.localStorage.clear();
  delete window.dataLayer;
});

// A bus waits for the visitor's answer for as long as the page is open. Tests of other files get modules without one.
afterAll(() => vi.resetModules());

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

  it.each([
    ['hidden', [[removal]]],
    ['visible', []],
  ] as const)('sends events when the page becomes hidden, not when it is shown again: %s', (state, expected) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    bus({})(removal);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toEqual(expected);
    vi.restoreAllMocks();
  });

  it('begins a new delay after the page was left and restored', () => {
    const send = bus({});
    send(removal);
    vi.advanceTimersByTime(1500);
    hidePage();
    send(bought);
    vi.advanceTimersByTime(1999);
    expect(sent).toEqual([[removal]]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([[removal], [bought]]);
  });

  it('never sends more events in a batch than the BFF accepts', () => {
    const send = bus({});
    for (let count = 0; count <= MAX_EVENTS_PER_REQUEST; count++) send(removal);
    hidePage();
    expect(sent.map((batch) => batch.length)).toEqual([MAX_EVENTS_PER_REQUEST, 1]);
  });

  it('drops events without an error when the BFF cannot be reached', async () => {
    const send = openBus({ adapters: ['bff'], asked: [], identifiers: {} }, () => Promise.reject(new Error('offline')));
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
  const waits = { adapters: ['bff', 'dataLayer'], asked: ['measurement'] } as const;

  it('wait for the answer while other events are sent', () => {
    const send = bus(waits);
    send(removal);
    send(called);
    send(sold);
    hidePage();
    expect(sent).toEqual([[sold]]);
    expect(window.dataLayer).toHaveLength(1);
  });

  it('are sent from the first one when the visitor accepts', () => {
    const send = bus(waits);
    send(removal);
    answer('accepted');
    send(bought);
    hidePage();
    expect(sent).toEqual([[removal, bought]]);
  });

  it('are dropped when the visitor declines, and sent again after the visitor accepts', () => {
    const send = bus(waits);
    send(removal);
    answer('declined');
    send(removal);
    answer('accepted');
    send(bought);
    hidePage();
    expect(sent).toEqual([[bought]]);
  });

  it('wait up to 200; further ones are dropped', () => {
    const send = bus(waits);
    for (let count = 0; count <= 200; count++) send(removal);
    answer('accepted');
    hidePage();
    expect(sent.flat()).toHaveLength(200);
  });

  it('need an answer for their own purpose', () => {
    const send = bus({ asked: ['measurement', 'marketing'] });
    send(sold);
    answer('accepted');
    send(removal);
    hidePage();
    expect(sent).toEqual([[removal]]);
    setConsentAnswer({ asked: ['measurement', 'marketing'], accepted: ['marketing'] });
    hidePage();
    expect(sent).toEqual([[removal], [sold]]);
  });

  it('show the question before the first of them', async () => {
    vi.resetModules();
    const { consentSlot } = await import('./consent-slot.ts');
    const fresh = await import('./bus.ts');
    expect(consentSlot.get().isOffered).toBe(false);
    fresh.openBus({ ...waits, identifiers: {} }, async () => undefined);
    expect(consentSlot.get().isOffered).toBe(true);
  });
});

describe('a browser that asks not to be tracked', () => {
  it('is not one that says it does not ask for it', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: false });
    bus({})(removal);
    hidePage();
    expect(sent).toEqual([[removal]]);
    vi.unstubAllGlobals();
  });

  it.each([
    ['scripts', { globalPrivacyControl: true }, false],
    ['only the server', {}, true],
  ])(
    'and tells %s sends no event, wherever consent is asked for and whatever was answered',
    (_, browser, isOptedOut) => {
      vi.stubGlobal('navigator', browser);
      consentSlot.set({ isOptedOut });
      answer('accepted');
      bus({ asked: [] })(removal);
      bus({ asked: ['measurement', 'marketing'] })(bought);
      hidePage();
      expect(sent).toEqual([]);
      expect(consentSlot.get().isOffered).toBe(false);
      consentSlot.set({ isOptedOut: false });
      vi.unstubAllGlobals();
    },
  );
});
