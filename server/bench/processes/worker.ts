/** The benchmark's side of a process that it starts: it asks questions and waits for the answers. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ProductionProcess } from '../../src/testing/production-process.ts';
import type { Answers, Question, Reply } from './answer-questions.ts';

/** What a failed process wrote last, in characters. */
const KEPT_OUTPUT = 4_000;

export type Worker<A extends Answers> = {
  /** Throws if the process fails to answer, or ends before it answers. */
  ask<Q extends keyof A & string>(question: Q, ...input: Parameters<A[Q]>): Promise<Awaited<ReturnType<A[Q]>>>;
  /** What it wrote last to its standard error. */
  output(): string;
  stop(): void;
};

type Waiting = { resolve(answer: never): void; reject(error: Error): void };

type WorkerOptions = {
  /** For messages about a failure. */
  readonly name: string;
  readonly file: URL;
  /** A command that limits the process to a core; empty without one. */
  readonly pinning: readonly string[];
  /** How Node runs it, if not with its defaults. */
  readonly settings?: ProductionProcess;
};

const defaults: ProductionProcess = { nodeArguments: [], environment: { NODE_ENV: 'production' } };

/** Starts a process. Its warnings are shown only if it fails. */
export function startWorker<A extends Answers>({ name, file, pinning, settings = defaults }: WorkerOptions): Worker<A> {
  const [command = process.execPath, ...args] = [
    ...pinning,
    process.execPath,
    ...settings.nodeArguments,
    fileURLToPath(file),
  ];
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ...settings.environment },
  });
  const waiting = new Map<number, Waiting>();
  let questions = 0;
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output = (output + chunk).slice(-KEPT_OUTPUT);
  });
  child.on('message', ({ id, answer, error }: Reply) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    // `ask` gives the promise its type; a message between processes has none.
    if (error === undefined) resolve?.(answer as never);
    else reject?.(new Error(`${name}: ${error}`));
  });
  const fail = (reason: string) => {
    for (const { reject } of waiting.values()) reject(new Error(`${name} ${reason}\n${output}`));
    waiting.clear();
  };
  child.on('error', (error) => fail(`did not start: ${error.message}`));
  child.on('exit', (code, signal) => fail(`ended (${signal ?? `exit code ${code}`})`));

  return {
    ask: (question, input?: unknown) =>
      new Promise((resolve, reject) => {
        const id = ++questions;
        if (!child.connected) return reject(new Error(`${name} has ended\n${output}`));
        waiting.set(id, { resolve, reject });
        child.send({ id, question, input } satisfies Question);
      }),
    output: () => output,
    stop: () => {
      child.kill('SIGKILL');
    },
  };
}
