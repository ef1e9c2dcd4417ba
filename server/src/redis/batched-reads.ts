/**
 * Reads of Redis that are made in the same turn of the event loop, as one command: to write to a connection takes longer
 * than all else that a read costs.
 */
import type { Redis } from 'ioredis';

type Read = { resolve(text: string | null): void; reject(error: unknown): void };

export class BatchedReads {
  readonly #redis: Pick<Redis, 'mget'>;
  #keys: string[] = [];
  #reads: Read[] = [];

  constructor(redis: Pick<Redis, 'mget'>) {
    this.#redis = redis;
  }

  /** Returns the text of a key; null without one. Rejects with the errors of Redis. */
  get(key: string): Promise<string | null> {
    return new Promise((resolve, reject) => {
      if (this.#keys.length === 0) setImmediate(() => this.#send());
      this.#keys.push(key);
      this.#reads.push({ resolve, reject });
    });
  }

  async #send(): Promise<void> {
    const keys = this.#keys;
    const reads = this.#reads;
    this.#keys = [];
    this.#reads = [];
    try {
      const texts = await this.#redis.mget(keys);
      for (const [index, { resolve }] of reads.entries()) resolve(texts[index] ?? null);
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }
}
