/** `pnpm bench profile`: profiles the BFF under load, and prints where its processor time goes. */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Options } from './options.ts';
import type { Machine } from './processes/machine.ts';
import { summariseProfile } from './report/profile-summary.ts';
import { formatTable, toPercent } from './report/table.ts';
import type { Stage } from './stage.ts';
import { type Workload, workloads } from './workloads.ts';

const ROOT = join(import.meta.dirname, '../..');
const TOP_FUNCTIONS = 25;
/** Until V8 has compiled what a request uses. */
const WARM_UP_SECONDS = 3;
/** Packages below this share are left out. */
const MIN_SHARE = 0.002;

type ProfileOptions = Extract<Options, { command: 'profile' }>;

/** Profiles one workload without the start of the process. Throws if the BFF answers with an error. */
export async function profile(stage: Stage, machine: Machine, options: ProfileOptions): Promise<void> {
  const workload = workloads.find(({ name }) => name === options.workload) as Workload;
  const file = resolve(options.out ?? join(ROOT, 'test-results', `bff-${workload.name}.cpuprofile`));
  mkdirSync(dirname(file), { recursive: true });

  const running = await stage.start('bff', workload);
  await stage.load(running, WARM_UP_SECONDS);
  await running.process.ask('startProfile');
  const { requests, seconds } = await stage.load(running, options.seconds);
  await running.process.ask('stopProfile', file);
  stage.stop(running);

  const summary = summariseProfile(JSON.parse(readFileSync(file, 'utf8')), pathToFileURL(ROOT).href);
  const packages = summary.packages.filter(({ share }) => share >= MIN_SHARE);
  const functions = summary.functions.slice(0, TOP_FUNCTIONS);
  process.stdout.write(`${machine.description}\n${workload.title}\n`);
  process.stdout.write(
    `${requests} requests in ${seconds.toFixed(1)} s, idle ${toPercent(summary.idle)} of the time\n\n`,
  );
  process.stdout.write(
    formatTable([['self time by package', ''], ...packages.map(({ name, share }) => [name, toPercent(share, 1)])]),
  );
  process.stdout.write('\n');
  for (const { name, place, share, lines } of functions) {
    const details = lines.map((line) => `${line.line} (${toPercent(line.share, 1)})`).join(', ');
    process.stdout.write(`${toPercent(share, 1).padStart(7)}  ${name}  ${place}\n`);
    if (lines.length > 1) process.stdout.write(`         lines ${details}\n`);
  }
  process.stdout.write(`\nThe profile is in ${file}: open it with Chromium's DevTools or an editor.\n`);
}
