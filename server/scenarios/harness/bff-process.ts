/** One instance of the BFF: a process of the built BFF with an environment of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { productionProcess } from '../../src/testing/production-process.ts';
import type { ClockChange } from './movable-clock.ts';

const MAIN = fileURLToPath(new URL('../../dist/bundle/main.js', import.meta.url));
const CLOCK = new URL('movable-clock.ts', import.meta.url).href;

const READY_TIMEOUT_MS = 30_000;
const POLL_MS = 20;

export type Environment = Readonly<Record<string, string>>;

type Start = {
  readonly port: number;
  readonly environment: Environment;
  /** Whether `changeClock` works. */
  readonly hasMovableClock?: boolean;
};

const children = new Set<ChildProcess>();
// A run that is interrupted leaves no process behind.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

export class BffProcess {
  readonly url: string;
  readonly #start: Start;
  #child: ChildProcess;
  #output = '';

  private constructor(start: Start) {
    this.url = `http://127.0.0.1:${start.port}`;
    this.#start = start;
    this.#child = this.#spawn();
  }

  /** Starts the process, and waits until it listens. Throws with its output if it ends before. */
  static async start(start: Start): Promise<BffProcess> {
    const bff = new BffProcess(start);
    await bff.#waitUntilItListens();
    return bff;
  }

  /** What the process has written to stdout and stderr, also before a restart. */
  get output(): string {
    return this.#output;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Sends SIGTERM, and returns the exit code: null if another signal ended the process. */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Ends the process at once, as a failure of its machine does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Starts the process again on its port. */
  async restart(): Promise<void> {
    await this.kill();
    this.#child = this.#spawn();
    await this.#waitUntilItListens();
  }

  async changeClock(change: ClockChange): Promise<void> {
    const confirmed = once(this.#child, 'message');
    this.#child.send(change);
    await confirmed;
  }

  #spawn(): ChildProcess {
    const { port, environment, hasMovableClock = false } = this.#start;
    const { nodeArguments, environment: ofImage } = productionProcess;
    const child = spawn(process.execPath, [...nodeArguments, ...(hasMovableClock ? ['--import', CLOCK] : []), MAIN], {
      stdio: ['ignore', 'pipe', 'pipe', ...(hasMovableClock ? ['ipc' as const] : [])],
      env: { PATH: process.env['PATH'], ...ofImage, PORT: String(port), ...environment },
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.#output += chunk;
      });
    }
    return child;
  }

  async #waitUntilItListens(): Promise<void> {
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (this.isRunning && Date.now() < deadline) {
      const response = await fetch(`${this.url}/healthz`).catch(() => undefined);
      if (response?.ok) return;
      await wait(POLL_MS);
    }
    await this.kill();
    throw new Error(`The BFF did not start:\n${this.#output}`);
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.isRunning) {
      const ended = once(this.#child, 'exit');
      this.#child.kill(signal);
      await ended;
    }
    return this.#child.exitCode;
  }
}
