/** Limits the requests that end a contract. Rule: docs/rules/cancel-and-return.md#limits */
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { toClientAddress } from './client-address.ts';
import { type CreateLimiter, LimitedTries } from './limited-tries.ts';

type Limits = Pick<Config, 'TERMINATION_TRIES_BY_CONTRACT' | 'TERMINATION_TRIES_BY_ADDRESS'>;
type Contract = { readonly subscriptionNumber: string; readonly fromEmail: string };

export class TerminationTries {
  readonly #ofContract: LimitedTries;
  readonly #ofAddress: LimitedTries;

  constructor(limits: Limits, createLimiter?: CreateLimiter, metrics?: Pick<Metrics, 'limitRefused'>) {
    this.#ofContract = new LimitedTries(
      'termination-contract',
      limits.TERMINATION_TRIES_BY_CONTRACT,
      createLimiter,
      metrics,
    );
    this.#ofAddress = new LimitedTries(
      'termination-address',
      limits.TERMINATION_TRIES_BY_ADDRESS,
      createLimiter,
      metrics,
    );
  }

  /**
   * Counts a request before it is sent. A contract is counted with its email address: a stranger who knows its number
   * cannot use up the tries of the customer. Returns a function for a request that the shop API has certainly not
   * accepted: it does not count. Throws RequestProblem `tries.tooMany`.
   */
  async count({ subscriptionNumber, fromEmail }: Contract, ip: string): Promise<() => Promise<void>> {
    const contract = JSON.stringify([subscriptionNumber, fromEmail].map((text) => text.toLowerCase()));
    const address = toClientAddress(ip);
    // An address without tries left adds no contracts: the memory for them stays limited.
    await this.#ofAddress.check(address);
    await this.#ofContract.count(contract);
    await this.#ofAddress.count(address);
    return async () => {
      await Promise.all([this.#ofContract.giveBack(contract), this.#ofAddress.giveBack(address)]);
    };
  }
}
