/** The files of the repository, as the tests of the repository read them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Paths of tracked files and of new files that git does not ignore, from the root of the repository. */
export function listFiles(...patterns: readonly string[]): readonly string[] {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listing.split('\n'))].filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

/** The text of a file. Throws if there is no such file. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
