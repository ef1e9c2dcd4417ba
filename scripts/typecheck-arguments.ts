/** What the script `typecheck` of package.json checks, for those who run the compiler beside other programs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFields } from '@perennial/shared/unknown-values';

/** Returns the arguments of `tsc` in that script. Throws if it runs another program. */
export function readTypecheckArguments(): string[] {
  const { scripts } = readFields(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')));
  const [program, ...args] = String(readFields(scripts)['typecheck']).split(' ');
  if (program !== 'tsc') throw new Error(`The script "typecheck" of package.json runs ${program}, not tsc.`);
  return args;
}
