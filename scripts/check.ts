/**
 * `pnpm check [base]`: lint, types and the nearest unit tests of the files that differ from the base, all at the same
 * time. The base is a commit or a branch; without one it is the last commit. Prints what failed, and exits with 1 then.
 */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findRelatedTests } from './related-tests.ts';
import { readTypecheckArguments } from './typecheck-arguments.ts';

const ROOT = join(import.meta.dirname, '..');
process.chdir(ROOT);

/** Twenty seconds of two cores, together with lint and types. A part of the design system has hundreds of tests. */
const MAX_TEST_FILES = 10;

const [base = 'HEAD'] = process.argv.slice(2);
const changed = listChanged(base);
const related = findRelatedTests(changed);
const nearest = related.slice(0, MAX_TEST_FILES);
const steps: readonly (readonly [name: string, program: string, args: readonly string[]])[] = [
  ['Lint', '@biomejs/biome/bin/biome', ['check', '--no-errors-on-unmatched', ...changed]],
  ['Types', 'typescript/bin/tsc', readTypecheckArguments()],
  ...(nearest.length === 0 ? [] : [['Tests', 'vitest/vitest.mjs', ['run', '--reporter=dot', ...nearest]] as const]),
];

if (changed.length === 0) {
  process.stdout.write(`Nothing differs from ${base}.\n`);
} else {
  const results = await Promise.all(steps.map(([name, program, args]) => run(name, program, args)));
  if (related.length > nearest.length) {
    process.stdout.write(
      `These are the nearest ${nearest.length} of ${related.length} related test files; test runs all.\n`,
    );
  }
  process.exitCode = results.every((succeeded) => succeeded) ? 0 : 1;
}

/** Returns changed and new files that still exist, from the root of the repository. Throws if there is no such base. */
function listChanged(from: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const start = from === 'HEAD' ? from : (git('merge-base', from, 'HEAD')[0] ?? from);
  return [
    ...git('diff', '--name-only', '--diff-filter=d', start),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Runs a program and prints its output if it fails. Returns whether it succeeded. */
async function run(name: string, program: string, args: readonly string[]): Promise<boolean> {
  const started = Date.now();
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (bytes: Buffer) => output.push(bytes));
  child.stderr.on('data', (bytes: Buffer) => output.push(bytes));
  const [status] = await once(child, 'close');
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (status !== 0) process.stdout.write(Buffer.concat(output));
  process.stdout.write(`${name}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s\n`);
  return status === 0;
}
