import { HEARTBEAT_MS } from '@perennial/shared/event-stream';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noMetrics } from '../metrics/metrics.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import { CustomerEvents } from './customer-events.ts';
import { createLocalBus } from './event-bus.ts';
import { EventStreams } from './event-streams.ts';

const MINUTE_MS = 60_000;
const resting = {
  hasPaymentInProgress: false,
  hasInitialPaymentInProgress: false,
  hasInvalidRecurringPaymentDetail: false,
};

let open: number;
let sent: string[];
let ended: string[];
let bus: ReturnType<typeof createLocalBus>;
let events: CustomerEvents;
let streams: EventStreams;
/** Whom the shop API was asked with. */
let askedWith: string[];
let ask: () => Promise<object>;

/** The browser of a sign-in. `found` is what the store has of it at the next look. */
function browserOf(id: string, person = 'ada') {
  const signIn = {
    id,
    email: `${person}@example.com`,
    userId: person,
    role: 'user',
    firstName: person,
    createdAt: Date.now(),
    lastActiveAt: Date.now(),
  } as unknown as SignIn;
  const state: { found: SignIn | undefined | Error } = { found: signIn };
  const leaving = new AbortController();
  const request = {
    clientAborted: leaving.signal,
    id,
    visitor: {
      signIn: async () => signIn,
      readAgain: async () => {
        if (state.found instanceof Error) throw state.found;
        return state.found;
      },
    },
  } as unknown as FastifyRequest;
  const stream = streams.open(request, signIn);
  let text = '';
  stream.body.setEncoding('utf8');
  const read = () => {
    stream.body.on('data', (part) => {
      text += part;
    });
  };
  return {
    signIn,
    request,
    state,
    stream,
    read,
    leave: () => {
      leaving.abort();
      stream.body.destroy();
    },
    /** Its events as `name data`. */
    told: () => [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, name, data]) => `${name} ${data}`),
    beats: () => text.split('\n\n').filter((block) => block === ':').length,
  };
}

function listen(id: string, person?: string) {
  const browser = browserOf(id, person);
  browser.read();
  return browser;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  open = 0;
  sent = [];
  ended = [];
  askedWith = [];
  ask = async () => resting;
  bus = createLocalBus();
  events = new CustomerEvents(bus, ['a-secret-for-tests-that-is-long-enough']);
  const metrics = {
    ...noMetrics,
    eventStreamsOpen: (count: number) => {
      open = count;
    },
    eventSent: (name: string) => sent.push(name),
    eventStreamEnded: (reason: string) => ended.push(reason),
  };
  // The BFF reads nothing else of a call.
  const call = (async (request: FastifyRequest) => {
    askedWith.push(request.id);
    return ask();
  }) as never;
  streams = new EventStreams({ shop: { call }, events, bus, metrics, most: 4 });
});
afterEach(() => {
  streams.end();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a heartbeat', () => {
  test('comes every 15 seconds while the customer is signed in', async () => {
    const browser = listen('s-1');
    await pass(HEARTBEAT_MS - 1);
    expect(browser.beats()).toBe(0);
    await pass(1);
    expect(browser.beats()).toBe(1);
    await pass(HEARTBEAT_MS);
    expect([browser.beats(), browser.told()]).toEqual([2, ['open {}']]);
  });

  test('finds a sign-in that has ended, says so, and ends the stream', async () => {
    const browser = listen('s-1');
    browser.state.found = undefined;
    await pass(HEARTBEAT_MS);
    expect(browser.told()).toEqual(['open {}', 'session "ended"']);
    expect([ended, open]).toEqual([['session-ended'], 0]);
    await pass(10 * MINUTE_MS);
    expect(browser.beats()).toBe(0);
  });

  test('tells that the end of the session has moved, once for each time', async () => {
    const browser = listen('s-1');
    browser.state.found = { ...browser.signIn, lastActiveAt: Date.now() + MINUTE_MS };
    await pass(3 * HEARTBEAT_MS);
    expect(browser.told()).toEqual(['open {}', 'session "changed"']);
    browser.state.found = { ...browser.signIn, renewalFailedAt: Date.now() };
    await pass(HEARTBEAT_MS);
    expect(browser.told()).toHaveLength(3);
  });

  test('ends a stream whose sign-in cannot be looked at', async () => {
    const browser = listen('s-1');
    browser.state.found = new Error('the store is away');
    await pass(HEARTBEAT_MS);
    expect([browser.told(), ended]).toEqual([['open {}'], ['store']]);
  });
});

describe('a stream ends', () => {
  test('after eight to ten minutes, not at the same moment as others', async () => {
    const random = vi.spyOn(Math, 'random');
    random.mockReturnValue(0);
    listen('s-1');
    random.mockReturnValue(1);
    listen('s-2');
    random.mockRestore();
    await pass(8 * MINUTE_MS - 1);
    expect(open).toBe(2);
    await pass(1);
    expect(open).toBe(1);
    await pass(2 * MINUTE_MS);
    expect([open, ended]).toEqual([0, ['renewed', 'renewed']]);
  });

  test('when its browser leaves, and the shop API is asked no more', async () => {
    ask = async () => ({ ...resting, hasPaymentInProgress: true });
    const browser = listen('s-1');
    await pass(3000);
    const asked = askedWith.length;
    expect(asked).toBeGreaterThan(2);
    browser.leave();
    await pass(MINUTE_MS);
    expect([askedWith.length, ended, open]).toEqual([asked, ['left'], 0]);
  });

  test('if its browser does not read what it is sent', async () => {
    const browser = browserOf('s-1');
    await pass(0);
    for (let change = 0; change < 2000; change += 1) await events.noteChange(listenElsewhere, 'pauseReplenishment');
    expect(ended).toEqual(['unread']);
    expect(browser.stream.body.readableLength).toBeLessThan(20_000);
  });

  test('with the instance, like all others', async () => {
    const browsers = [listen('s-1'), listen('s-2', 'bea')];
    streams.end();
    await pass(0);
    expect([open, ended]).toEqual([0, ['stopped', 'stopped']]);
    for (const { stream } of browsers) expect(stream.body.readableEnded).toBe(true);
  });
});

/** A change by another sign-in of Ada. */
const listenElsewhere = {
  visitor: { signIn: async () => ({ id: 's-9', userId: 'ada', email: 'ada@example.com' }) as unknown as SignIn },
} as unknown as FastifyRequest;

describe('the shop API', () => {
  test('is asked with another browser when the one that it was asked with leaves meanwhile', async () => {
    const answered = Promise.withResolvers<object>();
    const first = listen('s-1');
    await pass(0);
    ask = () => answered.promise;
    const second = listen('s-2');
    await pass(0);
    expect(askedWith).toEqual(['s-1', 's-1']);
    ask = async () => ({ ...resting, hasPaymentInProgress: true });
    first.leave();
    answered.reject(new Error('cancelled'));
    await pass(0);
    expect(askedWith).toEqual(['s-1', 's-1', 's-2']);
    expect(second.told()).toContain('stale ["getPaymentActivity"]');
  });

  test('is asked with no sign-in that has ended', async () => {
    const first = listen('s-1');
    await pass(0);
    first.state.found = undefined;
    listen('s-2');
    await pass(0);
    expect(askedWith).toEqual(['s-1', 's-2']);
    expect(first.told()).toEqual(['open {}', 'session "ended"']);
  });

  test('that does not answer keeps no browser from hearing of other things', async () => {
    ask = async () => {
      throw new Error('away');
    };
    const browser = listen('s-1');
    await pass(0);
    await events.noteChange(listenElsewhere, 'updateOptIn');
    await pass(0);
    expect(browser.told()).toEqual(['open {}', 'stale ["getProfile"]']);
  });
});

test('the end of a sign-in is told at once, and to no other browser', async () => {
  const [laptop, phone] = [listen('s-1'), listen('s-2')];
  await pass(0);
  events.noteEnd(laptop.signIn.id);
  await pass(0);
  expect(laptop.told()).toEqual(['open {}', 'session "ended"']);
  expect([phone.told(), open]).toEqual([['open {}'], 1]);
});

test('an instance has no more streams than it is allowed, and counts what it tells', async () => {
  for (const id of ['s-1', 's-2', 's-3']) listen(id);
  await pass(0);
  expect([streams.isFull, open, sent]).toEqual([false, 3, ['open', 'open', 'open']]);
  listen('s-4');
  expect(streams.isFull).toBe(true);
});

describe('a change', () => {
  test('that makes nothing stale and begins no payment is told to nobody', async () => {
    const browser = listen('s-1');
    await pass(0);
    const published = vi.spyOn(bus, 'publish');
    await events.noteChange(listenElsewhere, 'setLanguage');
    expect(published).not.toHaveBeenCalled();
    expect(browser.told()).toEqual(['open {}']);
  });

  test('that begins a payment makes the shop API be asked, also for the browser that has made it', async () => {
    const browser = listen('s-1');
    await pass(0);
    ask = async () => ({ ...resting, hasPaymentInProgress: true });
    await events.noteChange(browser.request, 'submitOrder');
    await pass(0);
    expect(browser.told()).toEqual(['open {}', 'stale ["getPaymentActivity"]']);
  });

  test('of a visitor whom the store does not know at the moment is told to nobody', async () => {
    const published = vi.spyOn(bus, 'publish');
    const visitor = { signIn: () => Promise.reject(new Error('the store is away')) };
    const request = { visitor } as unknown as FastifyRequest;
    await events.noteChange(request, 'updateOptIn');
    await events.noteActivity(request, { ...resting, hasPaymentInProgress: true });
    expect(published).not.toHaveBeenCalled();
  });
});
