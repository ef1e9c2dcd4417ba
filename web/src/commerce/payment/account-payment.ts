/**
 * Payments from the account, without React (docs/rules/payments.md#provider-forms): first an order, then a card session
 * or the provider's form. Each purpose is a row. Each payment also makes its method the one for recurring payments.
 */
import type { PaymentMethod, PaymentOrder, PaymentSession } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import type { Call } from '../../api/client.ts';
import { dropWhileRunning } from '../../ui/drop-while-running.ts';
import { isCardSession } from './payment-method-kinds.ts';
import { type ProviderForm, readProviderForm } from './provider-form.ts';

export type AccountPaymentRequest = {
  readonly method: PaymentMethod;
  readonly sbeCompliance: Compliance;
  /** Absolute URL of the page to return to when the payment is cancelled. */
  readonly cancelPaymentUrl: string;
};

type OrderBody = { paymentMethodCode: string; cancelPaymentUrl: string; sbeCompliance: Compliance };
type SessionQuery = {
  paymentProvider: string;
  paymentMethodCode: string;
  sbeCompliance: Compliance;
  orderNumber: string;
};

/** A purpose of a payment: the call that orders it, and the call that creates its card session. */
export type PaymentPurpose = {
  order(call: Call, body: OrderBody): Promise<PaymentOrder>;
  session(call: Call, query: SessionQuery): Promise<PaymentSession>;
};

/** Pays nothing; changes the method of recurring payments. */
export const methodChange: PaymentPurpose = {
  order: (call, body) => call('changePaymentMethod', { body }),
  session: (call, query) => call('createChangePaymentSession', { query }),
};

export function invoicePayment(invoiceId: string): PaymentPurpose {
  return {
    order: (call, body) => call('orderPayNow', { body: { ...body, invoiceId } }),
    session: (call, query) => call('createPastDuePaymentSession', { query: { ...query, invoiceId } }),
  };
}

export type AccountPaymentStart =
  /** The card form is next. */
  | { readonly kind: 'card'; readonly session: PaymentSession }
  /** The provider's page is next. */
  | { readonly kind: 'provider'; readonly form: ProviderForm }
  /** The response has no usable form; nothing was charged. */
  | { readonly kind: 'unreadable' };

export class AccountPayment {
  readonly #call: Call;
  readonly #onOrder: (orderNumber: string) => void;

  /** `onOrder` gets the order number before the session is requested. */
  constructor(call: Call, onOrder: (orderNumber: string) => void = () => {}) {
    this.#call = call;
    this.#onOrder = onOrder;
  }

  /** Returns undefined if another payment is still starting. Throws a `ProblemError`. */
  readonly start = dropWhileRunning((purpose: PaymentPurpose, request: AccountPaymentRequest) =>
    this.#run(purpose, request),
  );

  async #run(purpose: PaymentPurpose, request: AccountPaymentRequest): Promise<AccountPaymentStart> {
    const { method, sbeCompliance, cancelPaymentUrl } = request;
    const { code: paymentMethodCode, provider: paymentProvider } = method;
    const { orderNumber, htmlForm } = await purpose.order(this.#call, {
      paymentMethodCode,
      cancelPaymentUrl,
      sbeCompliance,
    });
    if (orderNumber) this.#onOrder(orderNumber);
    if (orderNumber && isCardSession(method)) {
      const query = { paymentProvider, paymentMethodCode, sbeCompliance, orderNumber };
      return { kind: 'card', session: await purpose.session(this.#call, query) };
    }
    const form = htmlForm ? readProviderForm(htmlForm) : undefined;
    return form ? { kind: 'provider', form } : { kind: 'unreadable' };
  }
}
