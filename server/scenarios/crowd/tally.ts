/** What the visitors of a crowd got. Times are in milliseconds. */

/** Who asked. */
export type Who = 'stranger' | 'customer';

export type Result = {
  readonly who: Who;
  /** When it was sent, since the start of the part. */
  readonly sentAt: number;
  /** 0 if the connection broke. */
  readonly status: number;
  readonly ms: number;
  /** A refusal has words, and says when to come again. */
  readonly isInWords: boolean;
};

export type OrderResult = { readonly sentAt: number; readonly isConfirmed: boolean };

/** What a group of requests got. */
export type Summary = {
  readonly served: number;
  readonly refused: number;
  /** Neither served nor refused: other errors. */
  readonly failed: number;
  /** Refusals without words or without `Retry-After`. */
  readonly wordless: number;
  /** Of what was served; NaN if nothing was. */
  readonly p50: number;
  readonly p99: number;
};

/** Returns the value that a share of the values does not exceed; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function summarize(results: readonly Result[]): Summary {
  const served = results.filter(({ status }) => status === 200);
  const refused = results.filter(({ status }) => status === 503);
  const times = served.map(({ ms }) => ms);
  return {
    served: served.length,
    refused: refused.length,
    failed: results.length - served.length - refused.length,
    wordless: refused.filter(({ isInWords }) => !isInWords).length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}
