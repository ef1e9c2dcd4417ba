/**
 * Placing an order, from the press of the button to the payment, without React (specification 1, section 4: submit
 * order; decision 24). One at a time: a second press while it runs is dropped. An order that waits for its payment is
 * paid again rather than ordered again, as long as cart and amount stay the same.
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { OrderResult, PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import type { Compliance, Profile } from '@perennial/shared/models/profile';
import { bundlesOf, type CartLines } from '../cart-lines.ts';
import { isCardSession } from './payment-method-kinds.ts';
import { type ProviderForm, readProviderForm } from './provider-form.ts';

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

export type OrderOutcome =
  /** Nothing is left to be paid. */
  | { readonly kind: 'placed'; readonly order: OrderResult }
  /** The card form is to be shown. */
  | { readonly kind: 'card'; readonly order: OrderResult; readonly session: PaymentSession }
  /** The person goes on at the provider's own page. */
  | { readonly kind: 'provider'; readonly order: OrderResult; readonly form: ProviderForm }
  | { readonly kind: 'stopped'; readonly reason: StopReason };

export type StopReason = 'cannotSubscribe' | 'invalidRecurringPayment' | 'phoneRequired' | 'formUnreadable';

type Call = <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallResponse<N>>;

type OpenOrder = { readonly key: string; readonly order: OrderResult };

export class OrderSequence {
  readonly #call: Call;
  #active = false;
  /** Submitted, not paid. */
  #open: OpenOrder | undefined;

  constructor(call: Call) {
    this.#call = call;
  }

  /** Undefined when it was dropped because one is under way. Throws a `ProblemError`. */
  async place(request: OrderRequest): Promise<OrderOutcome | undefined> {
    if (this.#active) return undefined;
    this.#active = true;
    try {
      return await this.#run(request);
    } finally {
      this.#active = false;
    }
  }

  async #run(request: OrderRequest): Promise<OrderOutcome> {
    const profile = await this.#call('getProfile', {});
    const reason = stopReason(profile, request);
    if (reason) return { kind: 'stopped', reason };
    const order = await this.#orderFor(request);
    const { method } = request;
    if (!order.htmlForm) return { kind: 'placed', order };
    if (method && isCardSession(method)) {
      return { kind: 'card', order, session: await this.#session(order, method, profile, request) };
    }
    const form = readProviderForm(order.htmlForm);
    return form ? { kind: 'provider', order, form } : { kind: 'stopped', reason: 'formUnreadable' };
  }

  async #orderFor(request: OrderRequest): Promise<OrderResult> {
    const { lines, amount, method, cancelPaymentUrl } = request;
    const key = JSON.stringify([lines, amount]);
    const byCard = method !== undefined && isCardSession(method);
    if (byCard && this.#open?.key === key) return this.#open.order;
    const order = await this.#call('submitOrder', {
      body: {
        bundles: bundlesOf(lines),
        cancelPaymentUrl,
        ...(method && { paymentMethodCode: method.code }),
      },
    });
    this.#open = byCard && order.htmlForm ? { key, order } : undefined;
    return order;
  }

  #session(order: OrderResult, method: PaymentMethod, profile: Profile, request: OrderRequest) {
    return this.#call('createPaymentSession', {
      query: {
        paymentProvider: method.provider,
        amount: request.amount.toFixed(2),
        sbeCompliance: request.complianceFor(profile),
        orderNumber: order.orderNumber,
        paymentMethodCode: method.code,
      },
    });
  }
}

function stopReason({ personalDetail }: Profile, { phoneNumberRequired }: OrderRequest): StopReason | undefined {
  if (!personalDetail.ableToSubscribe) return 'cannotSubscribe';
  if (personalDetail.hasInvalidRecurringPaymentDetail) return 'invalidRecurringPayment';
  if (phoneNumberRequired && !personalDetail.phoneNumber) return 'phoneRequired';
  return undefined;
}
