/** A process that is started again and again, and gets back what it had: it sends that before it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

type Start = {
  /** The path of its module, and what stands before it. */
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Called with each line that it writes. */
  readonly onLine: (line: string) => void;
};

/** A process that has not stopped after this time, in milliseconds, is killed. */
const LONGEST_END_MS = 5000;

export class KeptProcess {
  readonly #start: Start;
  #child: ChildProcess;
  #kept: unknown = new Map();
  #turn = Promise.resolve();

  constructor(start: Start) {
    this.#start = start;
    this.#child = this.#spawn();
  }

  /** Stops the process if it runs, and starts it with the state that it sent last. */
  restart(): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      await this.#end();
      this.#child = this.#spawn();
    });
    return this.#turn;
  }

  stop(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#end());
    return this.#turn;
  }

  #spawn(): ChildProcess {
    const { command, environment, onLine } = this.#start;
    const child = spawn(process.execPath, command, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Maps arrive as maps.
      serialization: 'advanced',
      env: { ...process.env, ...environment },
    });
    for (const output of [child.stdout, child.stderr]) if (output) createInterface(output).on('line', onLine);
    child.on('message', (message) => {
      this.#kept = message;
    });
    child.once('exit', (code) => {
      if (code) onLine('It waits for a change.');
    });
    child.send(Object(this.#kept), () => {});
    return child;
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_END_MS);
    await ended;
    clearTimeout(late);
  }
}
