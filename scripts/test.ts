/** `pnpm test`: every check, one after the other, and one line at the end that counts them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = join(ROOT, 'test-results');

type Count = { passed: number; failed: number };
type Step = {
  readonly name: string;
  readonly program: string;
  readonly arguments: readonly string[];
  readonly folder?: string;
  /** Counts from a report; without one the step itself is the one check. */
  readonly count?: () => Count;
};

const bin = (packageFolder: string, path: string) => join(ROOT, packageFolder, 'node_modules', path);

const steps: readonly Step[] = [
  { name: 'Lint', program: bin('.', '@biomejs/biome/bin/biome'), arguments: ['check', '.'] },
  {
    name: 'Types',
    program: bin('.', 'typescript/bin/tsc'),
    arguments: ['-b', 'shared', 'server', 'web', 'web/e2e', 'contracts', 'contracts/sandbox', 'scripts'],
  },
  vitest('Unit tests', 'vitest.config.ts', 'unit.json'),
  vitest('Contracts', 'contracts/vitest.config.ts', 'contracts.json', [join(ROOT, 'contracts/table-reporter.ts')]),
  {
    name: 'Journeys',
    program: 'e2e/run.ts',
    arguments: [],
    folder: 'web',
    count: () => countJourneys(report('journeys.json')),
  },
];

/** `reporters` are files, for what the dots do not show. */
function vitest(name: string, config: string, file: string, reporters: readonly string[] = []): Step {
  const outputFile = join(RESULTS, file);
  return {
    name,
    program: bin('.', 'vitest/vitest.mjs'),
    arguments: [
      ...['run', '--config', config, '--reporter=dot', '--reporter=json', `--outputFile.json=${outputFile}`],
      ...reporters.map((reporter) => `--reporter=${reporter}`),
    ],
    count: () => {
      const { numPassedTests, numFailedTests } = report(file);
      return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
    },
  };
}

function report(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(RESULTS, file), 'utf8'));
}

function countJourneys({ stats }: Record<string, unknown>): Count {
  const { expected, unexpected, flaky } = stats as { expected: number; unexpected: number; flaky: number };
  return { passed: expected, failed: unexpected + flaky };
}

/** Runs a step; whatever its report says, a step that ends badly has failed. */
function run({ name, program, arguments: args, folder = '.', count }: Step): Count {
  process.stdout.write(`\n── ${name}\n`);
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd: join(ROOT, folder),
    stdio: 'inherit',
    env: { ...process.env, PACT_DO_NOT_TRACK: '1', FORCE_COLOR: '0' },
  });
  const result = resultOf(status === 0, count);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s\n`);
  return result;
}

function resultOf(succeeded: boolean, count: Step['count']): Count {
  if (!count) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed } = count();
    const ranNothing = passed + failed === 0;
    return { passed, failed: failed === 0 && (!succeeded || ranNothing) ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const results = steps.map(run);
const sum = (key: keyof Count) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') === 0 ? 0 : 1);
