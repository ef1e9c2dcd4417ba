/** The figures of a subject over all rounds of a workload. */

/** What was measured in one round. */
export type Sample = {
  readonly subject: string;
  /** Counted from 0. */
  readonly round: number;
  readonly requests: number;
  readonly seconds: number;
  readonly p99Ms: number;
  /** Of the process of the subject, user and system, during the round. */
  readonly cpuMicroseconds: number;
  /** Resident memory at the end of the round. */
  readonly memoryBytes: number;
};

export type Spread = { readonly min: number; readonly median: number; readonly max: number };

export type Summary = {
  readonly subject: string;
  /** Requests per second, divided by those of the baseline in the same round; undefined without the baseline. */
  readonly ratio: Spread | undefined;
  /** Medians over the rounds. */
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  readonly cpuMicrosecondsPerRequest: number;
  /** The lowest of all rounds: that of the round which other work of the machine disturbed least. */
  readonly lowestCpuMicrosecondsPerRequest: number;
  /** The share of the time in which the process used its core, from 0 to 1. */
  readonly busy: number;
  /** The largest of all rounds. */
  readonly memoryBytes: number;
};

/** Throws RangeError without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('no values');
  return (lower + upper) / 2;
}

/** Throws RangeError without values. */
export function spread(values: readonly number[]): Spread {
  return { min: Math.min(...values), median: median(values), max: Math.max(...values) };
}

/** Returns a summary for each subject, in the order in which the subjects were first measured. */
export function summarise(samples: readonly Sample[], baseline: string): readonly Summary[] {
  const bySubject = Map.groupBy(samples, ({ subject }) => subject);
  const rates = new Map(bySubject.get(baseline)?.map((sample) => [sample.round, rateOf(sample)]));
  return [...bySubject].map(([subject, own]) => {
    const ratios = own.flatMap((sample) => {
      const rate = rates.get(sample.round);
      return rate === undefined ? [] : [rateOf(sample) / rate];
    });
    const cpu = own.map(({ cpuMicroseconds, requests }) => cpuMicroseconds / requests);
    return {
      subject,
      ratio: ratios.length > 0 ? spread(ratios) : undefined,
      requestsPerSecond: median(own.map(rateOf)),
      p99Ms: median(own.map(({ p99Ms }) => p99Ms)),
      cpuMicrosecondsPerRequest: median(cpu),
      lowestCpuMicrosecondsPerRequest: Math.min(...cpu),
      busy: median(own.map(({ cpuMicroseconds, seconds }) => cpuMicroseconds / 1e6 / seconds)),
      memoryBytes: Math.max(...own.map(({ memoryBytes }) => memoryBytes)),
    };
  });
}

function rateOf({ requests, seconds }: Sample): number {
  return requests / seconds;
}

/** Returns the items in the order of a round: each round starts one further. */
export function rotate<T>(items: readonly T[], round: number): readonly T[] {
  const start = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
