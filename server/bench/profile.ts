/** `pnpm bench profile`: profiles the BFF under load, and prints where its processor time goes. */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Options } from './options.ts';
import type { Machine } from './processes/machine.ts';
import { type Share, summariseProfile } from './report/profile-summary.ts';
import { toPercent } from './report/table.ts';
import type { Stage } from './stage.ts';
import { findWorkload } from './workloads.ts';

const ROOT = join(import.meta.dirname, '../..');
const TOP_FUNCTIONS = 25;
const TOP_OWN_FUNCTIONS = 15;
/** Until V8 has compiled what a request uses. */
const WARM_UP_SECONDS = 3;
/** Packages below this share are left out. */
const MIN_SHARE = 0.002;

type ProfileOptions = Extract<Options, { command: 'profile' }>;

/** Profiles one workload without the start of the process. Throws if the BFF answers with an error. */
export async function profile(stage: Stage, machine: Machine, options: ProfileOptions): Promise<void> {
  const workload = findWorkload(options.workload);
  const file = resolve(options.out ?? join(ROOT, 'test-results', `bff-${workload.name}.cpuprofile`));
  mkdirSync(dirname(file), { recursive: true });

  const running = await stage.start('bff', workload);
  await stage.load(running, WARM_UP_SECONDS);
  await running.process.ask('startProfile');
  const { requests, seconds } = await stage.load(running, options.seconds);
  await running.process.ask('stopProfile', file);
  stage.stop(running);

  const { idle, packages, functions, ownFunctions } = summariseProfile(
    JSON.parse(readFileSync(file, 'utf8')),
    pathToFileURL(ROOT).href,
  );
  process.stdout.write(`${machine.description}\n${workload.title}\n`);
  process.stdout.write(`${requests} requests in ${seconds.toFixed(1)} s, idle ${toPercent(idle)} of the time\n`);
  const shown = packages.filter(({ share }) => share >= MIN_SHARE);
  printList('Self time by package', shown, ({ name }) => name);
  printList('Self time by function', functions.slice(0, TOP_FUNCTIONS), ({ name, place, lines }) =>
    [name, place, ...lines.map((line) => `${line.line} (${toPercent(line.share, 1)})`)].join('  '),
  );
  printList(
    'Functions of this repository, with what they call',
    ownFunctions.slice(0, TOP_OWN_FUNCTIONS),
    ({ name, place }) => `${name}  ${place}`,
  );
  process.stdout.write(`\nThe profile is in ${file}: open it with Chromium's DevTools or an editor.\n`);
}

function printList<T extends Share>(title: string, rows: readonly T[], format: (row: T) => string): void {
  const lines = rows.map((row) => `${toPercent(row.share, 1).padStart(7)}  ${format(row)}\n`);
  process.stdout.write(`\n${title}\n${lines.join('')}`);
}
