/** The store of several instances, in Redis. Its values are encrypted (docs/rules/sign-in.md#stored-sessions). */
import { Cluster } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RequestProblem } from '../errors/request-problem.ts';
import type { ExpiringStore } from '../session/expiring-store.ts';
import type { NoteUnreadable } from '../session/unreadable-values.ts';
import { BatchedReads } from './batched-reads.ts';
import type { RedisConnection } from './redis-client.ts';
import { toStoreFault } from './server-faults.ts';
import type { ValueCipher } from './value-cipher.ts';

/**
 * Replaces a value that nobody has changed meanwhile. Returns 1 if it did. In a cluster a command is sent again if its
 * answer was lost; no other writer has the same text, so it recognises its own.
 */
const REPLACE = `
local value = redis.call('GET', KEYS[1])
if value == ARGV[2] then return 1 end
if value ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;
/** Sets a missing value. Returns 1 if it did, also if its answer was lost before. */
const ADD = `
local value = redis.call('GET', KEYS[1])
if value == ARGV[1] then return 1 end
if value then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** More attempts than instances that could change one sign-in at the same moment. */
const UPDATE_ATTEMPTS = 20;

/** Written to see whether a key can be; they say nothing. Those of a cluster are so many that each of its parts has one. */
const CHECK_KEY = 'write-check';
const CLUSTER_CHECK_KEYS = Array.from({ length: 16 }, (_, index) => `${CHECK_KEY}:${index}`);
const CHECK_LIFETIME_MS = 10_000;

/** More than the customers of one instance who are active at a time. A sign-in has about 2 kB. */
const DECRYPTED_VALUES = 5000;

/** Methods throw RequestProblem `session.storeUnavailable`. */
export class RedisStore implements ExpiringStore {
  readonly #redis: RedisConnection['redis'];
  readonly #findFault: RedisConnection['findFault'];
  /** One command reads several keys, which a cluster has on different machines. */
  readonly #reads: { get(key: string): Promise<string | null> };
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
    this.#reads = redis instanceof Cluster ? redis : new BatchedReads(redis);
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
    return (await ask(this.#redis.eval(ADD, 1, key, text, toLifetime(lifetimeMs)))) === 1;
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
    const keys = this.#redis instanceof Cluster ? CLUSTER_CHECK_KEYS : [CHECK_KEY];
    await Promise.all(keys.map((key) => ask(this.#redis.set(key, '1', 'PX', CHECK_LIFETIME_MS))));
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
