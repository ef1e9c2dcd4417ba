/** Requests at a rate that does not depend on the answers, as a crowd makes them. */
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Result, Who } from './tally.ts';

/** To each instance. A proxy keeps its connections open, too. */
const CONNECTIONS = 200;
/** Longer than a crowd takes. */
const KEPT_MS = 600_000;
const STEP_MS = 5;
/** An answer that takes longer counts as none, so that the command ends. */
const TIME_LIMIT_MS = 20_000;

export type LoadRequest = {
  readonly who: Who;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

type Sending = {
  /** Resolves when everything is sent. */
  readonly end: Promise<void>;
  /** Resolves when everything is answered. */
  readonly answers: Promise<readonly Result[]>;
};

export class Load {
  readonly #pools: readonly Pool[];
  #turn = 0;

  /** `origins` are the instances, which take turns. */
  constructor(origins: readonly string[]) {
    this.#pools = origins.map(
      (origin) =>
        new Pool(origin, {
          connections: CONNECTIONS,
          keepAliveTimeout: KEPT_MS,
          keepAliveMaxTimeout: KEPT_MS,
          headersTimeout: TIME_LIMIT_MS,
          bodyTimeout: TIME_LIMIT_MS,
        }),
    );
  }

  /**
   * Opens all connections. Node takes one new connection in each turn of its event loop, so those who come on a new one
   * wait for longer than the instance needs for them.
   */
  async connect(): Promise<void> {
    const ask = (pool: Pool) => pool.request({ method: 'GET', path: '/healthz' }).then(({ body }) => body.dump());
    await Promise.all(this.#pools.flatMap((pool) => Array.from({ length: CONNECTIONS }, () => ask(pool))));
  }

  /**
   * Sends requests for so many milliseconds, `rate` a second, at random times. `startedAt` is a time of `performance.now()`,
   * from which results count.
   */
  send(request: LoadRequest, rate: number, durationMs: number, startedAt: number): Sending {
    const sent: Promise<Result>[] = [];
    const run = async () => {
      const end = performance.now() + durationMs;
      let due = performance.now() + gap(rate);
      while (performance.now() < end) {
        for (; due <= Math.min(performance.now(), end); due += gap(rate)) sent.push(this.#ask(request, startedAt));
        await wait(STEP_MS);
      }
    };
    const end = run();
    return { end, answers: end.then(() => Promise.all(sent)) };
  }

  /** Sends requests one after the other on so many connections. */
  async saturate(request: LoadRequest, connections: number, durationMs: number): Promise<readonly Result[]> {
    const startedAt = performance.now();
    const results: Result[] = [];
    const run = async () => {
      while (performance.now() < startedAt + durationMs) results.push(await this.#ask(request, startedAt));
    };
    await Promise.all(Array.from({ length: connections }, run));
    return results;
  }

  async close(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.destroy()));
  }

  async #ask({ who, path, headers }: LoadRequest, startedAt: number): Promise<Result> {
    const pool = this.#pools[this.#turn++ % this.#pools.length];
    const from = performance.now();
    const result = { who, sentAt: from - startedAt };
    try {
      if (!pool) throw new Error('There is no instance');
      const answer = await pool.request({ method: 'GET', path, headers });
      const body = await answer.body.text();
      const ms = performance.now() - from;
      const isInWords = answer.headers['retry-after'] !== undefined && body.length > 0;
      return { ...result, status: answer.statusCode, ms, isInWords };
    } catch {
      return { ...result, status: 0, ms: performance.now() - from, isInWords: false };
    }
  }
}

/** The time to the next arrival: arrivals do not know of each other. */
function gap(rate: number): number {
  return (-Math.log(1 - Math.random()) * 1000) / rate;
}
