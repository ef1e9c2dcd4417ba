/** What a mutation report says: the share of killed mutants by folder, and the survivors without a written reason. */
import { dirname } from 'node:path';

/** A mutant of Stryker's report. `status` is one of Killed, Timeout, Survived, NoCoverage, CompileError, RuntimeError, Ignored. */
export type Mutant = {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Position; readonly end: Position };
};
type Position = { readonly line: number; readonly column: number };

/** The part of Stryker's report that is read here. Lines and columns count from 1. */
export type MutationReport = {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
};

type Survivor = {
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
};

/** `refused`: the compiler refuses them. They are not part of the total. */
type Score = { readonly killed: number; readonly total: number; readonly refused: number };

const DEAD = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

/** Counts killed mutants by folder. Mutants that cannot run at all, or that Stryker ignores, are not counted. */
export function scoreByFolder({ files }: MutationReport): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const [file, { mutants }] of Object.entries(files)) {
    const killed = mutants.filter(({ status }) => DEAD.has(status)).length;
    const alive = mutants.filter(({ status }) => ALIVE.has(status)).length;
    const refused = mutants.filter(({ status }) => status === 'CompileError').length;
    const before = scores.get(dirname(file)) ?? { killed: 0, total: 0, refused: 0 };
    scores.set(dirname(file), {
      killed: before.killed + killed,
      total: before.total + killed + alive,
      refused: before.refused + refused,
    });
  }
  return scores;
}

/**
 * Returns an earlier report without its survivors, so that Stryker repeats them. By itself it does so for a test with a new
 * title only, and not for a changed row, or for a mutant that runs while its module is loaded.
 */
export function forgetSurvivors<Report extends MutationReport>(report: Report): Report {
  const files = Object.entries(report.files).map(([name, file]) => {
    const mutants = file.mutants.filter(({ status }) => !ALIVE.has(status));
    return [name, { ...file, mutants }] as const;
  });
  return { ...report, files: Object.fromEntries(files) };
}

/** Returns the mutants that no test has noticed, with their original text and replacement on one line each. */
export function listSurvivors({ files }: MutationReport): Survivor[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => ALIVE.has(status))
      .map(({ location, replacement = '' }) => ({
        file,
        line: location.start.line,
        original: toLine(source.slice(...toOffsets(source, location))),
        replacement: toLine(replacement),
      })),
  );
}

/** Formats a survivor as a row of `harmless.tsv`, without the reason. The line number may change and is not part of it. */
export function toRow({ file, original, replacement }: Survivor): string {
  return [file, original, replacement].join('\t');
}

/** Reads `harmless.tsv`: file, original, replacement, reason. Throws if a row has no reason. */
export function readHarmless(text: string): Set<string> {
  const rows = text.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  return new Set(
    rows.map((row) => {
      const [file = '', original = '', replacement = '', reason = ''] = row.split('\t');
      if (reason.trim() === '') throw new Error(`harmless.tsv gives no reason for: ${row}`);
      return [file, original, replacement].join('\t');
    }),
  );
}

/** Returns the share of killed mutants in percent. Without mutants it is 100. */
export function toPercent({ killed, total }: Pick<Score, 'killed' | 'total'>): number {
  return total === 0 ? 100 : (100 * killed) / total;
}

function toOffsets(source: string, { start, end }: Mutant['location']): [number, number] {
  const lineStarts = [0];
  for (const { index } of source.matchAll(/\n/g)) lineStarts.push(index + 1);
  const toOffset = ({ line, column }: Position) => (lineStarts[line - 1] ?? 0) + column - 1;
  return [toOffset(start), toOffset(end)];
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 120);
}
