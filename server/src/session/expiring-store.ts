/**
 * Where sessions and sign-ins live. Values are small JSON objects with a lifetime. `update` never brings back what was
 * removed: a slow call must not revive a session that was logged out meanwhile.
 */
export type ExpiringStore = {
  get(key: string): Promise<unknown>;
  set(key: string, value: object, lifetimeMs: number): Promise<void>;
  /** Sets only what is not there yet, in one step; answers whether it did. */
  add(key: string, value: object, lifetimeMs: number): Promise<boolean>;
  /** Changes a value that is there, in one step; answers the new value, or undefined where there was none. */
  update<T extends object>(key: string, change: (value: T) => T, lifetimeMs: number): Promise<T | undefined>;
  delete(key: string): Promise<void>;
  /** Throws when the store cannot be used. */
  ping(): Promise<void>;
};

type Entry = { readonly value: object; readonly expiresAt: number };

/** Far above what one instance serves at a time, low enough to bound its memory (about 1 kB each). */
const MAX_ENTRIES = 100_000;

/** A store for one instance: entries expire, and the oldest make room when there are too many. */
export class MemoryStore implements ExpiringStore {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  readonly #maxEntries: number;

  constructor(now: () => number = Date.now, maxEntries = MAX_ENTRIES) {
    this.#now = now;
    this.#maxEntries = maxEntries;
  }

  get size(): number {
    return this.#entries.size;
  }

  async get(key: string): Promise<unknown> {
    return this.#live(key)?.value;
  }

  async set(key: string, value: object, lifetimeMs: number): Promise<void> {
    this.#put(key, value, lifetimeMs);
  }

  async add(key: string, value: object, lifetimeMs: number): Promise<boolean> {
    if (this.#live(key)) return false;
    this.#put(key, value, lifetimeMs);
    return true;
  }

  async update<T extends object>(key: string, change: (value: T) => T, lifetimeMs: number): Promise<T | undefined> {
    const entry = this.#live(key);
    if (!entry) return undefined;
    const changed = change(entry.value as T);
    this.#put(key, changed, lifetimeMs);
    return changed;
  }

  async delete(key: string): Promise<void> {
    this.#entries.delete(key);
  }

  async ping(): Promise<void> {}

  #live(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry && entry.expiresAt <= this.#now()) {
      this.#entries.delete(key);
      return undefined;
    }
    return entry;
  }

  #put(key: string, value: object, lifetimeMs: number): void {
    // Re-inserting keeps the map in the order of the last write, so its first entry is the one to give up.
    this.#entries.delete(key);
    this.#entries.set(key, { value, expiresAt: this.#now() + lifetimeMs });
    if (this.#entries.size <= this.#maxEntries) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
