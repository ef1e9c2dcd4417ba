// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocks } from '../../testing/fake-locks.ts';
import { holdInOneTab } from './one-tab.ts';

/** How long a page that is hidden may hold it, in milliseconds. */
const HIDDEN_MS = 30_000;

let holders: string[];
const ends: (() => void)[] = [];

/** A page that holds the stream until its turn ends. */
function open(name: string): () => void {
  const end = holdInOneTab(
    (signal) =>
      new Promise((resolve) => {
        holders.push(name);
        signal.addEventListener('abort', () => {
          holders.splice(holders.indexOf(name), 1);
          resolve();
        });
      }),
  );
  ends.push(end);
  return end;
}

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let restoreLocks: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  restoreLocks = stubLocks();
  holders = [];
  show('visible');
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  restoreLocks();
});

describe('the stream', () => {
  it('is held by one page, and by the next one when that is closed', async () => {
    const close = open('first');
    const closeSecond = open('second');
    await pass(0);
    expect(holders).toEqual(['first']);
    close();
    await pass(0);
    expect(holders).toEqual(['second']);
    // What is closed comes back for nothing.
    show('visible');
    closeSecond();
    await pass(0);
    expect(holders).toEqual([]);
  });

  it('stays with a page that is hidden for a moment, and not for long', async () => {
    open('first');
    await pass(0);
    show('hidden');
    await pass(HIDDEN_MS - 1);
    expect(holders).toEqual(['first']);
    show('visible');
    await pass(HIDDEN_MS);
    expect(holders).toEqual(['first']);
    show('hidden');
    await pass(HIDDEN_MS);
    expect(holders).toEqual([]);
    show('visible');
    await pass(0);
    expect(holders).toEqual(['first']);
  });

  it('is not held by a page that was opened in the background, until somebody looks at it', async () => {
    show('hidden');
    open('first');
    await pass(0);
    expect(holders).toEqual([]);
    show('visible');
    await pass(0);
    expect(holders).toEqual(['first']);
  });

  it.each([
    ['is kept by the browser for the way back', window, 'pagehide'],
    ['is frozen by the browser', document, 'freeze'],
  ] as const)('is not held by a page that %s', async (_, target, event) => {
    open('first');
    await pass(0);
    target.dispatchEvent(new Event(event));
    await pass(0);
    expect(holders).toEqual([]);
    window.dispatchEvent(new Event('pageshow'));
    await pass(0);
    expect(holders).toEqual(['first']);
  });

  it('is not held by a page that is closed before its turn', async () => {
    const closeFirst = open('first');
    const closeSecond = open('second');
    open('third');
    closeSecond();
    closeFirst();
    await pass(0);
    expect(holders).toEqual(['third']);
  });
});
