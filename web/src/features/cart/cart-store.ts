/**
 * The cart of one visit, without React (docs/rules/cart.md#loading-the-cart and #changing-the-cart). Starting a request
 * aborts the one before, so the response to an older change never replaces a newer one.
 */
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { Problem } from '@perennial/shared/errors/problem';
import type { Cart } from '@perennial/shared/models/cart';
import { type Call, ProblemError } from '../../api/client.ts';
import { toCartInput } from '../../commerce/cart/cart-calls.ts';
import { type CartLines, toBundles } from '../../commerce/cart/cart-lines.ts';
import type { CartAnswers } from './cart-questions.ts';
import { type CartRequest, type ErrorPlacement, findRecovery, resolveFailedChange } from './cart-request.ts';

type Exceeded = CallResponse<'validateMaxQuantity'>['bundles'];

/** The lines and the postal code are those that the customer chose. */
export type CartState = CartRequest & {
  /** The request of the last response with prices. A failed change goes back to it. */
  readonly priced: CartRequest;
  /** The customer has changed the lines in this visit. True from the press on, before the shop API has answered. */
  readonly edited: boolean;
  /** The last response of the shop API. Its summary is null until the cart is priced. */
  readonly cart: Cart | undefined;
  /** `updating`: the totals on screen are those from before the change. */
  readonly status: 'loading' | 'pricing' | 'updating' | 'checking' | 'ready' | 'failed';
  /** Why the cart could not be loaded, or why the last change was reverted. */
  readonly problem: Problem | undefined;
  /** Why the last discount code was rejected, and for which bundle. */
  readonly codeProblem: ErrorPlacement['codeProblem'] | undefined;
  /** Why tax could not be estimated for the last postal code. */
  readonly zipProblem: string | undefined;
  /** The stored postal code that the shop API has refused. */
  readonly refusedZip: string | undefined;
  /** Bundles above their maximum quantity, with that maximum. */
  readonly exceeded: Exceeded;
};

const noErrors = { problem: undefined, codeProblem: undefined, zipProblem: undefined } as const;

export class CartStore {
  readonly #call: Call;
  readonly #listeners = new Set<() => void>();
  #state: CartState;
  #run = new AbortController();

  /** With the answers that the page came with the cart is ready at once. */
  constructor(request: CartRequest, call: Call, answers?: Pick<CartAnswers, 'cart' | 'limits'>) {
    this.#call = call;
    this.#state = {
      ...request,
      priced: request,
      edited: false,
      cart: answers?.cart,
      status: answers ? 'ready' : 'loading',
      ...noErrors,
      refusedZip: undefined,
      exceeded: answers && !answers.limits.isValid ? answers.limits.bundles : [],
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): CartState => this.#state;

  /** Loads the cart with the postal code of an earlier visit, unless the page came with what the visit needs. */
  start(storedZip: string | undefined): Promise<void> {
    const { lines, status, cart, zipCode } = this.#state;
    if (status === 'ready' && (storedZip ?? zipCode) === zipCode) return Promise.resolve();
    const request: CartRequest = { lines, zipCode: storedZip };
    this.#publish(cart ? request : { ...request, priced: request });
    return this.load(cart !== undefined);
  }

  /**
   * Loads the cart without prices, then with prices, and checks the quantities. Errors are written into the state. A cart
   * that is on screen with prices is only priced again.
   */
  async load(isOnScreen = false): Promise<void> {
    const run = this.#begin({ status: isOnScreen ? 'updating' : 'loading', ...noErrors });
    const request = this.#currentRequest;
    try {
      if (!isOnScreen) {
        const details = await this.#requestCart(request, true, run);
        this.#set(run, { cart: details, status: 'pricing' });
      }
      await this.#price(request, run);
    } catch (error) {
      if (run.aborted) return;
      const problem = toProblem(error);
      const recovery = findRecovery(problem, request);
      if (!recovery) {
        this.#set(run, { status: 'failed', problem });
        return;
      }
      const isZipRefused = recovery.request.zipCode !== request.zipCode;
      this.#set(run, { ...recovery.request, ...(isZipRefused && { refusedZip: request.zipCode }) });
      await this.load(isOnScreen);
      if (recovery.problem && this.#state.status !== 'failed') this.#publish({ problem: this.#join(recovery.problem) });
    }
  }

  /** Aborts the running requests. The state does not change any more. */
  stop(): void {
    this.#run.abort();
  }

  /** Sets the quantity of a bundle and prices the cart. */
  setQuantity(name: string, quantity: number): Promise<void> {
    return this.#changeLines((lines) => lines.map((line) => (line.name === name ? { ...line, quantity } : line)));
  }

  /** Removes a bundle and prices the cart. */
  remove(name: string): Promise<void> {
    return this.#changeLines((lines) => lines.filter((line) => line.name !== name));
  }

  /** Applies a discount code to a bundle. Shows the text `duplicated` for a code that is already in the cart. */
  applyCode(bundle: string, typed: string, duplicated: string): Promise<void> {
    const code = typed.trim();
    const isDuplicate = this.#state.lines
      .flatMap((line) => line.promotionCodes)
      .some((other) => other.toUpperCase() === code.toUpperCase());
    if (isDuplicate) {
      this.#publish({ codeProblem: { bundle, text: duplicated } });
      return Promise.resolve();
    }
    return this.#setCodes(bundle, [code]);
  }

  /** Removes the discount code of a bundle and prices the cart. */
  removeCode(bundle: string): Promise<void> {
    return this.#setCodes(bundle, []);
  }

  /** Prices the cart with the tax of a postal code. */
  estimateTax(zipCode: string): Promise<void> {
    return this.#change({ ...this.#currentRequest, zipCode });
  }

  /** Returns whether every quantity is allowed, and writes the others to `exceeded`. Throws a `ProblemError`. */
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
    return this.#change({ ...this.#currentRequest, lines: change(this.#state.lines) }, true);
  }

  async #change(request: CartRequest, edited = this.#state.edited): Promise<void> {
    const { priced } = this.#state;
    const run = this.#begin({ ...request, edited, status: 'updating', ...noErrors });
    try {
      await this.#price(request, run);
    } catch (error) {
      if (run.aborted) return;
      const { placement, request: next } = resolveFailedChange(toProblem(error), request, priced);
      if (next === priced && this.#state.cart?.summary) {
        this.#publish({ ...priced, status: 'ready', ...placement });
        return;
      }
      // Other changes still have to be priced, or there are no prices yet to go back to.
      this.#publish(next);
      await (next === priced ? this.load() : this.#change(next));
      if (this.#state.status !== 'failed') this.#publish(placement);
    }
  }

  async #price(request: CartRequest, run: AbortSignal): Promise<void> {
    const cart = await this.#requestCart(request, false, run);
    if (run.aborted) return;
    this.#set(run, { cart, priced: request, status: 'checking' });
    const exceeded = await this.#findExceeded(request.lines, run);
    this.#set(run, { status: 'ready', exceeded });
  }

  #requestCart(request: CartRequest, excludePrice: boolean, signal: AbortSignal): Promise<Cart> {
    return this.#call('requestCart', toCartInput(request.lines, request.zipCode, excludePrice), { signal });
  }

  get #currentRequest(): CartRequest {
    const { lines, zipCode } = this.#state;
    return { lines, zipCode };
  }

  /** Returns no bundles if the check fails: it runs again before checkout. */
  async #findExceeded(lines: CartLines, signal: AbortSignal): Promise<Exceeded> {
    try {
      const { isValid, bundles } = await this.#call(
        'validateMaxQuantity',
        { body: { bundles: toBundles(lines) } },
        { signal },
      );
      return isValid ? [] : bundles;
    } catch {
      return [];
    }
  }

  /** Adds the text of a problem that is shown already: each bundle's code may be refused by a request of its own. */
  #join(problem: Problem): Problem {
    const shown = this.#state.problem;
    return shown ? { ...problem, detail: `${problem.detail}\n${shown.detail}` } : problem;
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

/** Rethrows any error that is not a `ProblemError`. */
function toProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  throw error;
}
