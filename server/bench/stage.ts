/** The processes of a measurement: the upstream, the load, and the subjects of one workload. */
import { productionProcess } from '../src/testing/production-process.ts';
import { startRedis } from '../src/testing/redis-server.ts';
import type { LoadRequest } from './load/expected-response.ts';
import type { LoadAnswers } from './load/load.ts';
import type { Machine } from './processes/machine.ts';
import { startWorker, type Worker } from './processes/worker.ts';
import type { SubjectAnswers, Usage } from './subjects/subject.ts';
import { findSubject, type SubjectName, type Upstream } from './subjects/table.ts';
import type { UpstreamAnswers } from './upstream/upstream.ts';
import { prepareRequest } from './visit.ts';
import type { Workload } from './workloads.ts';

const CONNECTIONS = 8;

const fileOf = (path: string) => new URL(path, import.meta.url);

type Stoppable = { stop(): void };

/** What the load is sent to, and what is read of its process. */
export type Target = {
  readonly name: string;
  readonly title: string;
  readonly request: LoadRequest;
  /** Requests at a time. */
  readonly connections: number;
  usage(): Promise<Usage>;
  /** What the process wrote last to its standard error. */
  output(): string;
};

export type RunningSubject = Target & { readonly process: Worker<SubjectAnswers> };

/** Starts and stops processes. `stopAll` may be called at any time. */
export class Stage {
  readonly #machine: Machine;
  readonly #running = new Set<Stoppable>();
  readonly #load: Worker<LoadAnswers>;
  readonly #upstream: Promise<Upstream>;
  #redis: ReturnType<typeof startRedis> | undefined;

  constructor(machine: Machine) {
    this.#machine = machine;
    const pinning = machine.loadPinning;
    this.#load = startWorker<LoadAnswers>({ name: 'The load', file: fileOf('load/load.ts'), pinning });
    const upstream = startWorker<UpstreamAnswers>({
      name: 'The upstream',
      file: fileOf('upstream/upstream.ts'),
      pinning,
    });
    this.#running.add(this.#load).add(upstream);
    this.#upstream = upstream.ask('start');
  }

  /** Starts a subject in a process of its own, signs in, and checks the response to the workload. */
  async start(name: SubjectName, workload: Workload): Promise<RunningSubject> {
    const { connections = CONNECTIONS } = workload;
    const subject = findSubject(name);
    const process = startWorker<SubjectAnswers>({
      name: subject.title,
      file: fileOf('subjects/subject.ts'),
      pinning: this.#machine.subjectPinning,
      ...(subject.isBff && { settings: productionProcess }),
    });
    this.#running.add(process);
    const origin = await process.ask('start', { name, upstream: await this.#upstreamOf(name) });
    return {
      name,
      title: subject.title,
      process,
      request: await prepareRequest(subject, origin, workload),
      connections,
      usage: () => process.ask('usage'),
      output: () => process.output(),
    };
  }

  /** Where subjects send their requests. */
  upstream(): Promise<Upstream> {
    return this.#upstream;
  }

  /** Stops a process with the others that it did not start. */
  add(process: Stoppable): void {
    this.#running.add(process);
  }

  async #upstreamOf(name: SubjectName): Promise<Upstream> {
    const upstream = await this.#upstream;
    if (name === 'bff-sharing') return { ...upstream, sharesPages: true };
    if (name !== 'bff-redis') return upstream;
    // It runs on the core of the upstream, so that it takes no time of the subject.
    this.#redis ??= startRedis({ pinning: this.#machine.loadPinning });
    return { ...upstream, redisUrl: (await this.#redis).url.href };
  }

  /** Sends the workload to a subject for some seconds. Throws if a response is not as expected. */
  async load(target: Target, seconds: number) {
    const { request, connections } = target;
    return explainFailure(target, this.#load.ask('run', { request, connections, seconds }));
  }

  /** Sends requests to a subject when they are due, `rate` a second. Throws as `load` does. */
  async loadOpen(target: Target, arrivals: { rate: number; seconds: number; seed: number }) {
    return explainFailure(target, this.#load.ask('runOpen', { request: target.request, ...arrivals }));
  }

  stop({ process }: { readonly process: Stoppable }): void {
    this.#running.delete(process);
    process.stop();
  }

  stopAll(): void {
    for (const process of this.#running) process.stop();
    void this.#redis?.then((redis) => redis.stop());
  }
}

async function explainFailure<T>({ title, output }: Target, run: Promise<T>): Promise<T> {
  try {
    return await run;
  } catch (error) {
    throw new Error(`The run of ${title} failed\n${output()}`, { cause: error });
  }
}
