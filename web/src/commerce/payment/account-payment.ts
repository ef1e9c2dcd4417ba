/**
 * Payments that begin in the account, without React (specification 2, section 4): an order first, then a card session
 * or the provider's own form. What is paid for is a row; each also makes its method the one of recurring payments.
 */
import type { PaymentMethod, PaymentOrder, PaymentSession } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import type { Call } from '../../api/client.ts';
import { dropWhileRunning } from '../drop-while-running.ts';
import { isCardSession } from './payment-method-kinds.ts';
import { type ProviderForm, readProviderForm } from './provider-form.ts';

export type AccountPaymentRequest = {
  readonly method: PaymentMethod;
  readonly sbeCompliance: Compliance;
  /** Absolute address of the page that a cancelled payment comes back to. */
  readonly cancelPaymentUrl: string;
};

type OrderBody = { paymentMethodCode: string; cancelPaymentUrl: string; sbeCompliance: Compliance };
type SessionQuery = {
  paymentProvider: string;
  paymentMethodCode: string;
  sbeCompliance: Compliance;
  orderNumber: string;
};

/** What is paid for: the call that orders it, and the one that opens its card session. */
export type PaymentPurpose = {
  order(call: Call, body: OrderBody): Promise<PaymentOrder>;
  session(call: Call, query: SessionQuery): Promise<PaymentSession>;
};

/** Nothing: only the method of recurring payments changes. */
export const changeOfMethod: PaymentPurpose = {
  order: (call, body) => call('changePaymentMethod', { body }),
  session: (call, query) => call('createChangePaymentSession', { query }),
};

export function pastDueInvoice(invoiceId: string): PaymentPurpose {
  return {
    order: (call, body) => call('orderPayNow', { body: { ...body, invoiceId } }),
    session: (call, query) => call('createPastDuePaymentSession', { query: { ...query, invoiceId } }),
  };
}

export type AccountPaymentStart =
  /** The card form is to be shown. */
  | { readonly kind: 'card'; readonly session: PaymentSession }
  /** The person goes on at the provider's own page. */
  | { readonly kind: 'provider'; readonly form: ProviderForm }
  /** The answer leads nowhere; nothing was charged. */
  | { readonly kind: 'unreadable' };

export class AccountPayment {
  readonly #call: Call;
  readonly #onOrder: (orderNumber: string) => void;

  /** `onOrder` hears the order number before the session is asked for. */
  constructor(call: Call, onOrder: (orderNumber: string) => void = () => {}) {
    this.#call = call;
    this.#onOrder = onOrder;
  }

  /** Undefined when it was dropped because one is under way. Throws a `ProblemError`. */
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
