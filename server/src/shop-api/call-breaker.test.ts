import { beforeEach, expect, test } from 'vitest';
import { CallBreaker, type Ended } from './call-breaker.ts';

let now = 0;
let breaker: CallBreaker;
let changes: boolean[];

function create(breakerShare = 0.5): void {
  changes = [];
  breaker = new CallBreaker({ breakerShare, breakerMs: 5000 }, (isOpen) => changes.push(isOpen));
}

beforeEach(() => {
  now = 0;
  create();
});

/** Makes so many calls, each of which is answered at once. Returns how many were let through. */
function make(count: number, ended: Ended): number {
  let sent = 0;
  for (let index = 0; index < count; index += 1) {
    if (!breaker.lets(now)) continue;
    sent += 1;
    breaker.note(ended, now, now);
  }
  return sent;
}

test('lets every call through while fewer than half fail', () => {
  make(51, 'answered');
  make(49, 'failed');
  expect([make(1, 'answered'), changes]).toEqual([1, []]);
});

test('lets none through when half have failed', () => {
  make(10, 'answered');
  expect(make(20, 'failed')).toBe(10);
  expect([breaker.lets(now), changes]).toEqual([false, [true]]);
});

test('a few failures say nothing', () => {
  expect(make(19, 'failed')).toBe(19);
  expect([breaker.lets(now), changes]).toEqual([true, []]);
});

test('failures of five seconds ago do not count', () => {
  make(19, 'failed');
  now = 5000;
  make(1, 'failed');
  expect(changes).toEqual([]);
});

test('failures of the last seconds count together', () => {
  make(19, 'failed');
  now = 2500;
  make(1, 'failed');
  expect(changes).toEqual([true]);
});

test('tries one call after five seconds, and closes when it is answered', () => {
  make(20, 'failed');
  now = 4999;
  expect(make(3, 'answered')).toBe(0);
  now = 5000;
  expect([breaker.lets(now), breaker.lets(now), breaker.lets(now)]).toEqual([true, false, false]);
  breaker.note('answered', now, now + 10);
  now += 10;
  expect([make(3, 'answered'), changes]).toEqual([3, [true, false]]);
});

test('stays open when that call fails, and tries another one five seconds later', () => {
  make(20, 'failed');
  now = 5000;
  expect(make(1, 'failed')).toBe(1);
  now = 9999;
  expect(make(1, 'answered')).toBe(0);
  now = 10_000;
  expect([make(1, 'answered'), changes]).toEqual([1, [true, false]]);
});

test('tries another call if the browser of the first one leaves, or no answer comes', () => {
  make(20, 'failed');
  now = 5000;
  expect(make(1, 'neither')).toBe(1);
  expect(changes).toEqual([true]);
  now = 10_000;
  expect(breaker.lets(now)).toBe(true);
});

test('late answers to calls from before do not close it', () => {
  now = 100;
  make(20, 'failed');
  breaker.note('answered', 99, 200);
  expect([breaker.lets(200), changes]).toEqual([false, [true]]);
});

test('late failures of calls from before do not open it again', () => {
  make(20, 'failed');
  now = 5000;
  make(1, 'answered');
  for (let index = 0; index < 30; index += 1) breaker.note('failed', 4999, 5001);
  expect(changes).toEqual([true, false]);
});

test('with the share 0 it never opens', () => {
  create(0);
  expect(make(1000, 'failed')).toBe(1000);
  expect(changes).toEqual([]);
});
