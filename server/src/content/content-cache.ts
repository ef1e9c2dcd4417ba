/** Answers of the content service, kept for a while: a shop must not wait for its texts, nor fail without them. */

const FRESH_MS = 60_000;
/** After a failure the service is left alone for this long, so that not every page waits for a time-out. */
const RETRY_AFTER_MS = 5_000;
const MAX_ENTRIES = 2_000;

type Entry = {
  value: unknown;
  freshUntil: number;
  refreshing: Promise<void> | undefined;
};

export class ContentCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  /** How often everything was declared stale: an answer to a question from before does not count as fresh. */
  #cleared = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * The value of a key: fresh, or stale while a new one is fetched, or after an error the last good one; `fallback`
   * where there never was one. `load` has its own time-out; `onError` is told of every failure.
   */
  async get<T>(key: string, load: () => Promise<T>, fallback: T, onError: (error: unknown) => void): Promise<T> {
    const known = this.#entries.get(key);
    if (known && known.freshUntil > this.#now()) return known.value as T;

    const entry = known ?? {
      value: fallback,
      freshUntil: 0,
      refreshing: undefined,
    };
    this.#entries.set(key, entry);
    entry.refreshing ??= this.#refresh(entry, load, onError);
    if (!known) await entry.refreshing;
    if (this.#entries.size > MAX_ENTRIES) this.#dropOldest();
    return entry.value as T;
  }

  /** Everything counts as stale; what is there serves until the new is. */
  clear(): void {
    this.#cleared += 1;
    for (const entry of this.#entries.values()) entry.freshUntil = 0;
  }

  async #refresh(entry: Entry, load: () => Promise<unknown>, onError: (error: unknown) => void): Promise<void> {
    const cleared = this.#cleared;
    try {
      entry.value = await load();
      entry.freshUntil = cleared === this.#cleared ? this.#now() + FRESH_MS : 0;
    } catch (error) {
      entry.freshUntil = this.#now() + RETRY_AFTER_MS;
      onError(error);
    } finally {
      entry.refreshing = undefined;
    }
  }

  #dropOldest(): void {
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
