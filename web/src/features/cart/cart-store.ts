/**
 * The cart of one visit, without React (docs/rules/cart.md#loading-the-cart and #changing-the-cart). Starting a request
 * aborts the one before, so the response to an older change never replaces a newer one.
 */

import type { Problem } from '@perennial/shared/errors/problem';
import type { Cart } from '@perennial/shared/models/cart';
import { toTypedText } from '@perennial/shared/validation/typed-text';
import { type Call, isRefusal, ProblemError } from '../../api/client.ts';
import { toCartInput, toLimitsInput } from '../../commerce/cart/cart-calls.ts';
import type { CartLines } from '../../commerce/cart/cart-lines.ts';
import { nameUnsoldBundles } from '../../commerce/cart/unavailable-bundles.ts';
import type { PrefetchedCart } from './cart-prefetch.ts';
import { type CartRequest, findRecovery, resolveFailedChange } from './cart-request.ts';
import { type CartState, type Exceeded, firstState, noErrors, toExceeded } from './cart-state.ts';

/** Returns the names of the bundles that the second request does not have. */
function findDropped(before: CartRequest, after: CartRequest): readonly string[] {
  const kept = new Set(after.lines.map(({ name }) => name));
  return before.lines.map(({ name }) => name).filter((name) => !kept.has(name));
}

export class CartStore {
  readonly #call: Call;
  readonly #listeners = new Set<() => void>();
  #state: CartState;
  #run = new AbortController();

  /** With the answers that the page came with the cart is ready at once, or only its quantities have to be checked. */
  constructor(request: CartRequest, call: Call, answers?: Pick<PrefetchedCart, 'cart' | 'limits'>) {
    this.#call = call;
    this.#state = firstState(request, answers);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): CartState => this.#state;

  /** Loads the cart with the postal code of an earlier visit, unless the page came with what the visit needs. */
  start(storedZip: string | undefined): Promise<void> {
    const { lines, status, cart, zipCode } = this.#state;
    if (cart && (storedZip ?? zipCode) === zipCode) return status === 'checking' ? this.#check() : Promise.resolve();
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
      const problem = await this.#readProblem(error, request, run);
      if (run.aborted) return;
      const recovery = findRecovery(problem, request);
      if (!recovery) {
        this.#set(run, { status: isOnScreen && !isRefusal(problem) ? 'unpriced' : 'failed', problem });
        return;
      }
      const isZipRefused = recovery.request.zipCode !== request.zipCode;
      this.#set(run, { ...recovery.request, ...(isZipRefused && { refusedZip: request.zipCode }) });
      await this.load(isOnScreen);
      this.#publish({ unsold: [...findDropped(request, recovery.request), ...this.#state.unsold] });
      if (recovery.problem && this.#state.status !== 'failed') this.#publish({ problem: this.#join(recovery.problem) });
    }
  }

  /** Requests again what could not be requested. */
  retry(): Promise<void> {
    return this.#state.status === 'unpriced' ? this.#change(this.#currentRequest) : this.load();
  }

  /** Requests again what the shop API has not answered, when the connection is back. */
  reconnect(): Promise<void> {
    const { status, problem } = this.#state;
    const isUnanswered = status === 'unpriced' || (status === 'failed' && problem && !isRefusal(problem));
    return isUnanswered ? this.retry() : Promise.resolve();
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
    const code = toTypedText(typed);
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
    const { lines } = this.#state;
    const limits = await this.#call('validateMaxQuantity', toLimitsInput(lines), {});
    // A change in the meantime is checked on its own.
    if (this.#state.lines === lines) this.#publish({ exceeded: toExceeded(limits) });
    return limits.isValid;
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
      const problem = await this.#readProblem(error, request, run);
      if (run.aborted) return;
      // Only the shop itself takes a change back: a page that is left, or a lost line, must not.
      if (!isRefusal(problem)) {
        this.#publish({ status: this.#state.cart ? 'unpriced' : 'failed', problem });
        return;
      }
      const { placement, request: next } = resolveFailedChange(problem, request, priced);
      if (next === priced && this.#state.cart?.summary) {
        this.#publish({ ...priced, status: 'ready', ...placement });
        return;
      }
      // Other changes still have to be priced, or there are no prices yet to go back to.
      this.#publish(next);
      await (next === priced ? this.load() : this.#change(next));
      this.#publish({ unsold: [...findDropped(request, next), ...this.#state.unsold] });
      if (this.#state.status !== 'failed') this.#publish(placement);
    }
  }

  async #price(request: CartRequest, run: AbortSignal): Promise<void> {
    const cart = await this.#requestCart(request, false, run);
    if (run.aborted) return;
    this.#set(run, { cart, priced: request, status: 'checking' });
    await this.#checkLines(request.lines, run);
  }

  /** Checks the quantities of a cart that came with its prices only. */
  #check(): Promise<void> {
    return this.#checkLines(this.#state.lines, this.#begin({}));
  }

  async #checkLines(lines: CartLines, run: AbortSignal): Promise<void> {
    const exceeded = await this.#findExceeded(lines, run);
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
      return toExceeded(await this.#call('validateMaxQuantity', toLimitsInput(lines), { signal }));
    } catch {
      return [];
    }
  }

  /** Returns the problem of a failed request, with the names of the bundles that are not sold. */
  #readProblem(error: unknown, { lines }: CartRequest, signal: AbortSignal): Promise<Problem> {
    return nameUnsoldBundles(toProblem(error), lines, this.#call, signal);
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
