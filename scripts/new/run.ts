/**
 * `pnpm run new country|language|call|page …`: writes what the guides in docs describe, and lists what is left to a person.
 * It writes nothing if a name exists or is malformed.
 */
import { execFileSync } from 'node:child_process';
import { ROOT } from '../repository/tracked-files.ts';
import { BIOME, generate, isFormatted } from './generate.ts';
import { Refusal } from './source-edits.ts';

try {
  const { written, report } = generate(ROOT, process.argv.slice(2));
  execFileSync(process.execPath, [...BIOME, ...written.filter(isFormatted)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.stdout.write(report);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
