/**
 * Placing an order, from the press of the button to the payment, without React (specification 1, section 4: submit
 * order; decision 24). One at a time: a second press while it runs is dropped. What is asked first is asked afresh: the
 * customer, their payments, and the amount, so that nobody pays another one than the button named. An order that waits
 * for its payment is paid rather than placed again.
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
  /** What the button names, decimal: exactly this is charged. */
  readonly amount: number;
  /** Undefined where a saved method pays, or nothing has to be paid. */
  readonly method: PaymentMethod | undefined;
  readonly phoneNumberRequired: boolean;
  /** The consent to send, by the fresh profile. */
  readonly complianceFor: (profile: Profile) => Compliance;
  /** Absolute address of the page that a cancelled payment comes back to. */
  readonly cancelPaymentUrl: string;
};

/** An order without the form that led to its payment. */
export type Placed = { readonly orderNumber: string; readonly packingInfo: readonly PackingInfo[] };

export type OrderOutcome =
  /** Nothing is left to be paid. */
  | { readonly kind: 'placed'; readonly order: Placed }
  /** The card form is to be shown. */
  | { readonly kind: 'card'; readonly order: Placed; readonly session: PaymentSession }
  /** The person goes on at the provider's own page. */
  | { readonly kind: 'provider'; readonly order: Placed; readonly form: ProviderForm }
  /** The amount is another one than the button named; decimal. */
  | { readonly kind: 'amountChanged'; readonly amount: number }
  | { readonly kind: 'stopped'; readonly reason: StopReason };

export type StopReason =
  | 'cannotSubscribe'
  | 'invalidRecurringPayment'
  | 'firstPaymentInProgress'
  | 'phoneRequired'
  | 'formUnreadable';

/** Where the order is remembered until it is paid. */
export type Attempts = {
  at(lines: CartLines, amount: number): OrderAttempt;
  noteAwaitedPayment(attempt: OrderAttempt, order: OrderResult): void;
  forget(): void;
};

export class OrderSequence {
  readonly #call: Call;
  readonly #attempts: Attempts;

  constructor(call: Call, attempts: Attempts) {
    this.#call = call;
    this.#attempts = attempts;
  }

  /** Undefined when it was dropped because one is under way. Throws a `ProblemError`. */
  readonly place = dropWhileRunning((request: OrderRequest) => this.#run(request));

  async #run(request: OrderRequest): Promise<OrderOutcome> {
    const { lines, method } = request;
    const [profile, activity, cart] = await Promise.all([
      this.#call('getProfile', {}),
      this.#call('getPaymentActivity', {}),
      this.#call('requestCart', { body: { bundles: toBundles(lines), excludePrice: false } }),
    ]);
    const reason = stopReason(profile, activity, request);
    if (reason) return { kind: 'stopped', reason };
    const amount = amountToPay(cart) ?? 0;
    if (amount !== request.amount) return { kind: 'amountChanged', amount };

    const attempt = this.#attempts.at(lines, amount);
    if (method && isCardSession(method) && attempt.awaitsPayment) {
      return this.#payByCard(attempt.awaitsPayment, method, profile, request);
    }
    const order = await this.#submit(attempt, request);
    if (!order.htmlForm) return { kind: 'placed', order };
    if (method && isCardSession(method)) {
      this.#attempts.noteAwaitedPayment(attempt, order);
      return this.#payByCard(order, method, profile, request);
    }
    const form = readProviderForm(order.htmlForm);
    return form ? { kind: 'provider', order, form } : { kind: 'stopped', reason: 'formUnreadable' };
  }

  #submit({ key }: OrderAttempt, { lines, method, cancelPaymentUrl }: OrderRequest): Promise<OrderResult> {
    const body = { bundles: toBundles(lines), cancelPaymentUrl, ...(method && { paymentMethodCode: method.code }) };
    return this.#call('submitOrder', { body }, { idempotencyKey: key });
  }

  /** An order that cannot be paid is not kept waiting. */
  async #payByCard(
    order: Placed,
    method: PaymentMethod,
    profile: Profile,
    request: OrderRequest,
  ): Promise<OrderOutcome> {
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
      return { kind: 'card', order, session };
    } catch (error) {
      if (isRefusal(error)) this.#attempts.forget();
      throw error;
    }
  }
}

/** Specification 1, sections 4 and 8, in the order in which it is told. */
function stopReason(
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

/** The shop has answered, and said no. */
function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.status >= 400 && error.problem.status < 500;
}
