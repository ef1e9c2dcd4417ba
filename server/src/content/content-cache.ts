/**
 * Caches documents of the content service, so that pages neither wait for it nor fail with it.
 * Rule: docs/rules/content.md#cache
 */
import { SingleFlight } from '../http/single-flight.ts';

const FRESH_MS = 60_000;
/** After a failure the service is not requested for this time, so that not every page waits for a time-out. */
const RETRY_AFTER_MS = 5_000;
const MAX_ENTRIES = 2_000;

type Entry = {
  value: unknown;
  freshUntil: number;
};

/** A cache by key. It drops the oldest entry if it has more than 2,000. */
export class ContentCache {
  readonly #entries = new Map<string, Entry>();
  readonly #refreshes = new SingleFlight<Entry, void>();
  readonly #now: () => number;
  /** How often the cache was invalidated. A response to a request from before the last time is not fresh. */
  #invalidations = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Returns the value of a key. A stale value is returned at once and refreshed in the background; after a failure the
   * last good value is used. Without any value it returns `fallback`. `load` must have a time-out of its own, and
   * `onError` is called for each failure.
   */
  async get<T>(key: string, load: () => Promise<T>, fallback: T, onError: (error: unknown) => void): Promise<T> {
    const known = this.#entries.get(key);
    if (known && known.freshUntil > this.#now()) return known.value as T;

    const entry = known ?? { value: fallback, freshUntil: 0 };
    this.#entries.set(key, entry);
    const refreshed = this.#refreshes.run(entry, () => this.#refresh(entry, load, onError));
    if (!known) await refreshed;
    if (this.#entries.size > MAX_ENTRIES) this.#dropOldest();
    return entry.value as T;
  }

  /** Makes all values stale. They are used until they are refreshed. */
  invalidate(): void {
    this.#invalidations += 1;
    for (const entry of this.#entries.values()) entry.freshUntil = 0;
  }

  async #refresh(entry: Entry, load: () => Promise<unknown>, onError: (error: unknown) => void): Promise<void> {
    const invalidations = this.#invalidations;
    try {
      entry.value = await load();
      entry.freshUntil = invalidations === this.#invalidations ? this.#now() + FRESH_MS : 0;
    } catch (error) {
      entry.freshUntil = this.#now() + RETRY_AFTER_MS;
      onError(error);
    }
  }

  #dropOldest(): void {
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
