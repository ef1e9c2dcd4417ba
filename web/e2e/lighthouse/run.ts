/** `pnpm lighthouse`: see docs/performance.md#the-pages-in-the-browser. */
import { spawnSync } from 'node:child_process';
import { runMeasurement, type Subject } from '../measuring/run-measurement.ts';
import { type AuditedPage, pages } from './pages.ts';
import { findMisses, type Row, toTable } from './report.ts';
import { type Visited, visitPage } from './visit.ts';

/** In milliseconds; what is not measured by then counts as missed. */
const TIME_LIMIT_MS = 40 * 60_000;
/** Chromium's trace sometimes has no start of the navigation. Such a visit is repeated. */
const FAILED_VISITS = 3;

const deadline = performance.now() + TIME_LIMIT_MS;

/** Lighthouse has a workspace of its own. */
function installLighthouse(): void {
  const install = spawnSync('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (install.status !== 0) throw new Error('Lighthouse could not be installed.');
}

async function measure(page: AuditedPage, { stack, browser, runs }: Subject): Promise<Row> {
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
  for (const title of visited?.failedAudits ?? []) process.stderr.write(`${page.name}: ${title}\n`);
  return { name: page.name, visits: visits.map(({ figures }) => figures) };
}

await runMeasurement({
  name: 'lighthouse',
  row: 'page',
  rows: pages,
  prepare: installLighthouse,
  measure,
  toTable,
  findMisses,
});
