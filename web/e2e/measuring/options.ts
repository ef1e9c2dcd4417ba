/** The arguments of the commands that measure pages in a browser. */
import { parseArgs } from 'node:util';

type Named = { readonly name: string };

type Options<Row extends Named> = {
  /** How often each row is measured. */
  readonly runs: number;
  readonly rows: readonly Row[];
  /** Where all figures are written. */
  readonly json: string | undefined;
};

/** A command with a table of rows, of which `--<row> <name>` chooses some. */
export type Command<Row extends Named> = {
  readonly name: string;
  readonly row: string;
  readonly rows: readonly Row[];
};

/** The arguments are wrong; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Returns what a person reads who has written a wrong argument. */
export function usageOf({ name, row, rows }: Command<Named>): string {
  const names = rows.map((candidate) => candidate.name);
  return `pnpm ${name} [--runs 5] [--${row} ${names[0]}]... [--json <file>]\n--${row}: ${names.join(', ')}\n`;
}

/** Reads the arguments of a command. Throws UsageError. */
export function readOptions<Row extends Named>(command: Command<Row>, args: readonly string[]): Options<Row> {
  const { runs: count = ['5'], json, [command.row]: names } = parse(command.row, args);
  const runs = Number(count[0]);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError('--runs must be a whole number above 0');
  const chosen = names?.map((name) => {
    const row = command.rows.find((candidate) => candidate.name === name);
    if (!row) throw new UsageError(`unknown ${command.row}: ${name}`);
    return row;
  });
  return { runs, rows: chosen ?? command.rows, json: json?.[0] };
}

function parse(row: string, args: readonly string[]): Readonly<Partial<Record<string, readonly string[]>>> {
  const many = { type: 'string', multiple: true } as const;
  try {
    return parseArgs({
      // pnpm passes the separator on.
      args: args.filter((arg) => arg !== '--'),
      options: { runs: many, json: many, [row]: many },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
