/** `pnpm lighthouse`: see docs/performance.md#the-pages-in-the-browser. */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { buildShop } from '@perennial/sandbox/launch/build';
import { type DevStack, startDevStack } from '@perennial/sandbox/launch/dev-stack';
import { freePorts } from '@perennial/sandbox/ports';
import { ensureBrowser } from '../browser.ts';
import { type Options, readOptions, USAGE, UsageError } from './options.ts';
import type { AuditedPage } from './pages.ts';
import { findMisses, type Row, toTable } from './report.ts';
import { type Visited, visitPage } from './visit.ts';

/** In milliseconds; what is not measured by then counts as missed. */
const TIME_LIMIT_MS = 15 * 60_000;
/** Chromium's trace sometimes has no start of the navigation. Such a visit is repeated. */
const FAILED_VISITS = 3;
/** The exit code of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

const deadline = performance.now() + TIME_LIMIT_MS;

/** Lighthouse has a workspace of its own. */
function installLighthouse(): void {
  const install = spawnSync('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (install.status !== 0) throw new Error('Lighthouse could not be installed.');
}

async function measure(page: AuditedPage, runs: number, stack: DevStack, browser: string): Promise<Row> {
  const visits: Visited[] = [];
  for (let failed = 0; visits.length < runs && failed < FAILED_VISITS && performance.now() < deadline; ) {
    try {
      const visited = await visitPage(page, stack, browser);
      visits.push(visited);
      process.stderr.write(`${page.name}: ${JSON.stringify(visited.figures)}\n`);
    } catch (error) {
      failed += 1;
      process.stderr.write(`${page.name}: a visit failed: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  const [visited] = visits;
  for (const title of visited?.failedSeoAudits ?? []) process.stderr.write(`${page.name}: SEO: ${title}\n`);
  return { name: page.name, visits: visits.map(({ figures }) => figures) };
}

async function main({ runs, pages, json }: Options): Promise<void> {
  installLighthouse();
  const browser = ensureBrowser();
  await buildShop();
  const stack = await startDevStack({
    ports: await freePorts(),
    environment: { LOG_LEVEL: 'error', ANALYTICS_ADAPTERS: '', EVENT_STREAMS: '0' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stack.stop().finally(() => process.exit(INTERRUPTED)));
  try {
    // The first page of a process takes longer.
    await fetch(`${stack.shopUrl}/en-ca/cart`);
    const rows: Row[] = [];
    for (const page of pages) rows.push(await measure(page, runs, stack, browser));
    if (json) await writeFile(json, `${JSON.stringify(rows, null, 2)}\n`);
    process.stdout.write(`${toTable(rows)}\n`);
    const misses = findMisses(rows);
    for (const miss of misses) process.stderr.write(`${miss}\n`);
    if (misses.length > 0) process.exitCode = 1;
  } finally {
    await stack.stop();
  }
}

try {
  await main(readOptions(process.argv.slice(2)));
} catch (error) {
  if (error instanceof UsageError) process.stderr.write(`${error.message}\n${USAGE}`);
  else throw error;
  process.exitCode = 2;
}
