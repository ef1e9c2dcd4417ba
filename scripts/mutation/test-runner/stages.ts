/** The order in which the tests of a mutant run. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Tests of other folders, at most. A button of the design system has thousands. */
const MAX_FAR_TESTS = 30;

type MutantTests = {
  /** Each is the path of its file, `#`, and its title. Without a list all tests run. */
  readonly testFilter?: readonly string[] | undefined;
  /** The absolute path of the file with the mutant. */
  readonly sandboxFileName: string;
};

/**
 * Returns the tests in stages: those of the file with the mutant, which notice most mutants, those of its folder, then
 * others. Of the others each file gives one test before any gives a second one, up to a limit. So a mutant that only the
 * rest would notice counts as a survivor. Without a list there is no stage of others.
 */
export function toStages({ testFilter, sandboxFileName }: MutantTests): string[][] {
  if (!testFilter) return toFileStages(sandboxFileName);
  const file = relative(process.cwd(), sandboxFileName);
  const stages: [own: string[], near: string[], far: string[]] = [[], [], []];
  for (const test of testFilter) stages[placeOf(fileOf(test), file)].push(test);
  const [own, near, far] = stages;
  return [own, near, takeInTurns(far).slice(0, MAX_FAR_TESTS)].filter((tests) => tests.length > 0);
}

/**
 * Returns the stages of a mutant that takes effect while its module is loaded: no list says which tests reach it. They are
 * the files of tests that begin with the name of the mutated file, then the others of its folder, each as `path#`.
 */
function toFileStages(sandboxFileName: string): string[][] {
  const file = relative(process.cwd(), sandboxFileName);
  const testFiles = readdirSync(dirname(file))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(dirname(file), name));
  const stages: [own: string[], near: string[]] = [[], []];
  for (const testFile of testFiles) stages[placeOf(testFile, file) === 0 ? 0 : 1].push(`${testFile}#`);
  return stages.filter((tests) => tests.length > 0);
}

function placeOf(testFile: string, file: string): 0 | 1 | 2 {
  if (dirname(testFile) !== dirname(file)) return 2;
  const [name] = basename(file).split('.', 1);
  return basename(testFile).startsWith(`${name}.`) ? 0 : 1;
}

function fileOf(test: string): string {
  return test.split('#', 1)[0] ?? '';
}

/** Returns the tests so that those of a file stand as far from each other as possible. */
function takeInTurns(tests: readonly string[]): string[] {
  const turns = new Map<string, number>();
  const numbered = tests.map((test) => {
    const turn = turns.get(fileOf(test)) ?? 0;
    turns.set(fileOf(test), turn + 1);
    return { test, turn };
  });
  return numbered.sort((one, other) => one.turn - other.turn).map(({ test }) => test);
}
