/**
 * `pnpm mutation [--area name] [--changed base] [--force] [path...]`: changes the code one place at a time and runs its
 * tests. Prints the share of killed mutants by folder and each survivor without a reason in `harmless.tsv`. Fails below the threshold.
 *
 * Stryker changes the files of the working tree while it runs and restores them at the end, also after Ctrl+C. It keeps
 * the results in `test-results/mutation`: the next run repeats only mutants whose code or tests have changed, and all
 * survivors. A part whose files are as they were when it ended is not run again. `--force` repeats all.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Area, areas, divide, selectSources } from './areas.ts';
import {
  forgetSurvivors,
  listSurvivors,
  type MutationReport,
  readHarmless,
  scoreByFolder,
  toPercent,
  toRow,
} from './report.ts';

const ROOT = join(import.meta.dirname, '../..');
const RESULTS = join(ROOT, 'test-results/mutation');
const IGNORERS = ['documentation', 'markup'];
const PLUGINS = ['test-runner/plugin', 'compiler/plugin', ...IGNORERS.map((name) => `ignore-${name}`)];

/** Added to the usual time of a test. A busy machine must not count as a killed mutant. */
const TIMEOUT_MS = 20_000;

process.chdir(ROOT);
mkdirSync(RESULTS, { recursive: true });
const harmless = readHarmless(readFileSync(join(import.meta.dirname, 'harmless.tsv'), 'utf8'));
const { values: options, positionals } = parseArgs({
  options: {
    area: { type: 'string', multiple: true, default: areas.map(({ name }) => name) },
    changed: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const files = listFiles();

const low: string[] = [];
for (const area of areas.filter(({ name }) => options.area.includes(name))) {
  for (const [part, sources] of divide(area, selectSources(area, files))) {
    low.push(...printScores(area, await mutate(area, part, sources)));
  }
}
if (low.length > 0) process.stdout.write(`\nBelow the threshold: ${low.join(', ')}\n`);
process.exitCode = low.length > 0 ? 1 : 0;

/** Returns the tracked files below the given paths, or those that differ from the branch point with a base. */
function listFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  if (options.changed) return git('diff', '--name-only', '--diff-filter=d', `${options.changed}...HEAD`);
  return git('ls-files', '--', ...positionals);
}

async function mutate(area: Area, part: string, sources: readonly string[]): Promise<MutationReport> {
  const fileName = join(RESULTS, `${part}.json`);
  process.env['MUTATION_TESTS'] = area.tests.join(',');
  process.env['MUTATION_SETUP'] = area.setup.join(',');
  const finishedFor = join(RESULTS, `${part}.finished`);
  const state = hashFiles(area, sources);
  const isFinished = existsSync(finishedFor) && readFileSync(finishedFor, 'utf8') === state;
  if (isFinished && !options.force) return reportOn(fileName, sources);
  if (existsSync(fileName)) writeFileSync(fileName, JSON.stringify(forgetSurvivors(readReport(fileName))));
  await new Stryker({
    mutate: [...sources],
    mutator: { excludedMutations: [...area.withoutMutators] },
    testRunner: 'vitest with kept processes',
    plugins: ['@stryker-mutator/vitest-runner', ...PLUGINS.map((name) => `./scripts/mutation/${name}.ts`)],
    ignorers: IGNORERS,
    checkers: ['compiler'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: area.inParts },
    coverageAnalysis: 'perTest',
    // The packages find each other by links that lead out of a copy, so a copy would test the files as they are.
    inPlace: true,
    // A mutant that a test notices often leaves it waiting, so that two processors serve three.
    concurrency: 3,
    timeoutMS: TIMEOUT_MS,
    // The tests of a part take a minute, and much longer on a busy machine.
    dryRunTimeoutMinutes: 30,
    incremental: true,
    incrementalFile: fileName,
    force: options.force,
    reporters: ['progress-append-only'],
    tempDirName: join(RESULTS, 'temporary'),
  }).runMutationTest();
  // A test runner that was stopped after its time-out leaves its file.
  for (const file of globSync('stryker-setup-*.js')) rmSync(file);
  writeFileSync(finishedFor, state);
  return reportOn(fileName, sources);
}

/** Returns a hash of what a part is made of: the names of its mutated files and the content of all its area and its tests. */
function hashFiles({ folders }: Area, sources: readonly string[]): string {
  const hash = createHash('sha256').update(sources.join());
  const tracked = execFileSync('git', ['ls-files', '--', 'shared/src', ...folders], { encoding: 'utf8' });
  for (const file of tracked.split('\n').filter(Boolean)) if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function reportOn(fileName: string, sources: readonly string[]): MutationReport {
  return {
    files: Object.fromEntries(Object.entries(readReport(fileName).files).filter(([file]) => sources.includes(file))),
  };
}

function readReport(fileName: string): MutationReport {
  return JSON.parse(readFileSync(fileName, 'utf8'));
}

/** Prints the survivors without a reason and the share of each folder. Returns the folders below the threshold. */
function printScores({ threshold }: Area, report: MutationReport): string[] {
  const survivors = listSurvivors(report);
  const excused = survivors.filter((survivor) => harmless.has(toRow(survivor)));
  for (const survivor of survivors) {
    if (excused.includes(survivor)) continue;
    const { file, line, original, replacement } = survivor;
    process.stdout.write(`survived  ${file}:${line}  ${original}  ->  ${replacement}\n`);
  }
  return [...scoreByFolder(report)].flatMap(([folder, { killed, total, refused }]) => {
    const reasons = excused.filter(({ file }) => dirname(file) === folder).length;
    const percent = toPercent({ killed: killed + reasons, total });
    const share = `${percent.toFixed(1).padStart(6)} %`;
    process.stdout.write(
      `${share}  ${folder}: ${killed} of ${total} killed, ${reasons} harmless, ${refused} not compiled\n`,
    );
    return percent < threshold ? [folder] : [];
  });
}
