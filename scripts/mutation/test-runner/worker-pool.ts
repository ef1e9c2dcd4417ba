/** A pool of Vitest that keeps one process for each environment of tests, from one run to the next. */
import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';

const ENTRY = join(import.meta.dirname, 'worker.ts');

type WorkerPool = {
  readonly name: string;
  readonly createPoolWorker: (options: PoolOptions) => PoolWorker;
  /** Ends the processes. The next run starts others, which have loaded nothing. */
  readonly end: () => Promise<void>;
};

export function createWorkerPool(): WorkerPool {
  const processes = new Map<string, ChildProcess>();

  function processFor({ environment, env, execArgv }: PoolOptions): ChildProcess {
    const kept = processes.get(environment.name);
    if (kept?.connected) return kept;
    const started = fork(ENTRY, [], {
      env,
      execArgv,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    started.setMaxListeners(0);
    processes.set(environment.name, started);
    return started;
  }

  return {
    name: 'kept processes',
    createPoolWorker: (options) => new RunOfKeptProcess(() => processFor(options)),
    end: async () => {
      const ended = [...processes.values()].filter(
        ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
      );
      processes.clear();
      await Promise.all(
        ended.map(async (each) => {
          each.kill('SIGKILL');
          await once(each, 'exit');
        }),
      );
    },
  };
}

/** What Vitest takes for a process of its own: one run in a process that other runs had before. */
class RunOfKeptProcess implements PoolWorker {
  readonly name = 'kept processes';
  readonly cacheFs = true;
  readonly #find: () => ChildProcess;
  readonly #events = new EventEmitter();
  #process: ChildProcess | undefined;

  constructor(find: () => ChildProcess) {
    this.#find = find;
  }

  readonly #forward = {
    message: (...args: unknown[]) => this.#events.emit('message', ...args),
    exit: (...args: unknown[]) => this.#events.emit('exit', ...args),
  };

  async start(): Promise<void> {
    this.#process = this.#find();
    for (const [event, listener] of Object.entries(this.#forward)) this.#process.on(event, listener);
  }

  async stop(): Promise<void> {
    for (const [event, listener] of Object.entries(this.#forward)) this.#process?.off(event, listener);
  }

  send(message: WorkerRequest): void {
    // The process goes on, so it is not told to stop.
    if (isStop(message)) this.#events.emit('message', { __vitest_worker_response__: true, type: 'stopped' });
    else this.#process?.send(message);
  }

  on(event: string, listener: (...args: unknown[]) => void): void {
    this.#events.on(event, listener);
  }

  off(event: string, listener: (...args: unknown[]) => void): void {
    this.#events.off(event, listener);
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

function isStop(message: WorkerRequest): boolean {
  return 'type' in message && message.type === 'stop';
}
