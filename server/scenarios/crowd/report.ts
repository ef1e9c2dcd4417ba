/** What a crowd has found, for people. */
import type { ShopFaults } from './shop-faults.ts';
import { type Result, type Summary, summarize } from './tally.ts';
import type { Stage, Wave } from './wave.ts';

/** Pages take less than this until the capacity, in milliseconds. */
const MOST_MS = 300;
/** So few refusals before the capacity are none: a machine that others use, too, is late now and then. */
const REFUSED_SHARE = 0.02;
/** Below the capacity. At the capacity itself a queue is as likely as none. */
const FULL = 1;
/** A call that does not need the faulty one may take so much longer, in milliseconds: it shares a processor with it. */
const SLOWER_MS = 50;

const ofStage = ({ from, until }: Pick<Stage, 'from' | 'until'>, results: readonly Result[]) =>
  results.filter(({ sentAt }) => sentAt >= from && sentAt < until);
const by = (who: Result['who'], results: readonly Result[]) => results.filter((result) => result.who === who);

/** Returns a line for each promise of the wave that was broken. */
export function findWaveFaults({ stages, results, counts, newcomers, newcomerFaults }: Wave): readonly string[] {
  const last = stages.at(-1);
  const calm = stages.filter((stage) => stage !== last && stage.share < FULL);
  const full = stages.filter((stage) => stage !== last && stage.share > FULL);
  const all = summarize(results);
  const customers = summarize(by('customer', results));
  // The second half of the time after the wave.
  const back = last && { from: (last.from + last.until) / 2, until: last.until };
  const lost = counts.ordersAsked - counts.ordersConfirmed;
  return [
    ...calm.flatMap((stage) => findLate(`at ${stage.share} of the capacity`, ofStage(stage, results))),
    ...(back ? findLate('after the wave', ofStage(back, results)) : []),
    ...full.flatMap((stage) => {
      const strangers = summarize(by('stranger', ofStage(stage, results)));
      return strangers.refused > 0 ? [] : [`nobody was refused at ${stage.share} times the capacity`];
    }),
    ...(all.wordless > 0 ? [`${all.wordless} refusals had no words or no Retry-After`] : []),
    ...(all.failed > 0 ? [`${all.failed} requests were neither served nor refused`] : []),
    ...(customers.refused > customers.served * REFUSED_SHARE
      ? [`${customers.refused} requests of customers were refused, ${customers.served} served`]
      : []),
    ...(counts.ordersAsked === 0 ? ['nobody ordered'] : []),
    ...(lost > 0 ? [`${lost} of ${counts.ordersAsked} orders were not confirmed`] : []),
    ...(counts.lostOrders > 0 ? [`${counts.lostOrders} orders are lost`] : []),
    ...(counts.duplicates > 0 ? [`${counts.duplicates} orders arrived twice`] : []),
    ...(newcomers === 0 ? ['nobody could sign in during the wave'] : []),
    ...newcomerFaults,
  ];
}

function findLate(when: string, results: readonly Result[]): string[] {
  const { p99, refused, served } = summarize(by('stranger', results));
  return [
    ...(p99 < MOST_MS ? [] : [`pages took ${ms(p99)} ${when}`]),
    ...(refused > served * REFUSED_SHARE ? [`${refused} visitors were refused ${when}`] : []),
  ];
}

/** Returns a line for each promise about the shop API that was broken. */
export function findShopFaults({ before, slow, failing, after, opened, closedAfterMs }: ShopFaults): readonly string[] {
  const usual = summarize(before.other);
  const parts = [
    ['while a call was slow', slow],
    ['while a call failed', failing],
    ['after the faults', after],
  ] as const;
  return [
    ...parts.flatMap(([when, { other }]) => {
      const { p50, p99, refused, failed } = summarize(other);
      return [
        ...(refused + failed > 0 ? [`${refused + failed} calls that do not need it were not served ${when}`] : []),
        ...(p50 < usual.p50 + SLOWER_MS ? [] : [`other calls took ${ms(p50)} instead of ${ms(usual.p50)} ${when}`]),
        ...(p99 < MOST_MS ? [] : [`one in a hundred other calls took ${ms(p99)} ${when}`]),
      ];
    }),
    ...(summarize(slow.faulty).refused > 0 ? [] : ['no slow call was refused']),
    ...opened.flatMap((openings, index) =>
      openings > 0 ? [] : [`the breaker of instance ${index + 1} stayed closed`],
    ),
    ...(closedAfterMs === undefined ? ['a breaker stayed open'] : []),
    ...(summarize(after.faulty).served === after.faulty.length ? [] : ['the call still failed after the faults']),
  ];
}

const COLUMNS = [
  'second',
  'pages/s',
  'served',
  'refused',
  'p50 ms',
  'p99 ms',
  'orders',
  'confirmed',
  'lost',
  'customers served',
  'refused',
  'p99 ms',
];

const STAGE_COLUMNS = ['rate', ...COLUMNS.slice(1, 6), ...COLUMNS.slice(-3)];

/** A row for each rate; the last one is after the wave. */
function formatStages({ capacity, stages, results }: Wave): string {
  const rows = stages.map((stage) => {
    const ofIt = ofStage(stage, results);
    const customers = summarize(by('customer', ofIt));
    return [
      `${stage.share} x`,
      Math.round(capacity * stage.share),
      ...toCells(summarize(by('stranger', ofIt))),
      customers.served,
      customers.refused,
      toCell(customers.p99),
    ];
  });
  return formatTable([STAGE_COLUMNS, ...rows]);
}

/** A row for each second, with the arrival rate, what strangers got, orders, and what customers got. */
export function formatWave(wave: Wave): string {
  const { capacity, stages, results, orders, counts, newcomers } = wave;
  const seconds = Math.ceil(Math.max(0, ...results.map(({ sentAt }) => sentAt)) / 1000);
  const rows = Array.from({ length: seconds }, (_, second) => {
    const span = { from: second * 1000, until: (second + 1) * 1000 };
    const inSecond = ofStage(span, results);
    const strangers = summarize(by('stranger', inSecond));
    const customers = summarize(by('customer', inSecond));
    const sent = orders.filter(({ sentAt }) => sentAt >= span.from && sentAt < span.until);
    const confirmed = sent.filter(({ isConfirmed }) => isConfirmed).length;
    const share = stages.findLast(({ from }) => from <= span.from)?.share ?? stages[0]?.share ?? 0;
    return [
      second,
      Math.round(capacity * share),
      ...toCells(strangers),
      sent.length,
      confirmed,
      sent.length - confirmed,
      customers.served,
      customers.refused,
      toCell(customers.p99),
    ];
  });
  return [
    `capacity: ${Math.round(capacity)} pages a second`,
    formatTable([COLUMNS, ...rows]),
    '',
    formatStages(wave),
    `${newcomers} customers signed in during the wave; ${counts.ordersAsked} orders asked, ${counts.ordersMade} arrived, ${counts.ordersConfirmed} confirmed, ${counts.duplicates} twice`,
  ].join('\n');
}

export function formatShopFaults(faults: ShopFaults): string {
  const { before, slow, failing, after, opened, closedAfterMs } = faults;
  const parts = { 'as always': before, 'slow (2 s)': slow, 'one in three': failing, afterwards: after };
  const header = [
    'shop API',
    'other calls: served',
    'refused',
    'p50 ms',
    'p99 ms',
    'the call: served',
    'refused',
    'failed',
    'p50 ms',
  ];
  const rows = Object.entries(parts).map(([name, { other, faulty }]) => {
    const it = summarize(faulty);
    // An open breaker answers with 502.
    return [name, ...toCells(summarize(other)), it.served, it.refused, it.failed, Math.round(it.p50)];
  });
  const closing =
    closedAfterMs === undefined ? 'not closed' : `closed ${(closedAfterMs / 1000).toFixed(1)} s after the fault`;
  return `${formatTable([header, ...rows])}\nbreakers opened ${opened.join(' and ')} times, ${closing}`;
}

function toCells({ served, refused, p50, p99 }: Summary): (number | string)[] {
  return [served, refused, toCell(p50), toCell(p99)];
}

function toCell(milliseconds: number): number | string {
  return Number.isNaN(milliseconds) ? '-' : Math.round(milliseconds);
}

function formatTable(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows.map((row) => row.map((cell, column) => String(cell).padStart(widths[column] ?? 0)).join('  ')).join('\n');
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}
