/**
 * The open loop: requests are sent when they are due, whether the ones before are answered or not. A latency counts from
 * the time at which its request was due. So a subject that stalls is charged for every visitor who would have come in
 * the meantime; in the closed loop a stall is one slow response for each connection (coordinated omission).
 */
import { createHistogram } from 'node:perf_hooks';
import { Pool } from 'undici';
import { Alarm } from './alarm.ts';
import { ExpectedResponse, type LoadRequest, toDispatch } from './expected-response.ts';

/** As a reverse proxy keeps open. A request that finds all of them busy waits, and its waiting counts. */
export const CONNECTIONS = 64;
/** After the last request. A subject that needs longer cannot serve the rate. */
const PATIENCE_MS = 10_000;

type OpenFigures = {
  /** Of each request from the time at which it was due, in microseconds, ascending. */
  readonly latencies: readonly number[];
  /** How much later than due the load sent: 99 % of the requests stay below, in milliseconds. */
  readonly lateP99Ms: number;
  /** Until the last response. */
  readonly seconds: number;
};

/** `arrivals` are milliseconds from the start, in order. Throws if a response is not as expected, or does not come. */
export async function sendWhenDue(request: LoadRequest, arrivals: readonly number[]): Promise<OpenFigures> {
  const pool = new Pool(request.origin, { connections: CONNECTIONS });
  const loop = new OpenLoop(pool, request, arrivals);
  try {
    await openConnections(pool, request);
    return await loop.run();
  } finally {
    await loop.stop();
    await pool.destroy();
  }
}

/** To open a connection takes a subject time that visitors of a reverse proxy do not wait for. */
async function openConnections(pool: Pool, request: LoadRequest): Promise<void> {
  const ask = () =>
    new Promise<boolean>((end, fail) => {
      pool.dispatch(toDispatch(request), new ExpectedResponse(request, { end, fail }));
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
}

class OpenLoop {
  readonly #pool: Pool;
  readonly #request: LoadRequest;
  readonly #arrivals: readonly number[];
  readonly #latencies: number[] = [];
  readonly #late = createHistogram();
  readonly #alarm = new Alarm(() => this.#sendDue());
  readonly #finished = Promise.withResolvers<void>();
  #startedAt = 0;
  #sent = 0;

  constructor(pool: Pool, request: LoadRequest, arrivals: readonly number[]) {
    this.#pool = pool;
    this.#request = request;
    this.#arrivals = arrivals;
  }

  async run(): Promise<OpenFigures> {
    if (this.#arrivals.length === 0) throw new Error('no request is due in this time');
    this.#startedAt = performance.now();
    this.#sendDue();
    const limit = setTimeout(() => this.#giveUp(), (this.#arrivals.at(-1) ?? 0) + PATIENCE_MS);
    try {
      await this.#finished.promise;
    } finally {
      clearTimeout(limit);
    }
    return {
      latencies: this.#latencies.toSorted((a, b) => a - b),
      lateP99Ms: this.#late.percentile(99) / 1000,
      seconds: this.#elapsed() / 1000,
    };
  }

  async stop(): Promise<void> {
    await this.#alarm.stop();
  }

  #elapsed(): number {
    return performance.now() - this.#startedAt;
  }

  /** Sends what is due by now. */
  #sendDue(): void {
    while (true) {
      const due = this.#arrivals[this.#sent];
      if (due === undefined) return;
      const late = this.#elapsed() - due;
      if (late < 0) {
        this.#alarm.set(this.#startedAt + due);
        return;
      }
      this.#sent += 1;
      this.#late.record(Math.max(1, Math.round(late * 1000)));
      this.#send(due);
    }
  }

  #send(due: number): void {
    const response = new ExpectedResponse(this.#request, {
      end: (hasLength) => {
        this.#latencies.push(Math.round((this.#elapsed() - due) * 1000));
        if (!hasLength) this.#finished.reject(new Error('a response had another length than the first'));
        else if (this.#latencies.length === this.#arrivals.length) this.#finished.resolve();
        // The event loop is awake: this is sooner than the alarm.
        else this.#sendDue();
      },
      fail: (error) => this.#finished.reject(error),
    });
    this.#pool.dispatch(toDispatch(this.#request), response);
  }

  #giveUp(): void {
    const missing = this.#arrivals.length - this.#latencies.length;
    this.#finished.reject(new Error(`${missing} of ${this.#arrivals.length} requests were not answered in time`));
  }
}
