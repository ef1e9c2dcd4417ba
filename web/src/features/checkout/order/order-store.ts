/**
 * What the order button shows, and what follows from its press (docs/rules/checkout.md#placing-an-order,
 * docs/rules/checkout.md#refused-orders). One order at a time: a further press does nothing.
 */
import type { Problem } from '@perennial/shared/errors/problem';
import type { Cart } from '@perennial/shared/models/cart';
import { ProblemError } from '../../../api/client.ts';
import { findNamedBundles } from '../../../commerce/cart/unavailable-bundles.ts';
import { idlePayment, type PaymentState } from '../../../commerce/payment/payment-state.ts';
import type { ProviderForm } from '../../../commerce/payment/provider-form.ts';
import { createStore } from '../../../state/store.ts';
import type { StepName } from '../checkout-steps.ts';
import type { AgreedPrice } from './agreed-price.ts';
import {
  type OrderOutcome,
  type OrderPorts,
  type OrderRequest,
  type Placed,
  placeOrder,
  type StopReason,
} from './order-sequence.ts';

export type OrderState = PaymentState & {
  /** The last press was refused, and the customer cannot change the details that may be the reason. */
  readonly detailsLocked: boolean;
  /** The bundles that the last press could not order, for the way back to the cart. */
  readonly unavailable: readonly string[];
  /** The payment-failed dialog is open. */
  readonly failureDialog: boolean;
  /** The choice that the payment-failed dialog was shown for; without a code it was the saved method. */
  readonly refused?: { readonly code: string | undefined };
};

/** Opens the step in which the customer can resolve the error, which is shown there. */
export type ReturnToStep = (step: StepName, problem: string) => void;

/** What a press can do to the page, and its words. */
export type OrderPage = {
  /** The customer can change personal details in checkout. */
  readonly detailsEditable: boolean;
  /**
   * Keeps an order, before its payment may leave the page. `changedCart` has the charged amounts if others were agreed.
   */
  readonly keep: (placed: Placed, changedCart?: Cart) => void;
  /** The order needs no further payment. */
  readonly complete: (placed: Placed) => void;
  readonly submitForm: (form: ProviderForm) => void;
  readonly reload: (name: 'requestCart' | 'getProfile') => void;
  readonly returnTo: ReturnToStep;
  readonly showCartRefusal: (text: string) => void;
  readonly texts: {
    /** The order may have been sent. */
    readonly unknown: string;
    readonly priceChanged: (price: AgreedPrice) => string;
    readonly unavailable: (reason: 'outOfStock' | 'notSold', bundles: readonly string[]) => string;
    readonly stopped: (reason: Exclude<StopReason, 'invalidRecurringPayment'>) => string;
  };
};

const idle = { ...idlePayment, detailsLocked: false, unavailable: [], failureDialog: false } satisfies OrderState;

export function createOrderStore(ports: OrderPorts) {
  const { get, set, subscribe } = createStore<OrderState>(idle);

  function follow(outcome: OrderOutcome, { method }: Pick<OrderRequest, 'method'>, page: OrderPage): void {
    switch (outcome.kind) {
      case 'placed':
        page.keep(outcome, outcome.changedCart);
        page.complete(outcome);
        return;
      case 'card':
        page.keep(outcome);
        set({ ...idle, card: outcome.card });
        return;
      case 'provider':
        // The button stays busy while the browser loads the page of the provider.
        page.keep(outcome);
        page.submitForm(outcome.form);
        return;
      case 'priceChanged':
        // The page loads the new prices, and the customer decides again.
        set({ ...idle, failure: page.texts.priceChanged(outcome.price) });
        page.reload('requestCart');
        return;
      case 'outOfStock':
        showUnavailable('outOfStock', outcome.bundles, page);
        return;
      case 'stopped':
        stop(outcome.reason, method?.code, page);
    }
  }

  /** Names the bundles. The cart is requested again, so that the summary marks them. */
  function showUnavailable(reason: 'outOfStock' | 'notSold', bundles: readonly string[], page: OrderPage): void {
    set({ ...idle, failure: page.texts.unavailable(reason, bundles), unavailable: bundles });
    page.reload('requestCart');
  }

  function stop(reason: StopReason, code: string | undefined, page: OrderPage): void {
    if (reason === 'invalidRecurringPayment') {
      set({ ...idle, refused: { code }, failureDialog: true });
      return;
    }
    const failure = page.texts.stopped(reason);
    set({ ...idle, failure });
    if (reason !== 'phoneRequired') return;
    page.reload('getProfile');
    page.returnTo('identity', failure);
  }

  /** Shows the error, and the part of checkout that resolves it. */
  function refuse(problem: Problem, { lines }: Pick<OrderRequest, 'lines'>, page: OrderPage): void {
    const { action, status, detail, messages } = problem;
    set({ ...idle, failure: detail });
    switch (action) {
      case 'show-availability': {
        const named = findNamedBundles(lines, problem);
        if (named.length > 0) showUnavailable(status === 404 ? 'notSold' : 'outOfStock', named, page);
        else page.reload('requestCart');
        return;
      }
      case 'show-cart':
      case 'show-quantities':
        page.showCartRefusal(detail);
        return;
      case 'show-address-step':
        page.returnTo('address', detail);
        return;
      case 'show-personal-details':
        if (page.detailsEditable) page.returnTo('identity', detail);
        else set({ ...idle, failure: messages.map(({ text }) => text).join('\n'), detailsLocked: true });
        return;
      default:
    }
  }

  return {
    get,
    subscribe,

    /** Places the order of a press, and writes into the state what became of it. */
    async place(press: Omit<OrderRequest, 'methodChanged'>, page: OrderPage): Promise<void> {
      const { busy, refused } = get();
      if (busy) return;
      set({ ...idle, busy: true });
      const { method } = press;
      const methodChanged = refused !== undefined && method !== undefined && method.code !== refused.code;
      try {
        follow(await placeOrder(ports, { ...press, methodChanged }), press, page);
      } catch (error) {
        if (error instanceof ProblemError) {
          refuse(error.problem, press, page);
          return;
        }
        // The order may have been sent. The next press sends the same attempt.
        set({ ...idle, failure: page.texts.unknown });
        reportError(error);
      }
    },

    /** Closes the card form. The next press pays the same order. */
    chooseAgain: (): void => set(idle),

    closeFailureDialog: (): void => set({ failureDialog: false }),
  };
}
