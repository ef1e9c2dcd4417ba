// @vitest-environment happy-dom
import type { StreamEvent } from '@perennial/shared/event-stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opens, stubStreams } from '../../testing/fake-streams.ts';
import { followStream } from './follow-stream.ts';

const MINUTE_MS = 60_000;

let events: StreamEvent[];
let signs: number;
let losses: number;
let leaving: AbortController;
let isOver: boolean;
let mayOpen: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  events = [];
  signs = 0;
  losses = 0;
  isOver = false;
  mayOpen = true;
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function follow(answers: Parameters<typeof stubStreams>[0] = []) {
  const stubbed = stubStreams(answers);
  void followStream(
    {
      url: '/bff/event-stream?culture=en-ca',
      mayOpen: () => mayOpen,
      onEvent: (event) => events.push(event),
      onSign: () => {
        signs += 1;
      },
      onLost: () => {
        losses += 1;
      },
    },
    leaving.signal,
  ).then(() => {
    isOver = true;
  });
  return stubbed;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a stream', () => {
  it('tells its events, and a heartbeat is a sign', async () => {
    const { streams } = follow();
    await pass(0);
    expect(streams[0]?.init).toMatchObject({
      headers: { Accept: 'text/event-stream' },
      credentials: 'same-origin',
    });
    streams[0]?.write(opens);
    await pass(0);
    streams[0]?.write(':\n\n');
    await pass(0);
    expect([events, signs, losses]).toEqual([[{ name: 'open' }], 2, 0]);
  });

  it('that the server ends is opened again when the server says', async () => {
    const { streams, asked } = follow();
    await pass(0);
    streams[0]?.write('retry: 3000\n\n');
    await pass(0);
    streams[0]?.end();
    await pass(2999);
    expect([asked(), losses]).toEqual([1, 1]);
    await pass(1);
    expect(asked()).toBe(2);
  });

  it('without a heartbeat for 40 seconds is left and opened again', async () => {
    const { streams, asked } = follow();
    await pass(0);
    streams[0]?.write(opens);
    await pass(39_999);
    expect(losses).toBe(0);
    await pass(1);
    expect([losses, streams[0]?.isLeft()]).toEqual([1, true]);
    await pass(2000);
    expect(asked()).toBe(2);
  });

  it('ends when its page is left, and nothing is opened any more', async () => {
    const { streams, asked } = follow();
    await pass(0);
    streams[0]?.write(opens);
    await pass(0);
    leaving.abort();
    await pass(10 * MINUTE_MS);
    expect([streams[0]?.isLeft(), asked(), isOver]).toEqual([true, 1, true]);
  });

  it('is opened again later and later while it fails, and soon again once one was open', async () => {
    const lost = new TypeError('network error');
    const { streams, asked } = follow([lost, lost, new Response(null, { status: 500 }), lost, lost, lost, lost, lost]);
    await pass(0);
    for (const [pause, count] of [
      [2000, 2],
      [4000, 3],
      [8000, 4],
      [16_000, 5],
      [32_000, 6],
      [64_000, 7],
      // Two minutes are the longest wait.
      [120_000, 8],
      [120_000, 9],
    ] as const) {
      await pass(pause - 1);
      expect(asked()).toBe(count - 1);
      await pass(1);
      expect(asked()).toBe(count);
    }
    streams[0]?.write(opens);
    await pass(15_000);
    streams[0]?.lose();
    await pass(1000);
    expect(asked()).toBe(10);
  });

  it('that many browsers lose at once is not opened by all of them at once', async () => {
    vi.mocked(Math.random).mockReturnValue(0.9);
    const { streams, asked } = follow();
    await pass(0);
    streams[0]?.write(opens);
    await pass(15_000);
    streams[0]?.end();
    await pass(1449);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
  });
});

describe('no stream', () => {
  it('comes through a proxy that buffers it: it is left after five seconds, and tried again after five minutes', async () => {
    const { asked } = follow(['buffered by a proxy']);
    await pass(4999);
    expect(losses).toBe(0);
    await pass(1);
    expect(losses).toBe(1);
    await pass(5 * MINUTE_MS - 1);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
  });

  it('comes through a proxy that passes on the headers only', async () => {
    const { streams } = follow();
    await pass(5000);
    expect([losses, streams[0]?.isLeft()]).toEqual([1, true]);
  });

  it('is asked for a second time if the operator wants none', async () => {
    const { asked } = follow([new Response(null, { status: 204 })]);
    await pass(60 * MINUTE_MS);
    expect([asked(), isOver, events]).toEqual([1, true, []]);
  });

  it('is opened while the page is about to learn that its session has ended', async () => {
    mayOpen = false;
    const { asked } = follow();
    await pass(10_000);
    expect(asked()).toBe(0);
    mayOpen = true;
    await pass(9_999);
    expect(asked()).toBe(0);
    await pass(1);
    expect(asked()).toBe(1);
  });

  it('is there for a moment: it is asked for again when the server says', async () => {
    const { asked } = follow([new Response(null, { status: 204, headers: { 'Retry-After': '30' } })]);
    await pass(29_999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
  });

  it('is there without a sign-in, whose end the page then learns', async () => {
    const { asked } = follow([Response.json({}, { status: 401 })]);
    await pass(60 * MINUTE_MS);
    expect([asked(), isOver, events]).toEqual([1, true, [{ name: 'session', data: 'ended' }]]);
  });
});
