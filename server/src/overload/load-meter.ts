/**
 * How busy the process is: how late its event loop is, and which share of its memory it uses
 * (docs/rules/errors.md#overload, ADR 103).
 */
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** How often the delay is measured, in milliseconds. */
export const TICK_MS = 20;
/** How often the memory is measured, in milliseconds: to ask for it takes 10 µs. */
const MEMORY_INTERVAL_MS = 1000;
/** Within this time a new delay counts for two thirds, in milliseconds. */
const SMOOTHING_MS = 100;

type Memory = { readonly rss: number; readonly heapUsed: number };

/** The memory that the process may use, in bytes. */
type MemoryLimits = Memory;

/** Those of the container or of the machine, and of V8. */
function findMemoryLimits(): MemoryLimits {
  return {
    rss: Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()),
    heapUsed: getHeapStatistics().heap_size_limit,
  };
}

/** Is told the time at each turn of a timer. Times are in milliseconds. */
export class LoadMeter {
  readonly #readMemory: () => Memory;
  readonly #limits: MemoryLimits;
  #tickedAt: number;
  #lastDelay = 0;
  #delayMs = 0;
  #memoryReadAt = Number.NEGATIVE_INFINITY;
  #memoryShare = 0;

  constructor(now: number, readMemory: () => Memory = () => process.memoryUsage(), limits = findMemoryLimits()) {
    this.#tickedAt = now;
    this.#readMemory = readMemory;
    this.#limits = limits;
  }

  /**
   * By how much the event loop is late, in milliseconds. The smaller of two delays in a row counts: one long piece of work
   * is no overload, because the queue behind it is short.
   */
  get delayMs(): number {
    return this.#delayMs;
  }

  /** The used share of the memory: that of V8 or of the process, whichever is larger. */
  get memoryShare(): number {
    return this.#memoryShare;
  }

  /** Measures. Expects to be called each TICK_MS. */
  tick(now: number): void {
    const elapsed = now - this.#tickedAt;
    const delay = Math.max(0, elapsed - TICK_MS);
    const standing = Math.min(delay, this.#lastDelay);
    this.#tickedAt = now;
    this.#lastDelay = delay;
    this.#delayMs += (standing - this.#delayMs) * (1 - Math.exp(-elapsed / SMOOTHING_MS));
    if (now - this.#memoryReadAt < MEMORY_INTERVAL_MS) return;
    this.#memoryReadAt = now;
    const { rss, heapUsed } = this.#readMemory();
    this.#memoryShare = Math.max(rss / this.#limits.rss, heapUsed / this.#limits.heapUsed);
  }
}
