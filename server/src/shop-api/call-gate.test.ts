import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CallNotSent, createGates, type GateSettings } from './call-gate.ts';

const TIME_LIMIT_MS = 30_000;

let refused: string[];
let opened: string[];
let gateOf: ReturnType<typeof createGates>;

function create(changes: Partial<GateSettings> = {}): void {
  refused = [];
  opened = [];
  gateOf = createGates(
    { limit: 2, breakerShare: 0.5, breakerMs: 5000, ...changes },
    {
      shopCallRefused: (call, reason) => refused.push(`${call} ${reason}`),
      shopBreakerChanged: (call, isOpen) => opened.push(`${call} ${isOpen}`),
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  create();
});
afterEach(() => void vi.useRealTimers());

const enter = (signal?: AbortSignal) => gateOf('getInvoices').enter(performance.now(), TIME_LIMIT_MS, signal);
const leave = () => gateOf('getInvoices').leave('answered', performance.now(), performance.now());

/** What became of a call that waits, as soon as the promises that are settled have been read. */
function watch(turn: Promise<void> | undefined): () => Promise<string> {
  let state = 'waits';
  turn?.then(
    () => {
      state = 'begun';
    },
    ({ reason }: CallNotSent) => {
      state = reason;
    },
  );
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return state;
  };
}

test('a call begins at once, without a promise, while fewer are under way', () => {
  expect([enter(), enter()]).toEqual([undefined, undefined]);
});

test('a further call waits, and begins when another one ends', async () => {
  enter();
  enter();
  const third = watch(enter());
  expect(await third()).toBe('waits');
  leave();
  expect(await third()).toBe('begun');
});

test('those that wait begin in their order', async () => {
  enter();
  enter();
  const [third, fourth] = [watch(enter()), watch(enter())];
  leave();
  expect([await third(), await fourth()]).toEqual(['begun', 'waits']);
});

test('more than may wait are refused at once, and counted', async () => {
  enter();
  enter();
  const third = watch(enter());
  enter();
  expect(() => enter()).toThrow(expect.objectContaining({ reason: 'limit' }));
  expect(refused).toEqual(['getInvoices limit']);
  leave();
  expect(await third()).toBe('begun');
});

test('another call has a limit of its own', () => {
  for (let index = 0; index < 4; index += 1) enter();
  expect(gateOf('getProfile').enter(0, TIME_LIMIT_MS, undefined)).toBeUndefined();
});

test('a call whose browser leaves gives its place in the queue to others', async () => {
  const browser = new AbortController();
  enter();
  enter();
  const [third, fourth] = [watch(enter(browser.signal)), watch(enter())];
  browser.abort();
  expect([await third(), refused]).toEqual(['limit', []]);
  expect(await watch(enter())()).toBe('waits');
  leave();
  expect(await fourth()).toBe('begun');
});

test('a call whose browser has left before does not wait', async () => {
  enter();
  enter();
  expect(await watch(enter(AbortSignal.abort()))()).toBe('limit');
});

test('a call that waits for all its time is refused', async () => {
  enter();
  enter();
  const third = watch(enter());
  await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS - 1);
  expect(await third()).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect([await third(), refused]).toEqual(['limit', ['getInvoices limit']]);
});

test('a place that nobody waits for is free again', () => {
  enter();
  enter();
  leave();
  expect(enter()).toBeUndefined();
});

test('while most calls fail, none is sent, also none that has waited', async () => {
  create({ limit: 20 });
  for (let index = 0; index < 20; index += 1) enter();
  const turns = Array.from({ length: 20 }, () => watch(enter()));
  const gate = gateOf('getInvoices');
  for (let index = 0; index < 20; index += 1) gate.leave('failed', performance.now(), performance.now());
  expect(opened).toEqual(['getInvoices true']);
  expect(await Promise.all(turns.map((turn) => turn()))).toEqual([
    ...Array.from({ length: 19 }, () => 'begun'),
    'breaker',
  ]);
  expect(() => enter()).toThrow(expect.objectContaining({ reason: 'breaker' }));
});
