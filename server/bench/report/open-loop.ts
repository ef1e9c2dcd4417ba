/** The figures of a subject in the open loop, over all rounds of a workload. */
import { median, type Spread, spread } from './statistics.ts';

/** What was measured in one round. */
export type OpenSample = {
  readonly subject: string;
  /** Counted from 0. */
  readonly round: number;
  /** Planned requests per second, on average. */
  readonly rate: number;
  /** Of each request from the time at which it was due, in microseconds, ascending. */
  readonly latencies: readonly number[];
  /** How much later than due the load sent. */
  readonly lateP99Ms: number;
  readonly seconds: number;
  /** Of the process of the subject, user and system, during the round. */
  readonly cpuMicroseconds: number;
};

export type OpenSummary = {
  readonly subject: string;
  readonly rate: number;
  /** Of all requests of all rounds, so that no stall is left out. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly p999Ms: number;
  readonly maxMs: number;
  /** By how much the p99 is above that of the baseline in the same round; undefined for the baseline and without it. */
  readonly addedP99Ms: Spread | undefined;
  /** Median over the rounds. */
  readonly lateP99Ms: number;
  /** The share of the time in which the process used its core, from 0 to 1; median over the rounds. */
  readonly busy: number;
};

/** The value that `percent` of the values do not exceed. They ascend. Throws RangeError without values. */
export function percentile(ascending: readonly number[], percent: number): number {
  // Rounded first: 99.9 % of 1000 is 999.0000000000001 for the processor.
  const rank = Math.ceil(Number(((ascending.length * percent) / 100).toFixed(6)));
  const value = ascending[Math.max(1, rank) - 1];
  if (value === undefined) throw new RangeError('no values');
  return value;
}

/** Returns a summary for each subject, in the order in which the subjects were first measured. */
export function summariseOpen(samples: readonly OpenSample[], baseline: string): readonly OpenSummary[] {
  const bySubject = Map.groupBy(samples, ({ subject }) => subject);
  const baselines = new Map(bySubject.get(baseline)?.map((sample) => [sample.round, p99MsOf(sample)]));
  return [...bySubject].map(([subject, own]) => {
    const all = own.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
    const added = own.flatMap((sample) => {
      const p99Ms = baselines.get(sample.round);
      return p99Ms === undefined || subject === baseline ? [] : [p99MsOf(sample) - p99Ms];
    });
    return {
      subject,
      rate: median(own.map(({ rate }) => rate)),
      p50Ms: percentile(all, 50) / 1000,
      p99Ms: percentile(all, 99) / 1000,
      p999Ms: percentile(all, 99.9) / 1000,
      maxMs: percentile(all, 100) / 1000,
      addedP99Ms: added.length > 0 ? spread(added) : undefined,
      lateP99Ms: median(own.map(({ lateP99Ms }) => lateP99Ms)),
      busy: median(own.map(({ cpuMicroseconds, seconds }) => cpuMicroseconds / 1e6 / seconds)),
    };
  });
}

function p99MsOf({ latencies }: OpenSample): number {
  return percentile(latencies, 99) / 1000;
}
