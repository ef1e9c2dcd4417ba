import { describe, expect, it } from 'vitest';
import { computeEuros, computeModel, toBytes } from './compute.ts';
import { fromCode, renewalSeconds } from './from-code.ts';
import { measured } from './measured.ts';
import type { Prices } from './prices.ts';

const million = computeModel(1_000_000);

const freePrices: Prices = {
  name: 'a cloud',
  coreHour: 0,
  gibHour: 0,
  redisGibHour: 0,
  logGb: 0,
  millionSpans: 0,
  balancerMonth: 0,
  trafficGb: 0,
};

describe('twice as many customers', () => {
  const double = computeModel(2_000_000);

  it('make twice as many requests, and have twice as much in Redis', () => {
    for (const name of ['requests', 'shopCalls', 'signIns', 'renewals', 'changes'] as const) {
      expect(double.rate[name]).toBeCloseTo(2 * million.rate[name]);
    }
    for (const name of ['sessions', 'signIns', 'lists', 'kept', 'receipts', 'keys', 'bytes'] as const) {
      expect(double.stored[name] / million.stored[name]).toBeCloseTo(2);
    }
    for (const name of ['streams', 'cores', 'logBytes', 'spans', 'monthlySpans', 'monthlyTraffic'] as const) {
      expect(double[name] / million[name]).toBeCloseTo(2);
    }
    expect(double.asked.reads / million.asked.reads).toBeCloseTo(2);
  });

  it('need no more than twice the instances, and a shop of a few customers needs two', () => {
    expect(double.instances).toBeLessThanOrEqual(2 * million.instances);
    expect(computeModel(10).instances).toBe(2);
  });
});

describe('the busiest hour', () => {
  const busy = computeModel(1_000_000, { peakHour: 0.2 });

  it('has twice the rates for twice the share, and the same log of a day', () => {
    expect(busy.rate.requests).toBeCloseTo(2 * million.rate.requests);
    expect(busy.streams).toBeCloseTo(2 * million.streams);
    expect(busy.logLines).toBeCloseTo(million.logLines);
    expect(busy.monthlyTraffic).toBeCloseTo(million.monthlyTraffic);
  });

  it('has no more sessions than the whole day', () => {
    expect(busy.stored.sessions).toBeCloseTo(million.stored.sessions);
  });
});

// Computed by hand: 30,417 customers with one signed-in visit a month are 1000 visits a day, and 100 an hour.
describe('a shop of a thousand signed-in visits a day', () => {
  const small = computeModel((1000 * 365) / 12, {
    visits: 1,
    signedIn: 1,
    strangers: 0,
    busiestDay: 1,
    peakHour: 0.1,
    logOuts: 0,
    visitMinutes: 6,
    pages: 5,
    calls: 2,
  });

  it('has 100 sign-ins in the hour, which live for two hours and six minutes', () => {
    expect(small.rate.signIns * 3600).toBeCloseTo(100);
    expect(small.stored.signIns).toBeCloseTo(210);
    expect(small.stored.sessions).toBeCloseTo(1000);
    expect(small.stored.lists).toBeCloseTo(2000);
  });

  it('makes 1000 calls in the hour, and has ten open streams', () => {
    expect(small.rate.calls * 3600).toBeCloseTo(1000);
    expect(small.streams).toBeCloseTo(10);
  });
});

it('who logs out leaves nothing but the lists, and has a sign-in for the time of the visit', () => {
  const { stored, rate } = computeModel(1_000_000, { logOuts: 1, visitMinutes: 10 });
  expect([stored.sessions, stored.receipts]).toEqual([0, 0]);
  expect(stored.lists).toBe(million.stored.lists);
  expect(stored.signIns).toBeCloseTo(rate.signIns * 600);
});

describe('the limits of the product', () => {
  it('decide how many instances the streams need', () => {
    const { instances, streams } = computeModel(20_000_000, { capacity: 1e6, spareInstances: 0 });
    expect(instances).toBe(Math.ceil(streams / fromCode.streamsOfInstance.value));
  });

  it('let a token be renewed before its last share', () => {
    expect(renewalSeconds(300)).toBe(180);
    // Five minutes before its end at most.
    expect(renewalSeconds(3600)).toBe(3300);
  });
});

it('an instance works at its share of a core, and one may be away', () => {
  const { instances, cores } = computeModel(50_000_000, { visitMinutes: 0.1 });
  expect(cores / (instances - 1)).toBeLessThanOrEqual(0.6);
  expect(cores / (instances - 2)).toBeGreaterThan(0.6);
});

it('the memory of Redis is that of the records and of their places', () => {
  const { keys, bytes, clusterBytes } = toBytes({ sessions: 1, signIns: 1, lists: 2, kept: 0, receipts: 1 }, 100);
  const { sessionBytes, signInBytes, listBytes, tableBytes } = measured;
  expect(keys).toBe(5);
  expect(bytes).toBe(sessionBytes.value + signInBytes.value + 2 * listBytes.value + 100 + 5 * tableBytes.value);
  expect(clusterBytes - bytes).toBe(5 * measured.clusterBytes.value);
});

it('the euros are those of each price, and their sum', () => {
  expect(computeEuros(million, freePrices).sum).toBe(0);
  const prices = { ...freePrices, coreHour: 0.1, millionSpans: 2, balancerMonth: 7 };
  const { instances, traces, traffic, redis, sum } = computeEuros(million, prices);
  expect(instances).toBeCloseTo(730 * million.instances * 0.1);
  expect(traces).toBeCloseTo((million.monthlySpans / 1e6) * 2);
  expect([traffic, redis]).toEqual([7, 0]);
  expect(sum).toBeCloseTo(instances + traces + 7);
});
