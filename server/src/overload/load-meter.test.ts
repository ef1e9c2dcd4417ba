import { beforeEach, expect, test } from 'vitest';
import { LoadMeter, TICK_MS } from './load-meter.ts';

let now = 0;
let memory = { rss: 0, heapUsed: 0 };
let meter: LoadMeter;

beforeEach(() => {
  now = 0;
  memory = { rss: 100, heapUsed: 50 };
  meter = new LoadMeter(now, () => memory, { rss: 1000, heapUsed: 200 });
});

/** Turns of the timer, each late by so much. */
function tick(...delays: readonly number[]): number {
  for (const delay of delays) {
    now += TICK_MS + delay;
    meter.tick(now);
  }
  return meter.delayMs;
}

test('an event loop that is on time has no delay', () => {
  expect(tick(0, 0, 0)).toBe(0);
});

test('one long piece of work is no delay, however long it is', () => {
  expect(tick(0, 900, 0, 0)).toBe(0);
});

test('turns that are late one after the other come close to their delay', () => {
  const delay = tick(80, 80, 80, 80, 80, 80);
  expect(delay).toBeGreaterThan(70);
  expect(delay).toBeLessThanOrEqual(80);
});

test('a delay is forgotten within half a second', () => {
  tick(200, 200, 200, 200);
  expect(tick(...Array.from({ length: 25 }, () => 0))).toBeLessThan(2);
});

test('the memory is the larger share of what V8 and the process may use', () => {
  tick(0);
  expect(meter.memoryShare).toBe(0.25);
  memory = { rss: 900, heapUsed: 50 };
  tick(1000);
  expect(meter.memoryShare).toBe(0.9);
});

test('the memory is measured once a second', () => {
  tick(0);
  memory = { rss: 900, heapUsed: 50 };
  tick(0, 0, 0);
  expect(meter.memoryShare).toBe(0.25);
});
