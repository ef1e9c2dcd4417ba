/** The arguments of `pnpm lighthouse`. */
import { parseArgs } from 'node:util';
import { type AuditedPage, pages } from './pages.ts';

export const USAGE = `pnpm lighthouse [--runs 5] [--page cart]... [--json <file>]
Pages: ${pages.map(({ name }) => name).join(', ')}
`;

export type Options = {
  /** Visits of each page. */
  readonly runs: number;
  readonly pages: readonly AuditedPage[];
  /** Where the figures of every visit are written. */
  readonly json: string | undefined;
};

/** The arguments are wrong; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads the arguments. Throws UsageError. */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  const runs = Number(values.runs ?? 5);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError('--runs must be a whole number above 0');
  const chosen = values.page?.map((name) => {
    const page = pages.find((candidate) => candidate.name === name);
    if (!page) throw new UsageError(`unknown page: ${name}`);
    return page;
  });
  return { runs, pages: chosen ?? pages, json: values.json };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // pnpm passes the separator on.
      args: args.filter((arg) => arg !== '--'),
      options: { runs: { type: 'string' }, page: { type: 'string', multiple: true }, json: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
