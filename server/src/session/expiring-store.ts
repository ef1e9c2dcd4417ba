/**
 * A key-value store for sessions, sign-ins and order submissions; `Records` reads and writes them by their types. Values
 * are small JSON objects with a lifetime in milliseconds. `update` never restores a removed value: a slow call must not restore a session that was ended
 * meanwhile. A store may return values, or promises of them: one in memory need not make a caller wait.
 */
export type ExpiringStore = {
  /** Returns the value or a promise of it; undefined if it is missing or expired. */
  get(key: string): unknown;
  set(key: string, value: object, lifetimeMs: number): Promise<void>;
  /** Sets a missing value, atomically. Returns false if the key has a value. */
  add(key: string, value: object, lifetimeMs: number): Promise<boolean>;
  /**
   * Changes an existing value, atomically. Returns the new value; undefined, and changes nothing, if the key has none or
   * `change` returns undefined.
   */
  update<T extends object>(
    key: string,
    change: (value: unknown) => T | undefined,
    lifetimeMs: number,
  ): Promise<T | undefined>;
  delete(key: string): Promise<void>;
  /** Throws if the store can keep no value at this moment. */
  checkWritable(): Promise<void>;
};

type Entry = { readonly value: object; readonly expiresAt: number };

/** Far more than the concurrent visitors of one instance. It limits the memory (about 1 kB per entry). */
const MAX_ENTRIES = 100_000;

/** A store in memory, for one instance. It drops the entry with the oldest write if it is full. */
export class MemoryStore implements ExpiringStore {
  readonly #entries: Map<string, Entry>;
  readonly #now: () => number;
  readonly #maxEntries: number;

  /** `entries` is where the values are, if somebody else keeps them. */
  constructor(now: () => number = Date.now, maxEntries = MAX_ENTRIES, entries: Map<string, Entry> = new Map()) {
    this.#entries = entries;
    this.#now = now;
    this.#maxEntries = maxEntries;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): unknown {
    return this.#find(key)?.value;
  }

  async set(key: string, value: object, lifetimeMs: number): Promise<void> {
    this.#put(key, value, lifetimeMs);
  }

  async add(key: string, value: object, lifetimeMs: number): Promise<boolean> {
    if (this.#find(key)) return false;
    this.#put(key, value, lifetimeMs);
    return true;
  }

  async update<T extends object>(
    key: string,
    change: (value: unknown) => T | undefined,
    lifetimeMs: number,
  ): Promise<T | undefined> {
    const entry = this.#find(key);
    const changed = entry && change(entry.value);
    if (changed) this.#put(key, changed, lifetimeMs);
    return changed;
  }

  async delete(key: string): Promise<void> {
    this.#entries.delete(key);
  }

  async checkWritable(): Promise<void> {}

  #find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry && entry.expiresAt <= this.#now()) {
      this.#entries.delete(key);
      return undefined;
    }
    return entry;
  }

  #put(key: string, value: object, lifetimeMs: number): void {
    // A map keeps insertion order. Inserting again keeps it in the order of writes, so the first entry is the oldest.
    this.#entries.delete(key);
    this.#entries.set(key, { value, expiresAt: this.#now() + lifetimeMs });
    if (this.#entries.size <= this.#maxEntries) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
