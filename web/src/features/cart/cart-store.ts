/**
 * The cart of one visit (docs/rules/cart.md#loading-the-cart, docs/rules/cart.md#changing-the-cart). Starting a request
 * aborts the one before, so the response to an older change never replaces a newer one.
 */

import type { Problem } from '@perennial/shared/errors/problem';
import { toTypedText } from '@perennial/shared/validation/typed-text';
import { type Call, isRefusal } from '../../api/client.ts';
import { toLimitsInput } from '../../commerce/cart/cart-calls.ts';
import type { CartLines } from '../../commerce/cart/cart-lines.ts';
import { createStore } from '../../state/store.ts';
import { createCartTracking, type Track } from './cart-events.ts';
import type { CartMemory } from './cart-memory.ts';
import type { PrefetchedCart } from './cart-prefetch.ts';
import {
  type CartRequest,
  type ErrorPlacement,
  findDropped,
  findRecovery,
  isApplied,
  joinProblems,
  resolveFailedChange,
} from './cart-request.ts';
import { findExceeded, readProblem, requestCart } from './cart-responses.ts';
import { type CartState, firstState, isUnknown, noErrors, toExceeded } from './cart-state.ts';

type Ports = {
  readonly call: Call;
  /** What the browser keeps of a change, at the moment of the change. */
  readonly memory: CartMemory;
  readonly track: Track;
};

export type CartStore = ReturnType<typeof createCartStore>;

/** With the answers that the page came with the cart is ready at once, or only its quantities have to be checked. */
export function createCartStore(
  first: CartRequest,
  { call, memory, track }: Ports,
  answers?: Pick<PrefetchedCart, 'cart' | 'limits'>,
) {
  const { get, set, subscribe } = createStore(firstState(first, answers));
  const trackChanges = createCartTracking(track, first.lines);
  let run = new AbortController();

  function publish(changes: Partial<CartState>): void {
    const before = get();
    set(changes);
    remember(before);
  }

  function publishOf(signal: AbortSignal, changes: Partial<CartState>): void {
    if (!signal.aborted) publish(changes);
  }

  /** Keeps and tracks what the state before did not have. */
  function remember(before?: CartState): void {
    const state = get();
    const { cart, priced, edited, lines } = state;
    if (cart && (cart !== before?.cart || priced !== before.priced)) memory.keepCart(cart, priced.lines);
    if (isUnknown(state) && !(before && isUnknown(before))) memory.forgetBundles();
    if (edited && !(before?.edited && lines === before.lines)) memory.keepLines(lines);
    trackChanges(state);
  }

  function begin(changes: Partial<CartState>): AbortSignal {
    run.abort();
    run = new AbortController();
    publish(changes);
    return run.signal;
  }

  function currentRequest(): CartRequest {
    const { lines, zipCode } = get();
    return { lines, zipCode };
  }

  /** Loads the cart with the postal code of an earlier visit, unless the page came with what the visit needs. */
  function start(storedZip: string | undefined): Promise<void> {
    remember();
    const { lines, status, cart, zipCode } = get();
    if (cart && (storedZip ?? zipCode) === zipCode) {
      return status === 'checking' ? checkLines(lines, begin({})) : Promise.resolve();
    }
    const request: CartRequest = { lines, zipCode: storedZip };
    publish(cart ? request : { ...request, priced: request });
    return load(cart !== undefined);
  }

  /**
   * Loads the cart without prices, then with prices, and checks the quantities. Errors are written into the state. A
   * cart that is on screen with prices is only priced again.
   */
  async function load(isOnScreen = false): Promise<void> {
    const signal = begin(
      isOnScreen ? { status: 'updating', ...noErrors } : { status: 'loading', ...noErrors, zipForm: undefined },
    );
    const request = currentRequest();
    try {
      if (!isOnScreen) {
        const details = await requestCart(call, request, true, signal);
        publishOf(signal, { cart: details, status: 'pricing' });
      }
      await price(request, signal);
    } catch (error) {
      if (signal.aborted) return;
      const problem = await readProblem(call, error, request, signal);
      if (signal.aborted) return;
      const recovery = findRecovery(problem, request);
      if (!recovery) {
        fail(isOnScreen && !isRefusal(problem) ? 'unpriced' : 'failed', problem);
        return;
      }
      if (recovery.request.zipCode !== request.zipCode) memory.keepZip(undefined);
      publish(recovery.request);
      await load(isOnScreen);
      publish({ unsold: [...findDropped(request, recovery.request), ...get().unsold] });
      if (recovery.problem && get().status !== 'failed')
        publish({ problem: joinProblems(recovery.problem, get().problem) });
    }
  }

  async function change(request: CartRequest, changes: Partial<CartState> = {}): Promise<void> {
    const { priced } = get();
    const signal = begin({ ...request, status: 'updating', ...noErrors, ...changes });
    try {
      await price(request, signal);
    } catch (error) {
      if (signal.aborted) return;
      const problem = await readProblem(call, error, request, signal);
      if (signal.aborted) return;
      // Only the shop itself takes a change back: a page that is left, or a lost line, must not.
      if (!isRefusal(problem)) {
        fail(get().cart ? 'unpriced' : 'failed', problem);
        return;
      }
      const { placement, request: next } = resolveFailedChange(problem, request, priced);
      if (next === priced && get().cart?.summary) {
        place(placement, { ...priced, status: 'ready' });
        return;
      }
      // Other changes still have to be priced, or there are no prices yet to go back to.
      publish(next);
      await (next === priced ? load() : change(next));
      publish({ unsold: [...findDropped(request, next), ...get().unsold] });
      if (get().status !== 'failed') place(placement);
    }
  }

  /** The totals, and with them the form of the postal code, are not on screen. */
  function fail(status: 'unpriced' | 'failed', problem: Problem): void {
    publish({ status, problem, zipForm: undefined });
  }

  /** Shows why a change was refused. A refused postal code is not that of the next visit. */
  function place(placement: ErrorPlacement, changes: Partial<CartState> = {}): void {
    const { zipForm } = get();
    if (placement.zipProblem && zipForm?.applied) memory.keepZip(zipForm.before);
    publish({ ...changes, ...placement });
  }

  async function price(request: CartRequest, signal: AbortSignal): Promise<void> {
    const cart = await requestCart(call, request, false, signal);
    if (signal.aborted) return;
    const applied = get().zipForm?.applied;
    const isEstimated = applied !== undefined && applied === request.zipCode;
    publish({ cart, priced: request, status: 'checking', ...(isEstimated && { zipForm: null }) });
    await checkLines(request.lines, signal);
  }

  async function checkLines(lines: CartLines, signal: AbortSignal): Promise<void> {
    const exceeded = await findExceeded(call, lines, signal);
    publishOf(signal, { status: 'ready', exceeded });
  }

  function changeLines(choose: (line: CartLines[number]) => CartLines[number] | undefined): Promise<void> {
    const lines = get().lines.flatMap((line) => choose(line) ?? []);
    return change({ ...currentRequest(), lines }, { edited: true });
  }

  const changeLine = (name: string, changes: Partial<CartLines[number]>): Promise<void> =>
    changeLines((line) => (line.name === name ? { ...line, ...changes } : line));

  /** Requests again what could not be requested. */
  const retry = (): Promise<void> => (get().status === 'unpriced' ? change(currentRequest()) : load());

  return {
    get,
    subscribe,
    start,
    load,
    retry,

    /** Requests again what the shop API has not answered, when the connection is back. */
    reconnect(): Promise<void> {
      const { status, problem } = get();
      const isUnanswered = status === 'unpriced' || (status === 'failed' && problem && !isRefusal(problem));
      return isUnanswered ? retry() : Promise.resolve();
    },

    /** Aborts the running requests. The state does not change any more. */
    stop(): void {
      run.abort();
    },

    /** Sets the quantity of a bundle and prices the cart. */
    setQuantity: (name: string, quantity: number): Promise<void> => changeLine(name, { quantity }),

    /** Removes a bundle and prices the cart. */
    remove: (name: string): Promise<void> => changeLines((line) => (line.name === name ? undefined : line)),

    /** Applies a discount code to a bundle. Shows the text `duplicated` for a code that is already in the cart. */
    async applyCode(bundle: string, typed: string, duplicated: string): Promise<void> {
      const code = toTypedText(typed);
      if (isApplied(get().lines, code)) publish({ codeProblem: { bundle, text: duplicated } });
      else await changeLine(bundle, { promotionCodes: [code] });
    },

    /** Removes the discount code of a bundle and prices the cart. */
    removeCode: (bundle: string): Promise<void> => changeLine(bundle, { promotionCodes: [] }),

    /** Prices the cart with the tax of a postal code that the customer has not typed. */
    estimateTax: (zipCode: string): Promise<void> => change({ ...currentRequest(), zipCode }),

    openZipForm: (): void => publish({ zipForm: {} }),

    closeZipForm: (): void => publish({ zipForm: null }),

    /**
     * Prices the cart with the tax of a typed postal code, which is kept from the press on, and then closes the form.
     */
    applyZip(zipCode: string): Promise<void> {
      const before = memory.readZip();
      memory.keepZip(zipCode);
      const isEstimated = get().priced.zipCode === zipCode;
      return change({ ...currentRequest(), zipCode }, { zipForm: isEstimated ? null : { applied: zipCode, before } });
    },

    /** Returns whether every quantity is allowed, and writes the others to `exceeded`. Throws a `ProblemError`. */
    async checkQuantities(): Promise<boolean> {
      const { lines } = get();
      const limits = await call('validateMaxQuantity', toLimitsInput(lines), {});
      // A change in the meantime is checked on its own.
      if (get().lines === lines) publish({ exceeded: toExceeded(limits) });
      return limits.isValid;
    },
  };
}
