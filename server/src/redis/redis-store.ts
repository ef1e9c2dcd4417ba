/** The store of several instances, in Redis. Its values are encrypted (docs/rules/sign-in.md#stored-sessions). */
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RequestProblem } from '../errors/request-problem.ts';
import type { ExpiringStore } from '../session/expiring-store.ts';
import type { NoteUnreadable } from '../session/unreadable-values.ts';
import { BatchedReads } from './batched-reads.ts';
import type { RedisConnection } from './redis-client.ts';
import { toStoreFault } from './server-faults.ts';
import type { ValueCipher } from './value-cipher.ts';

/** Replaces a value that nobody has changed meanwhile. Returns 1 if it did. */
const REPLACE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** More attempts than instances that could change one sign-in at the same moment. */
const UPDATE_ATTEMPTS = 20;

/** Written to see whether a key can be; it says nothing. */
const CHECK_KEY = 'write-check';
const CHECK_LIFETIME_MS = 10_000;

/** More than the customers of one instance who are active at a time. A sign-in has about 2 kB. */
const DECRYPTED_VALUES = 5000;

/** Methods throw RequestProblem `session.storeUnavailable`. */
export class RedisStore implements ExpiringStore {
  readonly #redis: Redis;
  readonly #findFault: RedisConnection['findFault'];
  readonly #reads: BatchedReads;
  readonly #cipher: ValueCipher;
  readonly #noteUnreadable: NoteUnreadable;
  /**
   * What was decrypted last under a key. Redis is asked each time; only text that it has not sent before is decrypted,
   * because that takes longer than to ask.
   */
  readonly #decrypted = new LRUCache<string, { readonly text: string; readonly value: object }>({
    max: DECRYPTED_VALUES,
  });

  constructor({ redis, findFault }: RedisConnection, cipher: ValueCipher, noteUnreadable: NoteUnreadable = () => {}) {
    this.#noteUnreadable = noteUnreadable;
    this.#redis = redis;
    this.#findFault = findFault;
    this.#reads = new BatchedReads(redis);
    this.#cipher = cipher;
  }

  async get(key: string): Promise<unknown> {
    return (await this.#read(key))?.value;
  }

  async set(key: string, value: object, lifetimeMs: number): Promise<void> {
    await ask(this.#redis.set(key, this.#cipher.encrypt(key, value), 'PX', toLifetime(lifetimeMs)));
  }

  async add(key: string, value: object, lifetimeMs: number): Promise<boolean> {
    const text = this.#cipher.encrypt(key, value);
    return (await ask(this.#redis.set(key, text, 'PX', toLifetime(lifetimeMs), 'NX'))) === 'OK';
  }

  async update<T extends object>(
    key: string,
    change: (value: unknown) => T | undefined,
    lifetimeMs: number,
  ): Promise<T | undefined> {
    for (let attempt = 0; attempt < UPDATE_ATTEMPTS; attempt += 1) {
      const current = await this.#read(key);
      const changed = current && change(current.value);
      if (!changed) return undefined;
      const replacement = this.#cipher.encrypt(key, changed);
      const replaced = await ask(this.#redis.eval(REPLACE, 1, key, current.text, replacement, toLifetime(lifetimeMs)));
      if (replaced === 1) return changed;
    }
    throw new RequestProblem('session.storeUnavailable', { cause: new Error('The value changes all the time.') });
  }

  async delete(key: string): Promise<void> {
    this.#decrypted.delete(key);
    await ask(this.#redis.del(key));
  }

  async checkWritable(): Promise<void> {
    const fault = this.#findFault();
    if (fault) throw new RequestProblem('session.storeUnavailable', { cause: fault });
    await ask(this.#redis.set(CHECK_KEY, '1', 'PX', CHECK_LIFETIME_MS));
  }

  async #read(key: string) {
    const text = await ask(this.#reads.get(key));
    const known = this.#decrypted.get(key);
    if (known?.text === text) return known;
    const value = text === null ? undefined : this.#cipher.decrypt(key, text);
    if (text === null || value === undefined) {
      if (text !== null) this.#noteUnreadable('stored-value');
      this.#decrypted.delete(key);
      return undefined;
    }
    const read = { text, value };
    this.#decrypted.set(key, read);
    return read;
  }
}

async function ask<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new RequestProblem('session.storeUnavailable', { cause: toStoreFault(cause) });
  }
}

/** Redis takes whole milliseconds above zero. */
function toLifetime(lifetimeMs: number): number {
  return Math.max(1, Math.floor(lifetimeMs));
}
