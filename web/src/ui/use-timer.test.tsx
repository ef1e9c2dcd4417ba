// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTimer } from './use-timer.ts';

type When = Parameters<typeof useTimer>[1];

const told: string[] = [];

/** Shows a component that tells its word in time. */
const show = (when: When) =>
  renderHook(({ word, when }: { word: string; when: When }) => useTimer(() => told.push(word), when), {
    initialProps: { word: 'first', when },
  });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  told.length = 0;
});

it('calls once after a time, with what is known then', () => {
  const { rerender } = show({ afterMs: 300 });
  vi.advanceTimersByTime(299);
  rerender({ word: 'second', when: { afterMs: 300 } });
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['second']);
});

it('starts again with another time, and not at all without one', () => {
  const { rerender } = show({ afterMs: undefined });
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
  rerender({ word: 'second', when: { afterMs: 300 } });
  vi.advanceTimersByTime(200);
  rerender({ word: 'third', when: { afterMs: 200 } });
  vi.advanceTimersByTime(199);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['third']);
});

it('calls at a moment, and at once for one that is over', () => {
  show({ atMs: 1_000_500 });
  vi.advanceTimersByTime(499);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['first']);
  show({ atMs: 900_000 });
  vi.advanceTimersByTime(0);
  expect(told).toEqual(['first', 'first']);
});

it.each<When>([{ afterMs: 100 }, { atMs: 1_000_100 }])('calls nothing after the end: %j', (when) => {
  show(when).unmount();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});
