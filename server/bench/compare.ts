/** `pnpm bench`: measures the BFF and its peers in turns, and prints a table for each workload. */
import { writeFileSync } from 'node:fs';
import type { Options } from './options.ts';
import type { Machine } from './processes/machine.ts';
import { type Sample, summarise } from './report/statistics.ts';
import { formatSummaries } from './report/table.ts';
import { inTurns, measureClosed, startSubjects } from './rounds.ts';
import type { Stage } from './stage.ts';
import { BASELINE, titleOf } from './subjects/table.ts';
import { type Workload, workloads } from './workloads.ts';

/** A subject that uses less of its core was not the limit. */
const MIN_BUSY = 0.9;
const IDLE_CORE =
  'Some cores were not fully busy: other work of the machine, or the load, limited the requests. Compare CPU µs/request.\n';

type CompareOptions = Extract<Options, { command: 'compare' }>;

/** Runs the workloads. Throws if a subject answers with an error. */
export async function compare(stage: Stage, machine: Machine, options: CompareOptions): Promise<void> {
  const { rounds, seconds } = options;
  process.stdout.write(`${machine.description}\nrounds: ${rounds}, of ${seconds} s each\n`);
  const results: { workload: string; samples: readonly Sample[] }[] = [];
  for (const workload of workloads.filter(({ name }) => options.workloads.includes(name))) {
    const samples = await measure(stage, workload, options);
    results.push({ workload: workload.name, samples });
    const summaries = summarise(samples, BASELINE);
    process.stdout.write(`\n${workload.title}\n\n${formatSummaries(summaries, titleOf)}`);
    if ('note' in workload) process.stdout.write(`${workload.note}\n`);
    if (summaries.some(({ busy }) => busy < MIN_BUSY)) process.stdout.write(IDLE_CORE);
  }
  if (options.json === undefined) return;
  writeFileSync(
    options.json,
    `${JSON.stringify({ measuredAt: new Date().toISOString(), machine: machine.description, rounds, seconds, results }, null, 2)}\n`,
  );
}

async function measure(
  stage: Stage,
  workload: Workload,
  { rounds, seconds }: CompareOptions,
): Promise<readonly Sample[]> {
  const running = await startSubjects(stage, workload, workload.subjects);
  const samples = await inTurns(running, rounds, (subject, round) => measureClosed(stage, subject, round, seconds));
  for (const subject of running) stage.stop(subject);
  return samples;
}
