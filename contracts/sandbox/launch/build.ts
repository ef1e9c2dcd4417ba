/**
 * Builds the shop for production (the client for the browser and for the server, and the BFF), and the workshop of the
 * client's parts. Skips a build if its sources have not changed since the last one.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Workshop } from '../console/workshop-page.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The inputs of every build of the client. */
const CLIENT_SOURCES = ['web/src', 'web/build', 'web/package.json', 'shared/src', 'pnpm-lock.yaml'];

const VITE = 'node_modules/vite/bin/vite.js';
const ROLLDOWN = 'node_modules/rolldown/bin/cli.mjs';

type Build = {
  /** The folder of its result, which has the stamp. */
  readonly folder: string;
  readonly sources: readonly string[];
  /** The package in which the commands run. */
  readonly package: string;
  /** The arguments of Node, one command after the other. */
  readonly commands: readonly (readonly string[])[];
};

const vite = (config: string) => [VITE, 'build', '--logLevel', 'warn', '--config', config];

const client: Build = {
  folder: 'web/dist',
  sources: [...CLIENT_SOURCES, 'web/index.html', 'web/vite.config.ts', 'web/vite.server.config.ts'],
  package: 'web',
  commands: [vite('vite.config.ts'), vite('vite.server.config.ts')],
};

const bff: Build = {
  folder: 'server/dist/bundle',
  sources: [
    'server/src',
    'server/package.json',
    'server/rolldown.config.ts',
    'server/build',
    'shared/src',
    'pnpm-lock.yaml',
  ],
  package: 'server',
  commands: [
    [ROLLDOWN, '--config', 'rolldown.config.ts', '--logLevel', 'warn'],
    ['dist/bundle/main.js', '--compile-only'],
  ],
};

const workshopBuild: Build = {
  folder: 'web/dist-workshop',
  sources: [...CLIENT_SOURCES, 'web/workshop'],
  package: 'web',
  commands: [vite('workshop/vite.config.ts')],
};

/** Builds client and BFF. Throws if a build fails. */
export async function buildShop(): Promise<void> {
  await buildIfChanged(client);
  await buildIfChanged(bff);
}

/** The workshop in the console of the sandbox (ADR 81). */
export const workshop: Workshop = {
  folder: join(ROOT, workshopBuild.folder),
  prepare: async () => {
    await buildIfChanged(workshopBuild);
  },
};

async function buildIfChanged({ folder, sources, package: name, commands }: Build): Promise<void> {
  const stamp = join(ROOT, folder, '.built-from');
  const fingerprint = hashSources(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  for (const command of commands) await run(name, command);
  writeFileSync(stamp, fingerprint);
}

/** Reads thousands of small files one after the other: each would wait for a thread if it were read asynchronously. */
function hashSources(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles)) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort();
}

async function run(packageName: string, command: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, command, {
    cwd: join(ROOT, packageName),
    stdio: 'inherit',
    // A test run has another one, with which React's parts do not fit together.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The build of ${packageName} failed.`);
}
