/** Limits the requests that end a contract (docs/rules/cancel-and-return.md#limits). */
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { toClientAddress } from './client-address.ts';
import { type CreateLimiter, TryCounter } from './try-counter.ts';

type Limits = Pick<Config, 'TERMINATION_TRIES_BY_CONTRACT' | 'TERMINATION_TRIES_BY_ADDRESS'>;
type Contract = { readonly subscriptionNumber: string; readonly fromEmail: string };

/** A request that has been counted. */
type TerminationTry = {
  /** The shop API refuses the request: it counts for its address only, because it may be a guess. */
  readonly refused: () => Promise<void>;
  /** The request has not been judged, and has certainly not been accepted: it does not count. */
  readonly withdraw: () => Promise<void>;
};

export class TerminationTries {
  readonly #ofContract: TryCounter;
  readonly #ofAddress: TryCounter;

  constructor(limits: Limits, createLimiter?: CreateLimiter, metrics?: Pick<Metrics, 'limitRefused'>) {
    this.#ofContract = new TryCounter(
      'termination-contract',
      limits.TERMINATION_TRIES_BY_CONTRACT,
      createLimiter,
      metrics,
    );
    this.#ofAddress = new TryCounter(
      'termination-address',
      limits.TERMINATION_TRIES_BY_ADDRESS,
      createLimiter,
      metrics,
    );
  }

  /**
   * Counts a request before it is sent. A contract is counted with its email address: a stranger who knows its number
   * cannot use up the tries of the customer. Throws RequestProblem `tries.tooMany`.
   */
  async count({ subscriptionNumber, fromEmail }: Contract, ip: string): Promise<TerminationTry> {
    const contract = JSON.stringify([subscriptionNumber, fromEmail].map((text) => text.toLowerCase()));
    const address = toClientAddress(ip);
    // First, because an address without tries left adds no contracts: the memory for them stays limited.
    const ofAddress = await this.#ofAddress.count(address);
    if (ofAddress.isRefused) this.#ofAddress.giveBackLater(address);
    ofAddress.refuse();
    const ofContract = await this.#ofContract.count(contract);
    if (ofContract.isRefused) {
      this.#ofContract.giveBackLater(contract);
      this.#ofAddress.giveBackLater(address);
    }
    ofContract.refuse();
    return {
      refused: () => this.#ofContract.giveBack(contract),
      withdraw: async () => {
        await Promise.all([this.#ofContract.giveBack(contract), this.#ofAddress.giveBack(address)]);
      },
    };
  }
}
