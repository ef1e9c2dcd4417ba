/** `pnpm test`: every check; at the end the slowest tests, and one line that counts all. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { describeResults, readPlaywright, readVitest, type TestResult } from './test-results.ts';
import { readTypecheckArguments } from './typecheck-arguments.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = join(ROOT, 'test-results');

type Count = { passed: number; failed: number };
type Step = {
  readonly name: string;
  readonly program: string;
  /** Arguments of the processes that run at the same time. */
  readonly processes: readonly (readonly string[])[];
  readonly folder?: string;
  /** Shows its output at once. That of the other steps of a stage is kept until each ends, so that their lines do not mix. */
  readonly isLive?: boolean;
  /** Counts from a report; without one the step itself is the one check. */
  readonly count?: () => Count;
  /** Its tests, from the same report. */
  readonly tests?: () => readonly TestResult[];
};

const bin = (packageFolder: string, path: string) => join(ROOT, packageFolder, 'node_modules', path);

/** Programs at the same time. Two processors take longer for all of them together if more run at once. */
const takeTurns = pLimit(3);

/** It runs beside the stages from the first on: no other step needs its result. */
const types: Step = { name: 'Types', program: bin('.', 'typescript/bin/tsc'), processes: [readTypecheckArguments()] };

/** Stages run one after the other; the steps of a stage at the same time, in this order as far as they have to wait. */
const stages: readonly (readonly Step[])[] = [
  [{ name: 'Browser and builds of the client', program: 'e2e/prepare.ts', processes: [[]], folder: 'web' }],
  // A process uses one processor, and a second worker in it would load every module again for each file. What takes
  // longest begins first. Scenarios wait for half of their time.
  [
    vitest('Scenarios', 'server/scenarios/vitest.config.ts', {}),
    vitest('Unit tests', 'vitest.config.ts', {
      isLive: true,
      choices: [
        ['--project=components', '--shard=1/2'],
        ['--project=components', '--shard=2/2'],
        ['--project=server'],
        ['--project=other'],
        ['--project=client'],
      ],
    }),
    vitest('Contracts', 'contracts/vitest.config.ts', { reporters: [join(ROOT, 'contracts/table-reporter.ts')] }),
    { name: 'Lint', program: bin('.', '@biomejs/biome/bin/biome'), processes: [['check', '.']] },
  ],
  // Journeys have the processors for themselves: what a person waits for takes as long as it does in a browser.
  [
    {
      name: 'Journeys',
      program: 'e2e/run.ts',
      processes: [[]],
      folder: 'web',
      isLive: true,
      count: () => countJourneys(report('journeys.json')),
      tests: () => readPlaywright(report('journeys.json')),
    },
  ],
];

type VitestChoice = {
  /** The arguments that choose the tests of each process; one process runs all without them. */
  readonly choices?: readonly (readonly string[])[];
  /** Files of reporters, for what the dots do not show. */
  readonly reporters?: readonly string[];
  readonly isLive?: boolean;
};

function vitest(name: string, config: string, { choices = [[]], reporters = [], isLive = false }: VitestChoice): Step {
  const processes = choices.map((choice, index) => ({ file: `${name} ${index + 1}.json`, choice }));
  return {
    name,
    isLive,
    program: bin('.', 'vitest/vitest.mjs'),
    processes: processes.map(({ file, choice }) => [
      ...['run', '--config', config, ...choice, '--no-color', '--reporter=dot', '--reporter=json'],
      `--outputFile.json=${join(RESULTS, file)}`,
      ...reporters.map((reporter) => `--reporter=${reporter}`),
    ]),
    count: () => processes.map(({ file }) => countTests(report(file))).reduce(add),
    tests: () => processes.flatMap(({ file }) => readVitest(report(file))),
  };
}

function countTests({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }): Count {
  return { passed: numPassedTests, failed: numFailedTests };
}

function add(one: Count, other: Count): Count {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

/** Reads a report. Its form is what the caller expects of the program that wrote it. */
function report<Report>(file: string): Report {
  return JSON.parse(readFileSync(join(RESULTS, file), 'utf8'));
}

type JourneyStats = { readonly expected: number; readonly unexpected: number; readonly flaky: number };

function countJourneys({ stats: { expected, unexpected, flaky } }: { stats: JourneyStats }): Count {
  return { passed: expected, failed: unexpected + flaky };
}

/** The last lines of each process that ended badly. It can end so without a failed test. */
const lastLines: string[] = [];

/** Runs a step; whatever its report says, a step that ends badly has failed. */
async function run({ name, program, processes, folder = '.', isLive, count }: Step): Promise<Count> {
  const kept: Buffer[] = [];
  let started = 0;
  async function runOne(args: readonly string[]): Promise<boolean> {
    if (started === 0) {
      started = Date.now();
      process.stdout.write(`\n── ${name}\n`);
    }
    const output: Buffer[] = [];
    const child = spawn(process.execPath, [program, ...args], {
      cwd: join(ROOT, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PACT_DO_NOT_TRACK: '1', FORCE_COLOR: '0' },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes: Buffer) => {
        output.push(bytes);
        if (isLive) process.stdout.write(bytes);
      });
    }
    const [status, signal] = await once(child, 'close');
    if (!isLive) kept.push(...output);
    if (status !== 0) {
      const lines = Buffer.concat(output).toString().trimEnd().split('\n').slice(-60);
      lastLines.push(`── ${[name, ...args].join(' ')} ended with ${status ?? signal}:`, ...lines);
    }
    return status === 0;
  }
  const statuses = await takeTurns.map(processes, runOne);
  const result = resultOf(!statuses.includes(false), count);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(Buffer.concat(kept));
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

/** Returns the tests of a step, or none if it left no report. */
function testsOf({ tests }: Step): readonly TestResult[] {
  try {
    return tests?.() ?? [];
  } catch {
    return [];
  }
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const checkedTypes = run(types);
let total: Count = { passed: 0, failed: 0 };
for (const stage of stages) {
  const counts = await Promise.all(stage.map(run));
  total = [total, ...counts].reduce(add);
}
total = add(total, await checkedTypes);
process.stdout.write(`\n${describeResults(stages.flat().flatMap(testsOf))}`);
for (const line of lastLines) process.stdout.write(`${line}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
