/** A shop for an order: what it answers, and what it was asked. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { Cart } from '@perennial/shared/models/cart';
import type { OrderResult, PaymentActivity, PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import type { Profile } from '@perennial/shared/models/profile';
import type { CallOptions, ProblemError } from '../../../../api/client.ts';
import { createLines } from '../../../../commerce/cart/cart-lines.ts';
import { sampleCart } from '../../../../testing/sample-cart.ts';
import { sampleProfile } from '../../../../testing/sample-profile.ts';
import { createOrderAttempts } from '../order-attempt.ts';
import { type OrderRequest, placeOrder } from '../order-sequence.ts';

export const visa: PaymentMethod = {
  provider: 'Adyen',
  isCreditCard: true,
  code: 'Adyen.Visa',
  name: 'Visa',
  logoUrl: '',
};
export const amex: PaymentMethod = { ...visa, code: 'Adyen.Amex', name: 'American Express' };
export const sofort: PaymentMethod = { ...visa, isCreditCard: false, code: 'Adyen.Sofort', name: 'Sofort' };

export const request: OrderRequest = {
  lines: createLines(['sonic-brush-halo']),
  agreed: { amount: 99.99, later: [{ months: 3, amount: 14.99 }] },
  method: visa,
  methodChanged: false,
  phoneNumberRequired: false,
  complianceFor: () => 'NA',
  cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout',
};

export const payable: OrderResult = {
  htmlForm: '<form data-provider="Adyen"></form>',
  orderNumber: 'PO-1',
  packingInfo: [{ ctn: '1', qty: 1, totalPrice: 99.99 }],
};
export const session = { id: 'S-1', session: 'data', clientKey: 'local_X', environment: 'test' };

export const noActivity: PaymentActivity = {
  hasPaymentInProgress: false,
  hasInvalidRecurringPaymentDetail: false,
  hasInitialPaymentInProgress: false,
};

type Responses = {
  getProfile?: Profile;
  getPaymentActivity?: PaymentActivity;
  /** Several carts are the responses to one request after the other. */
  requestCart?: Cart | readonly (Cart | ProblemError)[];
  submitOrder?: OrderResult | ProblemError | readonly (OrderResult | Error)[];
  createPaymentSession?: PaymentSession | ProblemError;
};

/** The calls before the order. */
export const freshChecks: CallName[] = ['getProfile', 'getPaymentActivity', 'requestCart'];

export function createOrderShop(changes: Responses = {}) {
  const responses: Partial<Record<CallName, unknown>> = {
    getProfile: sampleProfile(),
    getPaymentActivity: noActivity,
    requestCart: sampleCart(),
    submitOrder: payable,
    createPaymentSession: session,
    ...changes,
  };
  const calls: { name: CallName; input: CallInput<CallName>; key?: string | undefined }[] = [];
  function call<N extends CallName>(name: N, input: CallInput<N>, options?: CallOptions): Promise<CallResponse<N>>;
  async function call(name: CallName, input: CallInput<CallName>, options?: CallOptions): Promise<unknown> {
    calls.push({ name, input, key: options?.idempotencyKey });
    const count = calls.filter((earlier) => earlier.name === name).length;
    const given = responses[name];
    const response: unknown = Array.isArray(given) ? given[count - 1] : given;
    if (response instanceof Error) throw response;
    return response;
  }
  const ports = { call, attempts: createOrderAttempts('en-ca') };
  return {
    place: (request: OrderRequest) => placeOrder(ports, request),
    ports,
    calls,
    names: () => calls.map(({ name }) => name),
    orders: () => calls.filter(({ name }) => name === 'submitOrder'),
  };
}

export const createProblem = (status: number) => ({
  type: 'about:blank',
  title: 'Error',
  status,
  detail: 'Not possible',
  messages: [],
  requestId: 'r',
});

/** A cart that costs this today. */
export function priced(amount: number): Cart {
  const cart = sampleCart();
  return { ...cart, summary: { ...cart.summary, payNow: { ...cart.summary.payNow, discounted: amount } } };
}
