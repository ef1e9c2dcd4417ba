/**
 * Records of one kind in the store of sessions. A value may have been written by an instance of another release, so it is
 * compared with the schema when it is read; one that does not fit counts as missing. Fields that the schema does not name
 * stay, because the other release may need them. Methods throw the errors of the store.
 */
import type { z } from 'zod';
import type { ExpiringStore } from './expiring-store.ts';

export class Records<T extends object> {
  readonly #store: ExpiringStore;
  readonly #prefix: string;
  readonly #schema: z.ZodType<T>;
  /** Values that were compared before. A store returns the same object until the value changes. */
  readonly #compared = new WeakSet<object>();

  /** `prefix` is that of the keys, such as `sign-in:`. */
  constructor(store: ExpiringStore, prefix: string, schema: z.ZodType<T>) {
    this.#store = store;
    this.#prefix = prefix;
    this.#schema = schema;
  }

  /** Returns the record; undefined if it is missing, expired or unreadable. */
  async get(id: string): Promise<T | undefined> {
    const value = await this.#store.get(this.#prefix + id);
    return this.#isRecord(value) ? value : undefined;
  }

  set(id: string, record: T, lifetimeMs: number): Promise<void> {
    return this.#store.set(this.#prefix + id, record, lifetimeMs);
  }

  /** Adds a missing record, atomically. Returns false if there is one, readable or not. */
  add(id: string, record: T, lifetimeMs: number): Promise<boolean> {
    return this.#store.add(this.#prefix + id, record, lifetimeMs);
  }

  /**
   * Changes a record, atomically. Returns the new one; undefined, without a change, if it is missing or unreadable, or if
   * `change` returns undefined.
   */
  update(id: string, change: (record: T) => T | undefined, lifetimeMs: number): Promise<T | undefined> {
    const changeRecord = (value: unknown) => (this.#isRecord(value) ? change(value) : undefined);
    return this.#store.update(this.#prefix + id, changeRecord, lifetimeMs);
  }

  delete(id: string): Promise<void> {
    return this.#store.delete(this.#prefix + id);
  }

  #isRecord(value: unknown): value is T {
    if (typeof value !== 'object' || value === null) return false;
    if (this.#compared.has(value)) return true;
    if (!this.#schema.safeParse(value).success) return false;
    this.#compared.add(value);
    return true;
  }
}
