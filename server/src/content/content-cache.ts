/**
 * Caches documents of the content service, so that pages neither wait for it nor fail with it
 * (docs/rules/content.md#cache).
 */

import { isDeepStrictEqual } from 'node:util';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { SingleFlight } from '../single-flight.ts';

const FRESH_MS = 60_000;
/** After a failure the service is not requested for this time, so that not every page waits for a time-out. */
const RETRY_AFTER_MS = 5_000;
/** More than a shop has documents. */
const MAX_ENTRIES = 2_000;
/** Keys without a document are anybody's inventions, so few of them are remembered. */
const MAX_MISSING = 500;

type Entry = {
  value: unknown;
  freshUntil: number;
  /** Whether the first request is finished. Until then every reader waits. */
  isSettled: boolean;
};

type Options = {
  readonly now?: () => number;
  readonly metrics?: Pick<Metrics, 'contentRead'>;
  /** Called when a load has brought another value. */
  readonly onChange?: () => void;
};

/**
 * A cache by key. Keys with a document and keys without one have limits of their own, so that requests for documents
 * that do not exist push nothing out. The key that was not read for the longest time is dropped first.
 */
export class ContentCache {
  readonly #found = new Map<string, Entry>();
  readonly #missing = new Map<string, Entry>();
  readonly #refreshes = new SingleFlight<Entry, void>();
  readonly #now: () => number;
  readonly #metrics: Pick<Metrics, 'contentRead'>;
  readonly #onChange: () => void;
  /** How often the cache was invalidated. A response to a request from before the last time is not fresh. */
  #invalidations = 0;

  constructor({ now = Date.now, metrics = noMetrics, onChange = () => {} }: Options = {}) {
    this.#onChange = onChange;
    this.#now = now;
    this.#metrics = metrics;
  }

  /**
   * Returns the value of a key. A stale value is returned at once and refreshed in the background; after a failure the
   * last good value is used. Without any value it returns `fallback`. A load that returns `fallback` has found nothing.
   * `load` must have a time-out of its own, and `onError` is called for each failure.
   */
  async get<T>(key: string, load: () => Promise<T>, fallback: T, onError: (error: unknown) => void): Promise<T> {
    const entry = this.#find(key) ?? this.#add(key, { value: fallback, freshUntil: 0, isSettled: false });
    if (entry.freshUntil > this.#now()) {
      this.#metrics.contentRead('fresh');
      return this.#valueOf(entry, load);
    }
    this.#metrics.contentRead(entry.isSettled ? 'stale' : 'missing');

    const refreshed = this.#refreshes.run(entry, () => this.#refresh(entry, load, onError));
    if (!entry.isSettled) await refreshed;
    if (entry.value !== fallback && this.#missing.delete(key)) this.#keep(this.#found, key, entry, MAX_ENTRIES);
    return this.#valueOf(entry, load);
  }

  #valueOf<T>(entry: Entry, _load: () => Promise<T>): T {
    // A key always has the same `load` and `fallback`, and nothing else is written into its entry.
    return entry.value as T;
  }

  /** Makes all values stale. They are used until they are refreshed. */
  invalidate(): void {
    this.#invalidations += 1;
    for (const entry of [...this.#found.values(), ...this.#missing.values()]) entry.freshUntil = 0;
  }

  #find(key: string): Entry | undefined {
    for (const entries of [this.#found, this.#missing]) {
      const entry = entries.get(key);
      if (!entry) continue;
      // A Map keeps the order of insertion: the first key is the one that was not read for the longest time.
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    }
    return undefined;
  }

  /** A new key counts as missing until its document is found. */
  #add(key: string, entry: Entry): Entry {
    this.#keep(this.#missing, key, entry, MAX_MISSING);
    return entry;
  }

  #keep(entries: Map<string, Entry>, key: string, entry: Entry, limit: number): void {
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
  }

  async #refresh(entry: Entry, load: () => Promise<unknown>, onError: (error: unknown) => void): Promise<void> {
    const invalidations = this.#invalidations;
    try {
      const before = entry.value;
      entry.value = await load();
      if (!isDeepStrictEqual(before, entry.value)) this.#onChange();
      entry.freshUntil = invalidations === this.#invalidations ? this.#now() + FRESH_MS : 0;
    } catch (error) {
      entry.freshUntil = this.#now() + RETRY_AFTER_MS;
      onError(error);
    } finally {
      entry.isSettled = true;
    }
  }
}
