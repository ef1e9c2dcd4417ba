/** Limits the tries of the admin sign-in. Rule: docs/rules/care.md#tries */
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { toClientAddress } from './client-address.ts';
import { type CreateLimiter, LimitedTries } from './limited-tries.ts';

type Limits = Pick<Config, 'ADMIN_TRIES' | 'ADMIN_TRIES_BY_ADDRESS' | 'ADMIN_TRIES_BY_NAME'>;

/** A try that has been counted. */
export type AdminTry = {
  /** The credentials were right: earlier mistakes no longer count. */
  readonly succeed: () => Promise<void>;
  /** The credentials were not checked, so the try does not count. */
  readonly withdraw: () => Promise<void>;
};

export class AdminTries {
  readonly #ofPair: LimitedTries;
  readonly #ofAddress: LimitedTries;
  readonly #ofName: LimitedTries;

  constructor(limits: Limits, createLimiter?: CreateLimiter, metrics?: Pick<Metrics, 'limitRefused'>) {
    this.#ofPair = new LimitedTries('admin-pair', limits.ADMIN_TRIES, createLimiter, metrics);
    this.#ofAddress = new LimitedTries('admin-address', limits.ADMIN_TRIES_BY_ADDRESS, createLimiter, metrics);
    this.#ofName = new LimitedTries('admin-name', limits.ADMIN_TRIES_BY_NAME, createLimiter, metrics);
  }

  /**
   * Counts a try before it is made, so that tries at the same time count, too. A refused try counts for nothing, so that
   * one name does not use up the tries of its address. Throws RequestProblem `tries.tooMany`.
   */
  async start(adminUserName: string, ip: string): Promise<AdminTry> {
    const name = adminUserName.trim().toLowerCase();
    const address = toClientAddress(ip);
    const pair = `${address} ${name}`;
    // An address without tries left adds no names: the memory for them stays limited.
    await this.#ofAddress.check(address);
    await this.#ofPair.count(pair);
    await this.#ofAddress.count(address);
    await this.#ofName.count(name);
    const giveBack = () => Promise.all([this.#ofAddress.giveBack(address), this.#ofName.giveBack(name)]);
    return {
      succeed: async () => {
        await Promise.all([giveBack(), this.#ofPair.forget(pair)]);
      },
      withdraw: async () => {
        await Promise.all([giveBack(), this.#ofPair.giveBack(pair)]);
      },
    };
  }
}
