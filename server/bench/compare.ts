/** `pnpm bench`: measures the BFF and its peers in turns, and prints a table for each workload. */
import { writeFileSync } from 'node:fs';
import type { Options } from './options.ts';
import type { Machine } from './processes/machine.ts';
import { rotate, type Sample, summarise } from './report/statistics.ts';
import { formatSummaries } from './report/table.ts';
import type { RunningSubject, Stage } from './stage.ts';
import { BASELINE, subjects } from './subjects/table.ts';
import { type Workload, workloads } from './workloads.ts';

/** Before each measurement, after the subject was idle. */
const WARM_UP_SECONDS = 0.5;
/** Once, if the workload does not say another time. */
const FIRST_WARM_UP_SECONDS = 3;

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

async function measure(stage: Stage, workload: Workload, { rounds, seconds }: CompareOptions): Promise<Sample[]> {
  const { warmUpSeconds = FIRST_WARM_UP_SECONDS } = workload;
  const running: RunningSubject[] = [];
  for (const name of workload.subjects) running.push(await stage.start(name, workload));
  for (const subject of running) await stage.load(subject, warmUpSeconds);
  const samples: Sample[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const subject of rotate(running, round)) samples.push(await measureOnce(stage, subject, round, seconds));
  }
  for (const subject of running) stage.stop(subject);
  return samples;
}

async function measureOnce(stage: Stage, running: RunningSubject, round: number, seconds: number): Promise<Sample> {
  await stage.load(running, WARM_UP_SECONDS);
  const before = await running.process.ask('usage');
  const load = await stage.load(running, seconds);
  const after = await running.process.ask('usage');
  return {
    subject: running.subject.name,
    round,
    ...load,
    cpuMicroseconds: after.cpuMicroseconds - before.cpuMicroseconds,
    memoryBytes: after.memoryBytes,
  };
}

function titleOf(name: string): string {
  return subjects.find((subject) => subject.name === name)?.title ?? name;
}
