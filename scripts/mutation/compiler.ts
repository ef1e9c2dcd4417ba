/** Finds the survivors that TypeScript refuses. Such a mistake cannot be committed, so it is not counted. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { MutatedText } from './report.ts';

const run = promisify(execFile);

/** Returns the names of the files in which TypeScript finds an error. `packages` are folders with a `tsconfig.json`. */
type FindErrors = (packages: readonly string[]) => Promise<ReadonlySet<string>>;

/** Changes the files of the working tree and restores them. Returns those of the mutated texts that do not compile. */
export async function findRefused<Text extends MutatedText>(
  texts: readonly Text[],
  findErrors: FindErrors = compile,
): Promise<Set<Text>> {
  const refused = new Set<Text>();
  for (const round of toRounds(texts)) {
    const originals = round.map(({ file }) => [file, readFileSync(file, 'utf8')] as const);
    try {
      for (const { file, mutated } of round) writeFileSync(file, mutated);
      const withErrors = await findErrors([...new Set(round.map(({ file }) => file.split('/', 1)[0] ?? ''))]);
      for (const text of round) if (withErrors.has(text.file)) refused.add(text);
    } finally {
      for (const [file, content] of originals) writeFileSync(file, content);
    }
  }
  return refused;
}

/** Divides the texts so that a round has one of each file: an error then belongs to one mutant. */
function toRounds<Text extends MutatedText>(texts: readonly Text[]): Text[][] {
  const rounds: Text[][] = [];
  const counts = new Map<string, number>();
  for (const text of texts) {
    const index = counts.get(text.file) ?? 0;
    counts.set(text.file, index + 1);
    rounds[index] = [...(rounds[index] ?? []), text];
  }
  return rounds;
}

async function compile(packages: readonly string[]): Promise<Set<string>> {
  const outputs = await Promise.all(
    packages.map((name) =>
      run('node_modules/.bin/tsc', ['-p', name, '--noEmit', '--pretty', 'false']).catch(
        // With errors in the files it ends with 1 or 2, and they are in its output.
        (error: { stdout: string }) => error,
      ),
    ),
  );
  return new Set(
    outputs.flatMap(({ stdout }) => [...stdout.matchAll(/^(.+?)\(\d+,\d+\): error TS/gm)].map(([, file = '']) => file)),
  );
}
