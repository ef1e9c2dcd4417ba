/** Builds the client for production, for the browser and for the server. Skips the build if the sources have not changed since the last one. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const STAMP = join(ROOT, 'web/dist/.built-from');
/** The inputs of the build. */
const SOURCES = [
  'web/src',
  'web/build',
  'web/index.html',
  'web/vite.config.ts',
  'web/vite.server.config.ts',
  'web/package.json',
  'shared/src',
  'pnpm-lock.yaml',
];

/** Returns whether a build was necessary. Throws if the build fails. */
export async function buildClient(): Promise<boolean> {
  const fingerprint = await hashSources(SOURCES);
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === fingerprint) return false;
  await runBuild();
  await runBuild('--config', 'vite.server.config.ts');
  await writeFile(STAMP, fingerprint);
  return true;
}

async function hashSources(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await listFiles(source)) hash.update(file).update(await readFile(join(ROOT, file)));
  }
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort();
}

async function runBuild(...options: readonly string[]): Promise<void> {
  const vite = fileURLToPath(new URL('node_modules/vite/bin/vite.js', new URL('../../../web/', import.meta.url)));
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], {
    cwd: join(ROOT, 'web'),
    stdio: 'inherit',
    // A test run has another one, with which React's parts do not fit together.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The build of the client failed.');
}
