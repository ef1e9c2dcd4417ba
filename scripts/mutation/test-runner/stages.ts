/** The order in which the tests of a mutant run. */
import { dirname, relative } from 'node:path';

/** Tests that do not stand beside the mutant, at most. A button of the design system has thousands. */
const MAX_FAR_TESTS = 80;

type MutantTests = {
  /** Each is the path of its file, `#`, and its title. Without a list all tests run. */
  readonly testFilter?: readonly string[] | undefined;
  /** The absolute path of the file with the mutant. */
  readonly sandboxFileName: string;
};

/**
 * Returns the tests in stages: those of the folder of the mutant, which notice most mutants, then others. Of the others
 * each file gives one test before any gives a second one, up to a limit. So a mutant that only the rest would notice counts
 * as a survivor.
 */
export function toStages({ testFilter, sandboxFileName }: MutantTests): string[][] {
  if (!testFilter) return [];
  const folder = dirname(relative(process.cwd(), sandboxFileName));
  const near = testFilter.filter((test) => dirname(fileOf(test)) === folder);
  const far = takeInTurns(testFilter.filter((test) => dirname(fileOf(test)) !== folder)).slice(0, MAX_FAR_TESTS);
  return [near, far].filter((tests) => tests.length > 0);
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
