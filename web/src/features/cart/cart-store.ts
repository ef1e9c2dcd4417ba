/**
 * The cart of one visit, without React (specification 1, section 4: cart loading). It is read in two steps, first
 * without prices. A change shows at once and keeps the old totals, marked, until the new ones are there; the answer to
 * an older change never wins; a change that fails is taken back. Then the largest quantities are checked.
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { Problem } from '@perennial/shared/errors/problem';
import type { Cart } from '@perennial/shared/models/cart';
import { ProblemError } from '../../api/client.ts';
import { bundlesOf, type CartLines, hasCodes, withoutCodes } from '../../commerce/cart-lines.ts';

export type Exceeded = CallResponse<'validateMaxQuantity'>['bundles'];

export type CartState = {
  /** What the person chose. */
  readonly lines: CartLines;
  /** The lines of the last answer: what a failed change goes back to. */
  readonly priced: CartLines;
  /** The person has changed something in this visit. */
  readonly edited: boolean;
  /** The last answer of the shop. Its summary is null until prices are there. */
  readonly cart: Cart | undefined;
  /** `updating`: the totals on screen are those of before the change. */
  readonly status: 'loading' | 'pricing' | 'updating' | 'checking' | 'ready' | 'failed';
  /** Why the cart could not be read, or why the last change was taken back. */
  readonly problem: Problem | undefined;
  /** Why the last discount code was not taken, and for which bundle. */
  readonly codeProblem: { readonly bundle: string; readonly text: string } | undefined;
  /** Bundles over their largest quantity. */
  readonly exceeded: Exceeded;
};

type Call = <N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: { signal?: AbortSignal },
) => Promise<CallResponse<N>>;

type Failure = (problem: Problem) => Partial<CartState>;

export class CartStore {
  readonly #call: Call;
  readonly #listeners = new Set<() => void>();
  #state: CartState;
  #run = new AbortController();

  constructor(lines: CartLines, call: Call) {
    this.#call = call;
    this.#state = {
      lines,
      priced: lines,
      edited: false,
      cart: undefined,
      status: 'loading',
      problem: undefined,
      codeProblem: undefined,
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
    const run = this.#begin({ status: 'loading', problem: undefined });
    const { lines } = this.#state;
    try {
      const details = await this.#request(lines, true, run);
      this.#set(run, { cart: details, status: 'pricing' });
      await this.#price(lines, run);
    } catch (error) {
      if (run.aborted) return;
      const problem = problemOf(error);
      if (!hasCodes(lines) || !isAboutCodes(problem)) {
        this.#set(run, { status: 'failed', problem });
        return;
      }
      // A code of a link that does not hold is dropped; that it was used before is not even told.
      const told = problem.action === 'reload-cart-without-promotions' ? undefined : problem;
      this.#set(run, { lines: withoutCodes(lines) });
      await this.load();
      if (told && this.#state.status !== 'failed') this.#publish({ problem: told });
    }
  }

  /** Stops what is under way; nothing is told any more. */
  stop(): void {
    this.#run.abort();
  }

  setQuantity(name: string, quantity: number): Promise<void> {
    const lines = this.#state.lines.map((line) => (line.name === name ? { ...line, quantity } : line));
    return this.#change(lines, (problem) => ({ problem }));
  }

  remove(name: string): Promise<void> {
    return this.#change(
      this.#state.lines.filter((line) => line.name !== name),
      (problem) => ({ problem }),
    );
  }

  /** Puts a code on a bundle; the message `duplicated` is for a code that is already in the cart. */
  applyCode(bundle: string, typed: string, duplicated: string): Promise<void> {
    const code = typed.trim();
    const { lines } = this.#state;
    const known = lines.some((line) => line.promotionCodes.some((other) => other.toUpperCase() === code.toUpperCase()));
    if (known) {
      this.#publish({ codeProblem: { bundle, text: duplicated } });
      return Promise.resolve();
    }
    return this.#change(
      lines.map((line) => (line.name === bundle ? { ...line, promotionCodes: [code] } : line)),
      (problem) => ({ codeProblem: { bundle, text: problem.detail } }),
    );
  }

  removeCode(bundle: string): Promise<void> {
    return this.#change(
      this.#state.lines.map((line) => (line.name === bundle ? { ...line, promotionCodes: [] } : line)),
      (problem) => ({ problem }),
    );
  }

  /** Whether every quantity is allowed; what is not, stands in the state afterwards. Throws a `ProblemError`. */
  async checkQuantities(): Promise<boolean> {
    const { isValid, bundles } = await this.#call(
      'validateMaxQuantity',
      { body: { bundles: bundlesOf(this.#state.lines) } },
      {},
    );
    this.#publish({ exceeded: isValid ? [] : bundles });
    return isValid;
  }

  async #change(lines: CartLines, failed: Failure): Promise<void> {
    const run = this.#begin({ lines, status: 'updating', problem: undefined, codeProblem: undefined });
    try {
      await this.#price(lines, run);
      this.#set(run, { edited: true });
    } catch (error) {
      if (run.aborted) return;
      this.#publish({ lines: this.#state.priced, status: 'ready', ...failed(problemOf(error)) });
    }
  }

  async #price(lines: CartLines, run: AbortSignal): Promise<void> {
    const cart = await this.#request(lines, false, run);
    if (run.aborted) return;
    this.#set(run, { cart, priced: lines, status: 'checking' });
    const exceeded = await this.#exceeded(lines, run);
    this.#set(run, { status: 'ready', exceeded });
  }

  #request(lines: CartLines, excludePrice: boolean, signal: AbortSignal): Promise<Cart> {
    return this.#call('requestCart', { body: { bundles: bundlesOf(lines), excludePrice } }, { signal });
  }

  /** A check that cannot be made blocks nobody here: it is made again before checkout. */
  async #exceeded(lines: CartLines, signal: AbortSignal): Promise<Exceeded> {
    try {
      const answer = await this.#call('validateMaxQuantity', { body: { bundles: bundlesOf(lines) } }, { signal });
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

const codeActions: readonly Problem['action'][] = ['reload-cart-without-promotions', 'show-cart'];

function isAboutCodes({ action }: Problem): boolean {
  return codeActions.includes(action);
}

function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  throw error;
}
