/** Limits the tries of the admin sign-in (docs/rules/care.md#tries). */
import { toTypedText } from '@perennial/shared/validation/typed-text';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { toClientAddress } from './client-address.ts';
import { type CreateLimiter, createMemoryLimiter, TryCounter, type TryLimit } from './try-counter.ts';

type Limits = Pick<Config, 'ADMIN_TRIES' | 'ADMIN_TRIES_BY_ADDRESS' | 'ADMIN_TRIES_BY_NAME'>;

/** So many tries of a name are made although its address has no tries left (ADR 47). */
const FIRST_TRIES = 3;

/** An instance counts the names of no address faster than this: the memory for them stays limited. */
const FLOOD: TryLimit = { tries: 300, seconds: 60 };

/** A try that has been counted. */
type AdminTry = {
  /** The credentials were right: earlier mistakes no longer count. */
  readonly succeed: () => Promise<void>;
  /** The credentials were not checked, so the try does not count. */
  readonly withdraw: () => Promise<void>;
};

export class AdminTries {
  readonly #ofPair: TryCounter;
  readonly #ofAddress: TryCounter;
  readonly #ofName: TryCounter;
  readonly #flood: TryCounter;

  constructor(limits: Limits, createLimiter?: CreateLimiter, metrics?: Pick<Metrics, 'limitRefused'>) {
    this.#ofPair = new TryCounter('admin-pair', limits.ADMIN_TRIES, createLimiter, metrics);
    this.#ofAddress = new TryCounter('admin-address', limits.ADMIN_TRIES_BY_ADDRESS, createLimiter, metrics);
    this.#ofName = new TryCounter('admin-name', limits.ADMIN_TRIES_BY_NAME, createLimiter, metrics);
    this.#flood = new TryCounter('admin-flood', [FLOOD], createMemoryLimiter, metrics);
  }

  /**
   * Counts a try before it is made, so that tries at the same time count, too. All counters are asked at the same time,
   * so that a slow store is waited for once. A refused try counts for nothing, so that one name does not use up the tries
   * of its address. Throws RequestProblem `tries.tooMany`.
   */
  async start(adminUserName: string, ip: string): Promise<AdminTry> {
    const name = toTypedText(adminUserName).toLowerCase();
    const address = toClientAddress(ip);
    const pair = `${address} ${name}`;
    (await this.#flood.count(address)).refuse();
    const [ofPair, ofAddress, ofName] = await Promise.all([
      this.#ofPair.count(pair),
      this.#ofAddress.count(address),
      this.#ofName.count(name),
    ]);
    const isFirst = ofPair.tries <= FIRST_TRIES;
    if (ofPair.isRefused || ofName.isRefused || (ofAddress.isRefused && !isFirst)) {
      this.#ofPair.giveBackLater(pair);
      this.#ofAddress.giveBackLater(address);
      this.#ofName.giveBackLater(name);
      for (const counted of [ofPair, ofAddress, ofName]) counted.refuse();
    }
    const giveBack = () =>
      Promise.all([this.#flood.giveBack(address), this.#ofAddress.giveBack(address), this.#ofName.giveBack(name)]);
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
