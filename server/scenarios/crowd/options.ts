/** The arguments of `pnpm crowd`. */
import { parseArgs } from 'node:util';

export const USAGE = 'pnpm crowd [--seconds 10]\n';

/** The arguments are wrong; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A crowd sends requests to this machine only, and its time is limited. */
const MOST_SECONDS = 60;

/** Reads the arguments: how long the arrival rate stays before it doubles. Throws UsageError. */
export function readOptions(args: readonly string[]): { readonly seconds: number } {
  const seconds = Number(parse(args) ?? '10');
  if (seconds >= 1 && seconds <= MOST_SECONDS) return { seconds };
  throw new UsageError(`--seconds must be a number from 1 to ${MOST_SECONDS}`);
}

function parse(args: readonly string[]): string | undefined {
  try {
    // pnpm passes the separator on.
    return parseArgs({ args: args.filter((arg) => arg !== '--'), options: { seconds: { type: 'string' } } }).values
      .seconds;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
