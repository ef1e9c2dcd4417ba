import { describe, expect, it } from 'vitest';
import { UsageError } from '../../src/testing/command-line.ts';
import { Ledger } from '../soak/ledger.ts';
import { tellOtherWork } from './machine.ts';
import { readOptions } from './options.ts';
import { findShopFaults, findWaveFaults, formatShopFaults, formatWave } from './report.ts';
import type { ShopFaults } from './shop-faults.ts';
import { percentile, type Result, summarize } from './tally.ts';
import type { Wave } from './wave.ts';

const page = (sentAt: number, changes: Partial<Result> = {}): Result => ({
  who: 'stranger',
  sentAt,
  status: 200,
  ms: 20,
  isInWords: false,
  ...changes,
});
const refusal = (sentAt: number, changes: Partial<Result> = {}) =>
  page(sentAt, { status: 503, isInWords: true, ...changes });
const many = (count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => make(index));

const stages = [
  { share: 1 / 2, from: 0, until: 1000 },
  { share: 4, from: 1000, until: 2000 },
  { share: 1 / 4, from: 2000, until: 4000 },
];
const counts = { ...new Ledger().count(), ordersAsked: 2, ordersConfirmed: 2, ordersMade: 2 };

function wave({ more = [], ...changes }: Partial<Wave> & { readonly more?: readonly Result[] } = {}): Wave {
  const results = [
    ...many(100, (index) => page(index)),
    page(1200),
    refusal(1300),
    page(3500),
    page(1400, { who: 'customer' }),
    ...more,
  ];
  return { capacity: 80, stages, results, orders: [], counts, newcomers: 1, newcomerFaults: [], ...changes };
}

describe('the promises of a wave', () => {
  it.each<[string, Parameters<typeof wave>[0], string[]]>([
    ['all hold', {}, []],
    [
      'pages are late before the capacity',
      { more: many(5, () => page(500, { ms: 301 })) },
      ['pages took 301 ms at 0.5 of the capacity'],
    ],
    ['late pages beyond the capacity are none', { more: [page(1500, { ms: 900 })] }, []],
    [
      'visitors are refused before the capacity',
      { more: many(3, () => refusal(500)) },
      ['3 visitors were refused at 0.5 of the capacity'],
    ],
    ['visitors are still refused afterwards', { more: [refusal(3600)] }, ['1 visitors were refused after the wave']],
    ['visitors may be refused at once after the wave', { more: [refusal(2100)] }, []],
    [
      'a refusal has no words',
      { more: [refusal(1500, { isInWords: false })] },
      ['1 refusals had no words or no Retry-After'],
    ],
    ['a connection breaks', { more: [page(1500, { status: 0 })] }, ['1 requests were neither served nor refused']],
    [
      'a customer is refused',
      { more: [refusal(1500, { who: 'customer' })] },
      ['1 requests of customers were refused, 1 served'],
    ],
    ['an order is not confirmed', { counts: { ...counts, ordersAsked: 3 } }, ['1 of 3 orders were not confirmed']],
    ['an order is lost', { counts: { ...counts, lostOrders: 1 } }, ['1 orders are lost']],
    ['an order arrives twice', { counts: { ...counts, duplicates: 1 } }, ['1 orders arrived twice']],
    [
      'nobody can sign in',
      { newcomers: 0, newcomerFaults: ['Error: 503'] },
      ['nobody could sign in during the wave', 'Error: 503'],
    ],
  ])('%s', (_case, changes, expected) => {
    expect(findWaveFaults(wave(changes))).toEqual(expected);
  });

  it('fails if nobody had to be refused', () => {
    const results = wave().results.filter(({ status }) => status === 200);
    expect(findWaveFaults(wave({ results }))).toEqual(['nobody was refused at 4 times the capacity']);
  });
});

const call = (status = 200, ms = 20): Result => page(0, { who: 'customer', status, ms });

function faults(changes: Partial<ShopFaults> = {}): ShopFaults {
  const calm = { faulty: [call()], other: [call()] };
  return {
    before: calm,
    slow: { faulty: [call(200, 2000), call(503)], other: [call()] },
    failing: { faulty: [call(), call(502)], other: [call()] },
    after: calm,
    opened: [1, 2],
    closedAfterMs: 3000,
    ...changes,
  };
}

describe('the promises about the shop API', () => {
  it.each<[string, Partial<ShopFaults>, string[]]>([
    ['all hold', {}, []],
    [
      'another call waits for a slow one',
      { slow: { faulty: [call(503)], other: [call(200, 2020)] } },
      [
        'other calls took 2020 ms instead of 20 ms while a call was slow',
        'one in a hundred other calls took 2020 ms while a call was slow',
      ],
    ],
    [
      'another call is refused',
      { failing: { faulty: [call(502)], other: [call(), call(502)] } },
      ['1 calls that do not need it were not served while a call failed'],
    ],
    [
      'slow calls are not limited',
      { slow: { faulty: [call(200, 2000)], other: [call()] } },
      ['no slow call was refused'],
    ],
    ['a breaker does not open', { opened: [1, 0] }, ['the breaker of instance 2 stayed closed']],
    ['a breaker does not close', { closedAfterMs: undefined }, ['a breaker stayed open']],
    [
      'the call fails afterwards',
      { after: { faulty: [call(), call(502)], other: [call()] } },
      ['the call still failed after the faults'],
    ],
  ])('%s', (_case, changes, expected) => {
    expect(findShopFaults(faults(changes))).toEqual(expected);
  });
});

describe('the tables', () => {
  it('have a row for each second with its rate and orders', () => {
    const orders = [
      { sentAt: 1100, isConfirmed: true },
      { sentAt: 1200, isConfirmed: false },
    ];
    const rows = formatWave(wave({ orders }))
      .split('\n')
      .map((row) => row.trim().split(/\s+/));
    expect(rows[2]).toEqual(['0', '40', '100', '0', '20', '20', '0', '0', '0', '0', '0', '-']);
    expect(rows[3]).toEqual(['1', '320', '1', '1', '20', '20', '2', '1', '1', '1', '0', '20']);
  });

  it('have a row for each rate', () => {
    const rows = formatWave(wave())
      .split('\n')
      .map((row) => row.trim().split(/\s+/));
    expect(rows).toContainEqual(['4', 'x', '320', '1', '1', '20', '20', '1', '0', '20']);
  });

  it('say when the breakers opened and closed', () => {
    expect(formatShopFaults(faults())).toMatch(/breakers opened 1 and 2 times, closed 3\.0 s after the fault/);
    expect(formatShopFaults(faults({ closedAfterMs: undefined }))).toMatch(/not closed/);
  });

  it('say how much other processes used', () => {
    const line = tellOtherWork({ at: 10, busy: 100, own: 50 }, { at: 20, busy: 118, own: 55 });
    expect(line).toMatch(/this run used 0\.5 on average, and other processes 1\.3/);
  });
});

describe('a tally', () => {
  it('has the times of what was served only', () => {
    const { served, refused, failed, wordless, p50, p99 } = summarize([
      page(0, { ms: 10 }),
      page(0, { ms: 30 }),
      refusal(0, { ms: 1000, isInWords: false }),
      page(0, { status: 500, ms: 2000 }),
    ]);
    expect({ served, refused, failed, wordless, p50, p99 }).toEqual({
      served: 2,
      refused: 1,
      failed: 1,
      wordless: 1,
      p50: 10,
      p99: 30,
    });
  });

  it('has the percentiles of all values', () => {
    const values = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect([percentile(values, 0.5), percentile(values, 0.99), percentile([], 0.5)]).toEqual([100, 198, Number.NaN]);
  });
});

describe('the options of a crowd', () => {
  it('has ten seconds for each rate by default', () => {
    expect([readOptions([]), readOptions(['--', '--seconds', '2'])]).toEqual([{ seconds: 10 }, { seconds: 2 }]);
  });

  it.each([[['--seconds', '0']], [['--seconds', '61']], [['--seconds', 'x']], [['--rate', '9']]])(
    'refuses %j',
    (args) => {
      expect(() => readOptions(args)).toThrow(UsageError);
    },
  );
});
