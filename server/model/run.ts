/** `pnpm model`: what a number of customers needs, and whether the constants are true (docs/performance.md). */

import { runCommand } from '../src/testing/command-line.ts';
import { checkForm } from './check/check-form.ts';
import { type Comparison, findWrong, formatComparisons } from './check/compare.ts';
import { forms } from './check/store.ts';
import { readOptions, USAGE } from './options.ts';
import { formatModel, formatSources } from './report.ts';

/** The exit code of a program that Ctrl-C ended. The Redis of the check ends with the process. */
const INTERRUPTED = 130;

async function check(sessions: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(INTERRUPTED));
  const rows: Comparison[] = [];
  for (const form of forms) {
    const found = await checkForm(form, sessions);
    process.stdout.write(`${form}, ${sessions} sessions\n\n${formatComparisons(found)}\n`);
    rows.push(...found);
  }
  const wrong = findWrong(rows).length;
  process.stdout.write(
    wrong === 0 ? 'All are within 10 %.\n' : `${wrong} of ${rows.length} differ by more than 10 %.\n`,
  );
  if (wrong > 0) process.exitCode = 1;
}

async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options.command === 'check') return check(options.sessions);
  const changes = options.peakHour === undefined ? {} : { peakHour: options.peakHour };
  process.stdout.write(`${formatModel(options.customers, changes)}\n${formatSources(changes)}`);
}

await runCommand(main, USAGE);
