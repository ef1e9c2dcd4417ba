/** `pnpm run release 1.2.0`: a release in one commit with a tag. It pushes nothing. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isVersion, toReleased } from './changelog.ts';

const ROOT = join(import.meta.dirname, '../..');
const CHANGELOG = join(ROOT, 'CHANGELOG.md');
const PACKAGES = ['.', 'shared', 'server', 'web', 'contracts', 'contracts/sandbox'].map((folder) =>
  join(ROOT, folder, 'package.json'),
);

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

function release(version: string): void {
  if (!isVersion(version)) throw new Error('Name the version, for example: pnpm run release 1.2.0');
  if (git('status', '--porcelain') !== '') throw new Error('Commit what has changed first');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(CHANGELOG, toReleased(readFileSync(CHANGELOG, 'utf8'), version, day));
  for (const file of PACKAGES) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(/^(\s*"version": )"[^"]*"/m, (_, start: string) => `${start}"${version}"`),
    );
  }
  git('commit', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
  process.stdout.write(`Released ${version}. Push it: git push origin HEAD v${version}\n`);
}

try {
  release(process.argv[2] ?? '');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
