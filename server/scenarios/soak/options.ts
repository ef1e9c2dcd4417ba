/** The arguments of `pnpm soak`. */
import { parseArgs } from 'node:util';

export const USAGE = 'pnpm soak [--minutes 3] [--customers 14]\n';

/** A soak sends requests to this machine only, and both its time and its customers are limited. */
const MOST = { minutes: 60, customers: 100 };

/** The arguments are wrong; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads the arguments. Throws UsageError. */
export function readOptions(args: readonly string[]): { readonly minutes: number; readonly customers: number } {
  const { minutes, customers } = parse(args);
  return {
    minutes: toNumber('minutes', minutes ?? '3'),
    customers: Math.ceil(toNumber('customers', customers ?? '14')),
  };
}

function parse(args: readonly string[]): { minutes?: string; customers?: string } {
  try {
    return parseArgs({
      // pnpm passes the separator on.
      args: args.filter((arg) => arg !== '--'),
      options: { minutes: { type: 'string' }, customers: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function toNumber(option: keyof typeof MOST, text: string): number {
  const number = Number(text);
  if (number > 0 && number <= MOST[option]) return number;
  throw new UsageError(`--${option} must be a number above 0, and ${MOST[option]} at most`);
}
