/** Text tables of the benchmark. */
import type { OpenSummary } from './open-loop.ts';
import type { Summary } from './statistics.ts';

const COLUMN_GAP = '   ';

/** Aligns the first column left and the others right. The first row is the head. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join(COLUMN_GAP)
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** Returns the table of a workload. `titleOf` names a subject. */
export function formatSummaries(summaries: readonly Summary[], titleOf: (subject: string) => string): string {
  const head = [
    '',
    'ratio min',
    'median',
    'max',
    'requests/s',
    'p99 ms',
    'CPU µs/request',
    'lowest',
    'core busy',
    'RSS MB',
  ];
  const rows = summaries.map((summary) => [
    titleOf(summary.subject),
    ...[summary.ratio?.min, summary.ratio?.median, summary.ratio?.max].map((value) => value?.toFixed(2) ?? '-'),
    summary.requestsPerSecond.toFixed(0),
    summary.p99Ms.toFixed(2),
    summary.cpuMicrosecondsPerRequest.toFixed(0),
    summary.lowestCpuMicrosecondsPerRequest.toFixed(0),
    toPercent(summary.busy),
    (summary.memoryBytes / 1e6).toFixed(0),
  ]);
  return formatTable([head, ...rows]);
}

/** Returns the table of a workload in the open loop. `titleOf` names a subject. */
export function formatOpenSummaries(summaries: readonly OpenSummary[], titleOf: (subject: string) => string): string {
  const head = [
    '',
    'requests/s',
    'p50 ms',
    'p99',
    'p99.9',
    'max',
    'added p99 min',
    'median',
    'max',
    'sent late p99',
    'core busy',
  ];
  const rows = summaries.map(({ subject, rate, p50Ms, p99Ms, p999Ms, maxMs, addedP99Ms, lateP99Ms, busy }) => [
    titleOf(subject),
    rate.toFixed(0),
    ...[p50Ms, p99Ms, p999Ms, maxMs].map((ms) => ms.toFixed(2)),
    ...[addedP99Ms?.min, addedP99Ms?.median, addedP99Ms?.max].map((ms) => ms?.toFixed(2) ?? '-'),
    lateP99Ms.toFixed(2),
    toPercent(busy),
  ]);
  return formatTable([head, ...rows]);
}

/** Of the servers that render the same page. */
export type PageSummary = Summary & {
  readonly firstPageMs: number;
  /** As the browser asks for it; empty without compression. */
  readonly encoding: string;
  readonly sentBytes: number;
  readonly htmlBytes: number;
  readonly elements: number;
};

/** Returns the table of servers that render the same page. `titleOf` names a subject. */
export function formatPageSummaries(summaries: readonly PageSummary[], titleOf: (subject: string) => string): string {
  const head = [
    '',
    'ratio',
    'pages/s',
    'p99 ms',
    'CPU ms/page',
    'lowest',
    'core busy',
    'RSS MB',
    'first page ms',
    'encoding',
    'sent kB',
    'HTML kB',
    'elements',
  ];
  const rows = summaries.map((summary) => [
    titleOf(summary.subject),
    summary.ratio?.median.toFixed(2) ?? '-',
    summary.requestsPerSecond.toFixed(0),
    summary.p99Ms.toFixed(1),
    (summary.cpuMicrosecondsPerRequest / 1000).toFixed(2),
    (summary.lowestCpuMicrosecondsPerRequest / 1000).toFixed(2),
    toPercent(summary.busy),
    (summary.memoryBytes / 1e6).toFixed(0),
    summary.firstPageMs.toFixed(0),
    summary.encoding || 'none',
    (summary.sentBytes / 1e3).toFixed(1),
    (summary.htmlBytes / 1e3).toFixed(1),
    String(summary.elements),
  ]);
  return formatTable([head, ...rows]);
}

/** Formats a share from 0 to 1. */
export function toPercent(share: number, digits = 0): string {
  return `${(share * 100).toFixed(digits)} %`;
}
