/** Installs and builds the app of a framework, outside the workspace, so that nobody else installs the framework. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopPage } from './shop-page.ts';
import type { frameworks } from './table.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Not in `node_modules`: build tools do not compile what is there (ADR 115). */
const APPS = join(ROOT, '.cache/frameworks');

/** What a failed step wrote last, in characters. */
const KEPT_OUTPUT = 4_000;

type Framework = (typeof frameworks)[number];

/** Returns the folder of the built app. Skips what has not changed since the last time. Throws if a step fails. */
export async function buildApp(framework: Framework, page: ShopPage): Promise<string> {
  const source = join(import.meta.dirname, framework.name);
  const folder = join(APPS, framework.name);
  const manifests = ['package.json', 'pnpm-lock.yaml'].map((file) => join(source, file));
  await unlessDone(join(folder, 'installed'), hashFiles(manifests), async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const manifest of manifests) cpSync(manifest, join(folder, manifest.slice(source.length)));
    process.stdout.write(`installing ${framework.title}\n`);
    // Frozen: the versions are those of the lockfile.
    const install = ['install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts', '--reporter', 'silent'];
    await run('npx', ['-y', 'pnpm@12', ...install], folder);
  });
  const contents = JSON.stringify(withoutTimes(page));
  const sources = [...listFiles(source), ...listFiles(join(import.meta.dirname, 'page'))];
  await unlessDone(join(folder, 'built'), hashFiles(sources, contents), async () => {
    cpSync(source, folder, { recursive: true });
    cpSync(join(import.meta.dirname, 'page'), join(folder, 'page'), { recursive: true });
    writeFileSync(join(folder, 'page/styles.css'), page.styles);
    writeFileSync(join(folder, 'page/site.json'), JSON.stringify(page.site));
    writeFileSync(join(folder, 'page/calls.json'), JSON.stringify(page.calls));
    process.stdout.write(`building ${framework.title}\n`);
    await run(process.execPath, framework.build, folder, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  });
  return folder;
}

/** Every page has another time of its session, which changes nothing that is measured. */
function withoutTimes({ site: { sessionReadAt: _, ...site }, ...page }: ShopPage): ShopPage {
  return { ...page, site };
}

/** Runs a step if the stamp of the last time has another text. */
async function unlessDone(stamp: string, text: string, step: () => Promise<void>): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === text) return;
  await step();
  writeFileSync(stamp, text);
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function hashFiles(files: readonly string[], text = ''): string {
  const hash = createHash('sha256').update(text);
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

type Environment = Readonly<Record<string, string>>;

/** Throws with what the program wrote last if it fails. */
async function run(program: string, args: readonly string[], folder: string, environment: Environment = {}) {
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-KEPT_OUTPUT);
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${folder}\n${output}`);
}
