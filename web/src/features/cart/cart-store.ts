/**
 * The cart of one visit, without React (specification 1, section 4: cart loading). It is read in two steps, first
 * without prices. A change shows at once and keeps the old totals, marked, until the new ones are there; the answer to
 * an older change never wins; a change that fails is taken back. Then the largest quantities are checked.
 */
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { Problem } from '@perennial/shared/errors/problem';
import type { Cart } from '@perennial/shared/models/cart';
import { type Call, ProblemError } from '../../api/client.ts';
import { type CartLines, toBundles } from '../../commerce/cart/cart-lines.ts';
import { afterFailure, type CartRequest, type ErrorPlacement, recoveryOf } from './cart-request.ts';

type Exceeded = CallResponse<'validateMaxQuantity'>['bundles'];

/** The wish is what the person chose. */
export type CartState = CartRequest & {
  /** What the last answer was for: a failed change goes back to it. */
  readonly priced: CartRequest;
  /** The person has changed something in this visit. */
  readonly edited: boolean;
  /** The last answer of the shop. Its summary is null until prices are there. */
  readonly cart: Cart | undefined;
  /** `updating`: the totals on screen are those of before the change. */
  readonly status: 'loading' | 'pricing' | 'updating' | 'checking' | 'ready' | 'failed';
  /** Why the cart could not be read, or why the last change was taken back. */
  readonly problem: Problem | undefined;
  /** Why the last discount code was not taken, and for which bundle. */
  readonly codeProblem: ErrorPlacement['codeProblem'] | undefined;
  /** Why tax could not be estimated for the last postal code. */
  readonly zipProblem: string | undefined;
  /** Bundles over their largest quantity. */
  readonly exceeded: Exceeded;
};

const nothingTold = { problem: undefined, codeProblem: undefined, zipProblem: undefined } as const;

export class CartStore {
  readonly #call: Call;
  readonly #listeners = new Set<() => void>();
  #state: CartState;
  #run = new AbortController();

  constructor(wish: CartRequest, call: Call) {
    this.#call = call;
    this.#state = {
      ...wish,
      priced: wish,
      edited: false,
      cart: undefined,
      status: 'loading',
      ...nothingTold,
      exceeded: [],
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): CartState => this.#state;

  /** Reads the cart: without prices, then with them. */
  async load(): Promise<void> {
    const run = this.#begin({ status: 'loading', ...nothingTold });
    const wish = this.#wish;
    try {
      const details = await this.#request(wish, true, run);
      this.#set(run, { cart: details, status: 'pricing' });
      await this.#price(wish, run);
    } catch (error) {
      if (run.aborted) return;
      const problem = problemOf(error);
      const recovery = recoveryOf(problem, wish);
      if (!recovery) {
        this.#set(run, { status: 'failed', problem });
        return;
      }
      this.#set(run, recovery.wish);
      await this.load();
      if (recovery.told && this.#state.status !== 'failed') this.#publish({ problem });
    }
  }

  /** Stops what is under way; nothing is told any more. */
  stop(): void {
    this.#run.abort();
  }

  setQuantity(name: string, quantity: number): Promise<void> {
    return this.#changeLines((lines) => lines.map((line) => (line.name === name ? { ...line, quantity } : line)));
  }

  remove(name: string): Promise<void> {
    return this.#changeLines((lines) => lines.filter((line) => line.name !== name));
  }

  /** Puts a code on a bundle; the message `duplicated` is for a code that is already in the cart. */
  applyCode(bundle: string, typed: string, duplicated: string): Promise<void> {
    const code = typed.trim();
    const known = this.#state.lines
      .flatMap((line) => line.promotionCodes)
      .some((other) => other.toUpperCase() === code.toUpperCase());
    if (known) {
      this.#publish({ codeProblem: { bundle, text: duplicated } });
      return Promise.resolve();
    }
    return this.#setCodes(bundle, [code]);
  }

  removeCode(bundle: string): Promise<void> {
    return this.#setCodes(bundle, []);
  }

  /** Asks for the totals with the tax at a postal code. */
  estimateTax(zipCode: string): Promise<void> {
    return this.#change({ ...this.#wish, zipCode });
  }

  /** Whether every quantity is allowed; what is not, stands in the state afterwards. Throws a `ProblemError`. */
  async checkQuantities(): Promise<boolean> {
    const { isValid, bundles } = await this.#call(
      'validateMaxQuantity',
      { body: { bundles: toBundles(this.#state.lines) } },
      {},
    );
    this.#publish({ exceeded: isValid ? [] : bundles });
    return isValid;
  }

  #setCodes(bundle: string, promotionCodes: readonly string[]): Promise<void> {
    return this.#changeLines((lines) =>
      lines.map((line) => (line.name === bundle ? { ...line, promotionCodes } : line)),
    );
  }

  #changeLines(change: (lines: CartLines) => CartLines): Promise<void> {
    return this.#change({ ...this.#wish, lines: change(this.#state.lines) });
  }

  async #change(wish: CartRequest): Promise<void> {
    const { priced, edited } = this.#state;
    const run = this.#begin({ ...wish, status: 'updating', ...nothingTold });
    try {
      await this.#price(wish, run);
      this.#set(run, { edited: edited || wish.lines !== priced.lines });
    } catch (error) {
      if (run.aborted) return;
      const { told, rest } = afterFailure(problemOf(error), wish, priced);
      if (rest === priced && this.#state.cart?.summary) {
        this.#publish({ ...priced, status: 'ready', ...told });
        return;
      }
      // Something is left to ask for, or there were no prices yet to go back to.
      this.#publish(rest);
      await (rest === priced ? this.load() : this.#change(rest));
      if (this.#state.status !== 'failed') this.#publish(told);
    }
  }

  async #price(wish: CartRequest, run: AbortSignal): Promise<void> {
    const cart = await this.#request(wish, false, run);
    if (run.aborted) return;
    this.#set(run, { cart, priced: wish, status: 'checking' });
    const exceeded = await this.#exceeded(wish.lines, run);
    this.#set(run, { status: 'ready', exceeded });
  }

  #request({ lines, zipCode }: CartRequest, excludePrice: boolean, signal: AbortSignal): Promise<Cart> {
    const body = { bundles: toBundles(lines), excludePrice, ...(zipCode !== undefined && { zipCode }) };
    return this.#call('requestCart', { body }, { signal });
  }

  get #wish(): CartRequest {
    const { lines, zipCode } = this.#state;
    return { lines, zipCode };
  }

  /** A check that cannot be made blocks nobody here: it is made again before checkout. */
  async #exceeded(lines: CartLines, signal: AbortSignal): Promise<Exceeded> {
    try {
      const answer = await this.#call('validateMaxQuantity', { body: { bundles: toBundles(lines) } }, { signal });
      return answer.isValid ? [] : answer.bundles;
    } catch {
      return [];
    }
  }

  #begin(changes: Partial<CartState>): AbortSignal {
    this.#run.abort();
    this.#run = new AbortController();
    this.#publish(changes);
    return this.#run.signal;
  }

  #set(run: AbortSignal, changes: Partial<CartState>): void {
    if (!run.aborted) this.#publish(changes);
  }

  #publish(changes: Partial<CartState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  throw error;
}
