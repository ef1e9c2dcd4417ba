import { beforeEach, expect, test } from 'vitest';
import { Admission, ranks } from './admission.ts';

const settings = { OVERLOAD_MEMORY_SHARE: 0.9, OVERLOAD_DELAY_MS: 40, OVERLOAD_CUSTOMER_DELAY_MS: 160 };

let load = { delayMs: 0, memoryShare: 0 };
let admission: Admission;

beforeEach(() => {
  load = { delayMs: 0, memoryShare: 0 };
  admission = new Admission(
    {
      get delayMs() {
        return load.delayMs;
      },
      get memoryShare() {
        return load.memoryShare;
      },
    },
    settings,
  );
});

/** So many requests begin. */
function begin(count: number): void {
  for (let index = 0; index < count; index += 1) admission.begin();
}

/** So many measurements of a delay. */
function measure(delayMs: number, count = 1): void {
  load.delayMs = delayMs;
  for (let index = 0; index < count; index += 1) admission.adapt();
}

const refused = () => ranks.filter((rank) => admission.refuses(rank));

test('refuses nobody while the event loop is on time, however many requests are in progress', () => {
  begin(5000);
  measure(40, 100);
  expect([refused(), admission.refusesSome]).toEqual([[], false]);
});

test('refuses strangers when the event loop is late, and takes them when others have gone', () => {
  begin(100);
  measure(41);
  expect([refused(), admission.refusesSome, admission.refusesAll]).toEqual([['stranger'], true, false]);
  for (let index = 0; index < 11; index += 1) admission.end();
  expect(refused()).toEqual([]);
});

test.each([
  [100, ['stranger']],
  [101, ['stranger', 'visitor']],
  [160, ['stranger', 'visitor']],
  [161, ['stranger', 'visitor', 'customer']],
])('at a delay of %i ms refuses %j', (delay, expected) => {
  begin(100);
  measure(delay);
  expect(refused()).toEqual(expected);
});

test('lets fewer in with each measurement that is late, but four always', () => {
  begin(100);
  measure(41, 200);
  for (let index = 0; index < 96; index += 1) admission.end();
  expect(refused()).toEqual(['stranger']);
  admission.end();
  expect(refused()).toEqual([]);
});

test('keeps places that strangers cannot take, however late the event loop is', () => {
  begin(100);
  measure(5000, 200);
  for (let index = 0; index < 96; index += 1) admission.end();
  expect(refused()).toEqual(['stranger']);
  begin(4);
  expect(refused()).toEqual(['stranger', 'visitor']);
  begin(7);
  expect(admission.refusesAll).toBe(false);
  begin(1);
  expect(refused()).toEqual(['stranger', 'visitor', 'customer']);
});

test('takes everybody again within ten seconds', () => {
  begin(100);
  measure(1000, 200);
  measure(0, 10_000 / 20);
  begin(10_000);
  expect(refused()).toEqual([]);
});

test('by the memory, strangers are refused a little before everybody', () => {
  load.memoryShare = 0.854;
  expect(refused()).toEqual([]);
  load.memoryShare = 0.856;
  expect(refused()).toEqual(['stranger']);
  load.memoryShare = 0.9;
  expect([refused(), admission.refusesAll]).toEqual([['stranger', 'visitor', 'customer'], true]);
});

test('without a limit of the delay only the memory counts', () => {
  admission = new Admission({ delayMs: 60_000, memoryShare: 0 }, { ...settings, OVERLOAD_DELAY_MS: 0 });
  begin(100);
  measure(60_000, 100);
  expect(refused()).toEqual([]);
});
