/** `pnpm bench open`: how long visitors wait who come at their own rate, at the BFF and at the bare proxy. */
import { writeFileSync } from 'node:fs';
import type { Options } from './options.ts';
import type { Machine } from './processes/machine.ts';
import { type OpenSample, percentile, summariseOpen } from './report/open-loop.ts';
import { summarise } from './report/statistics.ts';
import { formatOpenSummaries, toPercent } from './report/table.ts';
import { inTurns, measureClosed, startSubjects, WARM_UP_SECONDS } from './rounds.ts';
import type { RunningSubject, Stage, Target } from './stage.ts';
import { BASELINE, subjectsOfOpenLoop, titleOf } from './subjects/table.ts';
import { findWorkload } from './workloads.ts';

/** A server that is asked for more than this soon has no room for what comes at the same time. */
const SHARE_OF_CAPACITY = 0.6;
/** The rate is a share of what the slower of these can serve, so that both get the same. */
const MEASURED_FOR_RATE: readonly string[] = ['bff', BASELINE];

type OpenOptions = Extract<Options, { command: 'open' }>;
type Arrivals = { readonly rate: number; readonly why: string };

/** Runs the workloads. Throws if a subject answers with an error, or cannot serve the rate. */
export async function compareOpen(stage: Stage, machine: Machine, options: OpenOptions): Promise<void> {
  const { rounds, seconds } = options;
  process.stdout.write(`${machine.description}\nrounds: ${rounds}, of ${seconds} s each\n`);
  const results: unknown[] = [];
  for (const name of options.workloads) {
    const workload = findWorkload(name);
    const running = await startSubjects(stage, workload, subjectsOfOpenLoop);
    const { rate, why } =
      options.rate === undefined ? await findRate(stage, running, options) : { rate: options.rate, why: 'as given' };
    const samples = await inTurns(running, rounds, (subject, round) =>
      measureOpen(stage, subject, { rate, round, seconds }),
    );
    for (const subject of running) stage.stop(subject);
    process.stdout.write(`\n${workload.title}\nopen loop, ${rate} requests/s: ${why}\n\n`);
    process.stdout.write(formatOpenSummaries(summariseOpen(samples, BASELINE), titleOf));
    results.push({ workload: name, rate, samples: samples.map(withoutEachLatency) });
  }
  if (options.json === undefined) return;
  const report = { measuredAt: new Date().toISOString(), machine: machine.description, rounds, seconds, results };
  writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
}

/** Measures in the closed loop what the subjects can serve. */
async function findRate(
  stage: Stage,
  running: readonly RunningSubject[],
  { rounds, seconds }: OpenOptions,
): Promise<Arrivals> {
  const samples = await inTurns(running, rounds, (subject, round) => measureClosed(stage, subject, round, seconds));
  const [slower] = summarise(samples, BASELINE)
    .filter(({ subject }) => MEASURED_FOR_RATE.includes(subject))
    .sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  if (!slower) throw new Error('no subject was measured');
  const capacity = slower.requestsPerSecond;
  return {
    rate: Math.round(capacity * SHARE_OF_CAPACITY),
    why: `${toPercent(SHARE_OF_CAPACITY)} of what ${titleOf(slower.subject)} served in the closed loop (${capacity.toFixed(0)})`,
  };
}

async function measureOpen(
  stage: Stage,
  target: Target,
  { rate, round, seconds }: { rate: number; round: number; seconds: number },
): Promise<OpenSample> {
  await stage.loadOpen(target, { rate, seconds: WARM_UP_SECONDS, seed: -1 });
  const before = await target.usage();
  const load = await stage.loadOpen(target, { rate, seconds, seed: round });
  const after = await target.usage();
  return {
    subject: target.name,
    round,
    rate,
    ...load,
    cpuMicroseconds: after.cpuMicroseconds - before.cpuMicroseconds,
  };
}

/** Tens of thousands of latencies are no report. */
function withoutEachLatency({ latencies, ...sample }: OpenSample) {
  const msAt = (percent: number) => percentile(latencies, percent) / 1000;
  return {
    ...sample,
    requests: latencies.length,
    p50Ms: msAt(50),
    p99Ms: msAt(99),
    p999Ms: msAt(99.9),
    maxMs: msAt(100),
  };
}
