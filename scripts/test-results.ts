/** Reads the JSON reports of Vitest and Playwright, and finds the tests that a person should know about. */

export type TestResult = {
  readonly title: string;
  /** The path of its file, as the report has it. */
  readonly file: string;
  /** How long it took, in milliseconds; with several tries the sum of them. */
  readonly ms: number;
  /** `later`: it failed at first and passed at another try. */
  readonly outcome: 'passed' | 'later' | 'failed';
};

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string; readonly results: readonly { readonly duration: number }[] }[];
  }[];
};

/** A passed test keeps the messages of the tries that failed. */
export function readVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      title: fullName,
      file: name,
      ms: duration ?? 0,
      outcome: outcomeOf(status === 'failed', (failureMessages ?? []).length > 0),
    })),
  );
}

export function readPlaywright({ suites = [], specs = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      title,
      file,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      outcome: outcomeOf(status === 'unexpected', status === 'flaky'),
    })),
  );
  return [...own, ...suites.flatMap(readPlaywright)];
}

function outcomeOf(failed: boolean, failedAtFirst: boolean): TestResult['outcome'] {
  if (failed) return 'failed';
  return failedAtFirst ? 'later' : 'passed';
}

/** Returns what a run prints about its tests: the ten slowest ones, those that passed only at another try, and those that failed. */
export function describeResults(results: readonly TestResult[]): string {
  const slowest = [...results].sort((one, other) => other.ms - one.ms).slice(0, 10);
  return [
    'The slowest tests:',
    ...slowest.map(({ ms, ...test }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${nameOf(test)}`),
    ...listNames('Passed only at another try:', results, 'later'),
    ...listNames('Failed:', results, 'failed'),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function listNames(heading: string, results: readonly TestResult[], outcome: TestResult['outcome']): string[] {
  const names = results.filter((result) => result.outcome === outcome).map((result) => `  ${nameOf(result)}`);
  return names.length === 0 ? [] : [heading, ...names];
}

function nameOf({ title, file }: Pick<TestResult, 'title' | 'file'>): string {
  return `${title} (${file.split('/').at(-1)})`;
}
