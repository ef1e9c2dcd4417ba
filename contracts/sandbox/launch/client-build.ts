/**
 * Builds the client for production, for the browser and for the server, and the workshop of its parts. Skips a build if
 * its sources have not changed since the last one.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Workshop } from '../console/workshop-page.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The inputs of every build. */
const SOURCES = ['web/src', 'web/build', 'web/package.json', 'shared/src', 'pnpm-lock.yaml'];

type Build = {
  /** The folder of its result, which has the stamp. */
  readonly folder: string;
  /** Its inputs besides `SOURCES`. */
  readonly sources: readonly string[];
  /** The configurations of Vite, one build each. */
  readonly configs: readonly string[];
};

const client: Build = {
  folder: 'web/dist',
  sources: ['web/index.html', 'web/vite.config.ts', 'web/vite.server.config.ts'],
  configs: ['vite.config.ts', 'vite.server.config.ts'],
};

const workshopBuild: Build = {
  folder: 'web/dist-workshop',
  sources: ['web/workshop'],
  configs: ['workshop/vite.config.ts'],
};

/** Returns whether a build was necessary. Throws if the build fails. */
export function buildClient(): Promise<boolean> {
  return buildIfChanged(client);
}

/** The workshop in the console of the sandbox (ADR 81). */
export const workshop: Workshop = {
  folder: join(ROOT, workshopBuild.folder),
  prepare: async () => {
    await buildIfChanged(workshopBuild);
  },
};

async function buildIfChanged({ folder, sources, configs }: Build): Promise<boolean> {
  const stamp = join(ROOT, folder, '.built-from');
  const fingerprint = await hashSources([...SOURCES, ...sources]);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) return false;
  for (const config of configs) await runBuild(config);
  await writeFile(stamp, fingerprint);
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

async function runBuild(config: string): Promise<void> {
  const vite = fileURLToPath(new URL('node_modules/vite/bin/vite.js', new URL('../../../web/', import.meta.url)));
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', '--config', config], {
    cwd: join(ROOT, 'web'),
    stdio: 'inherit',
    // A test run has another one, with which React's parts do not fit together.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The build of the client failed.');
}
