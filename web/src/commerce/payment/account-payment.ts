/**
 * Payments from the account (docs/rules/payments.md#provider-forms): first an order, then a card session
 * or the provider's form. Each purpose is a row. Each payment also makes its method the one for recurring payments.
 */
import type { PaymentMethod, PaymentOrder, PaymentSession } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import type { Call } from '../../api/client.ts';
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

type AccountPaymentStart =
  /** The card form is next. */
  | { readonly kind: 'card'; readonly session: PaymentSession }
  /** The provider's page is next. */
  | { readonly kind: 'provider'; readonly form: ProviderForm }
  /** The response has no usable form; nothing was charged. */
  | { readonly kind: 'unreadable' };

/** Orders and starts a payment. `onOrder` gets the order number before the session is requested. Throws a `ProblemError`. */
export async function startPayment(
  call: Call,
  purpose: PaymentPurpose,
  { method, sbeCompliance, cancelPaymentUrl }: AccountPaymentRequest,
  onOrder: (orderNumber: string) => void,
): Promise<AccountPaymentStart> {
  const { code: paymentMethodCode, provider: paymentProvider } = method;
  const { orderNumber, htmlForm } = await purpose.order(call, { paymentMethodCode, cancelPaymentUrl, sbeCompliance });
  if (orderNumber) onOrder(orderNumber);
  if (orderNumber && isCardSession(method)) {
    const query = { paymentProvider, paymentMethodCode, sbeCompliance, orderNumber };
    return { kind: 'card', session: await purpose.session(call, query) };
  }
  const form = htmlForm ? readProviderForm(htmlForm) : undefined;
  return form ? { kind: 'provider', form } : { kind: 'unreadable' };
}
