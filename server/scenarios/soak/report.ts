/** What a soak has found, for people. */
import type { Counts, Interruption } from './ledger.ts';
import type { MemoryTrend } from './memory.ts';

export type SoakResult = {
  readonly counts: Counts;
  readonly interruptions: readonly Interruption[];
  /** By instance. */
  readonly memory: readonly (MemoryTrend | undefined)[];
};

/** Caches fill, and V8 gives memory back late: less is no leak. */
const GROWTH = { share: 0.25, mb: 20 };
const MAX_LINES = 20;

/** Returns a line for each thing that must not happen. */
export function findFaults({ counts, memory }: SoakResult): readonly string[] {
  const { ordersAsked, ordersConfirmed, duplicates, lostOrders, lostSessions, otherErrors, signIns } = counts;
  const growing = memory.flatMap((trend, index) => {
    if (!trend) return [];
    const { start, end } = trend;
    const grows = end.heapMb > start.heapMb * (1 + GROWTH.share) && end.heapMb > start.heapMb + GROWTH.mb;
    return grows ? [`the heap of instance ${index + 1} grew from ${mb(start.heapMb)} to ${mb(end.heapMb)}`] : [];
  });
  return [
    ...(signIns > 0 && ordersAsked > 0 && ordersConfirmed > 0 ? [] : ['nobody could order']),
    ...(duplicates > 0 ? [`${duplicates} orders arrived twice`] : []),
    ...(lostOrders > 0 ? [`${lostOrders} orders are lost`] : []),
    ...(lostSessions > 0 ? [`${lostSessions} sessions are lost`] : []),
    ...otherErrors.slice(0, MAX_LINES),
    ...(otherErrors.length > MAX_LINES ? [`and ${otherErrors.length - MAX_LINES} more errors`] : []),
    ...growing,
  ];
}

export function formatReport({ counts, interruptions, memory }: SoakResult): string {
  const rows: readonly (readonly [string, number | string])[] = [
    ['requests', counts.requests],
    ['sign-ins', counts.signIns],
    ['orders asked', counts.ordersAsked],
    ['orders made', counts.ordersMade],
    ['  confirmed to the customer', counts.ordersConfirmed],
    ['  unknown to the customer', counts.ordersUnknown],
    ['duplicates', counts.duplicates],
    ['lost orders', counts.lostOrders],
    ['lost sessions', counts.lostSessions],
    ['errors while something was killed', counts.errorsDuringInterruptions],
    ['other errors', counts.otherErrors.length],
    ...interruptions.map(({ name, from, until }) => [name, `${seconds(until - from)} s`] as const),
    ...counts.errorsOf.map(
      ({ name, errors, lastAfterMs }) =>
        [
          `  errors, ${name}`,
          errors === 0 ? 0 : `${errors}, the last ${seconds(lastAfterMs)} s after its start`,
        ] as const,
    ),
    ...memory.map((trend, index) => [`memory of instance ${index + 1}`, formatTrend(trend)] as const),
  ];
  return rows.map(([name, value]) => `${name.padEnd(36)}${value}`).join('\n');
}

function formatTrend(trend: MemoryTrend | undefined): string {
  if (!trend) return 'not measured';
  const { start, end } = trend;
  return `heap ${mb(start.heapMb)} to ${mb(end.heapMb)}, resident ${mb(start.residentMb)} to ${mb(end.residentMb)}`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

function mb(megabytes: number): string {
  return `${megabytes.toFixed(0)} MB`;
}
