/** How much of the machine's processors other work used meanwhile: without it nobody can read the figures of a crowd. */
import { cpus } from 'node:os';
import type { BffProcess } from '../harness/bff-process.ts';

/** All times are in seconds. */
type Processors = {
  readonly at: number;
  /** Of all processors together. */
  readonly busy: number;
  /** Of this process and of the instances. */
  readonly own: number;
};

export async function readProcessors(instances: readonly BffProcess[], metricsToken: string): Promise<Processors> {
  const { user, system } = process.cpuUsage();
  const ofInstances = await Promise.all(instances.map((instance) => readCpuSeconds(instance, metricsToken)));
  const busy = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return {
    at: performance.now() / 1000,
    busy: busy / 1000,
    own: (user + system) / 1e6 + ofInstances.reduce((sum, seconds) => sum + seconds, 0),
  };
}

/** Says how many processors other processes used on average between two readings. */
export function tellOtherWork(before: Processors, after: Processors): string {
  const seconds = after.at - before.at;
  const own = (after.own - before.own) / seconds;
  const others = Math.max(0, (after.busy - before.busy) / seconds - own);
  return `of ${cpus().length} processors this run used ${own.toFixed(1)} on average, and other processes ${others.toFixed(1)}`;
}

async function readCpuSeconds({ url }: BffProcess, metricsToken: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(await answer.text())?.[1]);
}
