/**
 * The order sequence from the press of the button to the payment, without React (docs/rules/checkout.md#placing-an-order).
 * It reads profile, payment activity and cart again first, so the customer is charged exactly the amount shown on the
 * button. An order that waits for its payment is paid, not placed again.
 */
import type { OrderResult, PaymentActivity, PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import type { Compliance, Profile } from '@perennial/shared/models/profile';
import { type Call, ProblemError } from '../../../api/client.ts';
import { type CartLines, toBundles } from '../../../commerce/cart/cart-lines.ts';
import { amountToPay } from '../../../commerce/cart/charges.ts';
import { dropWhileRunning } from '../../../commerce/drop-while-running.ts';
import { isCardSession } from '../../../commerce/payment/payment-method-kinds.ts';
import { type ProviderForm, readProviderForm } from '../../../commerce/payment/provider-form.ts';
import type { OrderAttempt, PackingInfo } from '../../../storage/stored-shapes.ts';

export type OrderRequest = {
  readonly lines: CartLines;
  /** The decimal amount on the button. Exactly this amount is charged. */
  readonly amount: number;
  /** Undefined if a saved method is used, or if there is nothing to pay. */
  readonly method: PaymentMethod | undefined;
  readonly phoneNumberRequired: boolean;
  /** Returns the recurring-payment consent to send, from the profile that was just read. */
  readonly complianceFor: (profile: Profile) => Compliance;
  /** Absolute URL of the page that a cancelled payment returns to. */
  readonly cancelPaymentUrl: string;
};

/** A placed order without the form of its payment. */
export type OrderReference = { readonly orderNumber: string; readonly packingInfo: readonly PackingInfo[] };

/** `attempt` is the key of the order's attempt. */
type Placed = { readonly attempt: string; readonly order: OrderReference };

export type OrderOutcome =
  /** The shop API has completed the order: there was nothing to pay, or the saved method paid. */
  | (Placed & { readonly kind: 'placed' })
  /** The card form has to be shown. */
  | (Placed & { readonly kind: 'card'; readonly session: PaymentSession })
  /** The customer continues on the page of the payment provider. */
  | (Placed & { readonly kind: 'provider'; readonly form: ProviderForm })
  /** The decimal amount differs from the one on the button. */
  | { readonly kind: 'amountChanged'; readonly amount: number }
  | { readonly kind: 'stopped'; readonly reason: StopReason };

export type StopReason =
  | 'cannotSubscribe'
  | 'invalidRecurringPayment'
  | 'firstPaymentInProgress'
  | 'phoneRequired'
  | 'formUnreadable';

/** Storage of the order attempt until its order is paid. */
export type OrderAttempts = {
  /** Returns the stored attempt for these lines and this decimal amount, or starts one. */
  findOrStart(lines: CartLines, amount: number): OrderAttempt;
  saveAwaitedPayment(attempt: OrderAttempt, order: OrderResult): void;
  remove(attempt: OrderAttempt): void;
};

type CardPayment = {
  readonly attempt: OrderAttempt;
  readonly order: OrderReference;
  readonly method: PaymentMethod;
  readonly profile: Profile;
  readonly request: OrderRequest;
};

export class OrderSequence {
  readonly #call: Call;
  readonly #attempts: OrderAttempts;

  constructor(call: Call, attempts: OrderAttempts) {
    this.#call = call;
    this.#attempts = attempts;
  }

  /** Places one order at a time: returns undefined while another one is running. Throws a `ProblemError`. */
  readonly place = dropWhileRunning((request: OrderRequest) => this.#run(request));

  async #run(request: OrderRequest): Promise<OrderOutcome> {
    const { lines, method } = request;
    const [profile, activity, cart] = await Promise.all([
      this.#call('getProfile', {}),
      this.#call('getPaymentActivity', {}),
      this.#call('requestCart', { body: { bundles: toBundles(lines), excludePrice: false } }),
    ]);
    const reason = findStopReason(profile, activity, request);
    if (reason) return { kind: 'stopped', reason };
    const amount = amountToPay(cart) ?? 0;
    if (amount !== request.amount) return { kind: 'amountChanged', amount };

    const attempt = this.#attempts.findOrStart(lines, amount);
    if (method && isCardSession(method) && attempt.awaitsPayment) {
      return this.#payByCard({ attempt, order: attempt.awaitsPayment, method, profile, request });
    }
    const order = await this.#submit(attempt, request);
    if (!order.htmlForm) return { kind: 'placed', attempt: attempt.key, order };
    if (method && isCardSession(method)) {
      this.#attempts.saveAwaitedPayment(attempt, order);
      return this.#payByCard({ attempt, order, method, profile, request });
    }
    const form = readProviderForm(order.htmlForm);
    return form
      ? { kind: 'provider', attempt: attempt.key, order, form }
      : { kind: 'stopped', reason: 'formUnreadable' };
  }

  #submit({ key }: OrderAttempt, { lines, method, cancelPaymentUrl }: OrderRequest): Promise<OrderResult> {
    const body = { bundles: toBundles(lines), cancelPaymentUrl, ...(method && { paymentMethodCode: method.code }) };
    return this.#call('submitOrder', { body }, { idempotencyKey: key });
  }

  /** If the payment is refused, the attempt is removed, so that the next press places a new order. */
  async #payByCard({ attempt, order, method, profile, request }: CardPayment): Promise<OrderOutcome> {
    try {
      const session = await this.#call('createPaymentSession', {
        query: {
          paymentProvider: method.provider,
          amount: request.amount.toFixed(2),
          sbeCompliance: request.complianceFor(profile),
          orderNumber: order.orderNumber,
          paymentMethodCode: method.code,
        },
      });
      return { kind: 'card', attempt: attempt.key, order, session };
    } catch (error) {
      if (isRefusal(error)) this.#attempts.remove(attempt);
      throw error;
    }
  }
}

/** Returns the first reason that applies (docs/rules/checkout.md#fresh-checks). */
function findStopReason(
  { personalDetail }: Profile,
  { hasInitialPaymentInProgress }: PaymentActivity,
  { phoneNumberRequired }: OrderRequest,
): StopReason | undefined {
  if (!personalDetail.ableToSubscribe) return 'cannotSubscribe';
  if (personalDetail.hasInvalidRecurringPaymentDetail) return 'invalidRecurringPayment';
  if (hasInitialPaymentInProgress) return 'firstPaymentInProgress';
  if (phoneNumberRequired && !personalDetail.phoneNumber) return 'phoneRequired';
  return undefined;
}

/** Whether the server rejected the call, in contrast to no response or an error of the server. */
function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.status >= 400 && error.problem.status < 500;
}
