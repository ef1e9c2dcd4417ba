/** Rounds: every subject is measured once in each, so that a disturbance of the machine meets all of them. */
import { rotate, type Sample } from './report/statistics.ts';
import type { RunningSubject, Stage, Target } from './stage.ts';
import type { SubjectName } from './subjects/table.ts';
import type { Workload } from './workloads.ts';

/** Before each measurement, after the subject was idle. */
export const WARM_UP_SECONDS = 0.5;
/** Once, if the workload does not say another time. */
const FIRST_WARM_UP_SECONDS = 3;

/** Starts subjects for a workload, and warms them up. */
export async function startSubjects(
  stage: Stage,
  workload: Workload,
  names: readonly SubjectName[],
): Promise<readonly RunningSubject[]> {
  const running: RunningSubject[] = [];
  for (const name of names) running.push(await stage.start(name, workload));
  for (const subject of running) await stage.load(subject, workload.warmUpSeconds ?? FIRST_WARM_UP_SECONDS);
  return running;
}

/** Each round starts with another subject. */
export async function inTurns<S, T>(
  subjects: readonly S[],
  rounds: number,
  measure: (subject: S, round: number) => Promise<T>,
): Promise<readonly T[]> {
  const samples: T[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const subject of rotate(subjects, round)) samples.push(await measure(subject, round));
  }
  return samples;
}

/** Measures a subject with connections that each wait for their response. */
export async function measureClosed(stage: Stage, target: Target, round: number, seconds: number): Promise<Sample> {
  await stage.load(target, WARM_UP_SECONDS);
  const before = await target.usage();
  const load = await stage.load(target, seconds);
  const after = await target.usage();
  return {
    subject: target.name,
    round,
    ...load,
    cpuMicroseconds: after.cpuMicroseconds - before.cpuMicroseconds,
    memoryBytes: after.memoryBytes,
  };
}
