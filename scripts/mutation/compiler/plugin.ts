/**
 * A plugin of Stryker: no test runs for a mutant that TypeScript refuses. Such a mistake cannot be committed, so it is not
 * counted (ADR 78).
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type LanguageServer, startLanguageServer } from './language-server.ts';

/** A mutant of Stryker. Lines and columns count from 0. */
type Mutant = {
  readonly id: string;
  readonly fileName: string;
  readonly replacement: string;
  readonly location: { readonly start: Position; readonly end: Position };
};
type Position = { readonly line: number; readonly column: number };

type Verdict = { readonly status: 'passed' } | { readonly status: 'compileError'; readonly reason: string };

const toCharacter = ({ line, column }: Position) => ({ line, character: column });

/** `mutate` names the files that are mutated. */
export function createCompiler({ mutate }: { readonly mutate: readonly string[] }) {
  let server: LanguageServer;

  async function check({ fileName, location, replacement }: Mutant): Promise<Verdict> {
    const range = { start: toCharacter(location.start), end: toCharacter(location.end) };
    const reason = await server.findError(fileName, range, replacement);
    return reason === undefined ? { status: 'passed' } : { status: 'compileError', reason };
  }

  return {
    /** Reads all files before Stryker puts its mutants into them. */
    async init(): Promise<void> {
      server = await startLanguageServer(process.cwd());
      for (const file of mutate.map((name) => resolve(name))) await server.open(file, readFileSync(file, 'utf8'));
    },
    async check(mutants: readonly Mutant[]): Promise<Record<string, Verdict>> {
      const verdicts: Record<string, Verdict> = {};
      for (const mutant of mutants) verdicts[mutant.id] = await check(mutant);
      return verdicts;
    },
    dispose: () => server.stop(),
  };
}
createCompiler.inject = ['options'] as const;

export const strykerPlugins = [{ kind: 'Checker', name: 'compiler', factory: createCompiler }];
