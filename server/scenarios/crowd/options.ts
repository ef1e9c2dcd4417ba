/** The arguments of `pnpm crowd`. */
import { parseOptions, UsageError } from '../../src/testing/command-line.ts';

export const USAGE = 'pnpm crowd [--seconds 10]\n';

/** A crowd sends requests to this machine only, and its time is limited. */
const MOST_SECONDS = 60;

/** Reads the arguments: how long the arrival rate stays before it doubles. Throws UsageError. */
export function readOptions(args: readonly string[]): { readonly seconds: number } {
  const seconds = Number(parseOptions(args, { seconds: { type: 'string' } }).seconds ?? '10');
  if (seconds >= 1 && seconds <= MOST_SECONDS) return { seconds };
  throw new UsageError(`--seconds must be a number from 1 to ${MOST_SECONDS}`);
}
