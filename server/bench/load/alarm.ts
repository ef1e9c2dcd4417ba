/** Wakes the event loop at a time. Timers do so in whole milliseconds, in which a subject answers twenty requests. */
import { Worker } from 'node:worker_threads';

/** Above each time that is set. */
export const NEVER = 2 ** 31 - 1;

export type AlarmData = {
  /** One number, in microseconds from the start of the alarm. */
  readonly setTo: Int32Array;
  /** Of `process.hrtime`, in nanoseconds. */
  readonly startedAt: bigint;
};

export class Alarm {
  readonly #setTo = new Int32Array(new SharedArrayBuffer(4)).fill(NEVER);
  /** Milliseconds, of `performance.now()`. */
  readonly #startedAt = performance.now();
  readonly #thread: Worker;

  constructor(wake: () => void) {
    const workerData: AlarmData = { setTo: this.#setTo, startedAt: process.hrtime.bigint() };
    this.#thread = new Worker(new URL('alarm-thread.ts', import.meta.url), { workerData });
    this.#thread.on('message', wake);
  }

  /** Wakes once, at a time of `performance.now()` and at most 0.3 ms later. Another time that was set counts no more. */
  set(time: number): void {
    Atomics.store(this.#setTo, 0, Math.round((time - this.#startedAt) * 1000));
  }

  async stop(): Promise<void> {
    await this.#thread.terminate();
  }
}
