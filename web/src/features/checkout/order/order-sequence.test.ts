// @vitest-environment happy-dom
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { Cart } from '@perennial/shared/models/cart';
import type { OrderResult, PaymentActivity, PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import type { Profile } from '@perennial/shared/models/profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CallOptions, ProblemError } from '../../../api/client.ts';
import { createLines } from '../../../commerce/cart/cart-lines.ts';
import { sampleCart } from '../../../testing/sample-cart.ts';
import { sampleProfile } from '../../../testing/sample-profile.ts';
import { attemptsIn } from './order-attempt.ts';
import { type OrderRequest, OrderSequence } from './order-sequence.ts';

const visa: PaymentMethod = { provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' };
const amex: PaymentMethod = { ...visa, code: 'Adyen.Amex', name: 'American Express' };
const sofort: PaymentMethod = { ...visa, isCreditCard: false, code: 'Adyen.Sofort', name: 'Sofort' };

const request: OrderRequest = {
  lines: createLines(['sonic-brush-halo']),
  amount: 99.99,
  method: visa,
  phoneNumberRequired: false,
  complianceFor: () => 'NA',
  cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout',
};

const payable: OrderResult = { htmlForm: '<form data-provider="Adyen"></form>', orderNumber: 'PO-1', packingInfo: [] };
const session = { id: 'S-1', session: 'data', clientKey: 'local_X', environment: 'test' };

const calm: PaymentActivity = {
  hasPaymentInProgress: false,
  hasInvalidRecurringPaymentDetail: false,
  hasInitialPaymentInProgress: false,
};

type Answers = {
  getProfile?: Profile;
  getPaymentActivity?: PaymentActivity;
  requestCart?: Cart;
  submitOrder?: OrderResult | ProblemError;
  createPaymentSession?: PaymentSession | ProblemError;
};

/** What is asked before anything is ordered. */
const questions: CallName[] = ['getProfile', 'getPaymentActivity', 'requestCart'];

function shop(answers: Answers = {}) {
  const all: Partial<Record<CallName, unknown>> = {
    getProfile: sampleProfile(),
    getPaymentActivity: calm,
    requestCart: sampleCart(),
    submitOrder: payable,
    createPaymentSession: session,
    ...answers,
  };
  const asked: { name: CallName; input: CallInput<CallName>; key?: string | undefined }[] = [];
  async function call<N extends CallName>(
    name: N,
    input: CallInput<N>,
    options: CallOptions = {},
  ): Promise<CallResponse<N>> {
    asked.push({ name, input, key: options.idempotencyKey });
    const answer = all[name];
    if (answer instanceof ProblemError) throw answer;
    return answer as CallResponse<N>;
  }
  return {
    sequence: new OrderSequence(call, attemptsIn('en-ca')),
    asked,
    names: () => asked.map(({ name }) => name),
    orders: () => asked.filter(({ name }) => name === 'submitOrder'),
  };
}

const problem = (status: number) => ({
  type: 'about:blank',
  title: 'Error',
  status,
  detail: 'Not possible',
  messages: [],
  requestId: 'r',
});

beforeEach(() => window.localStorage.clear());

describe('placing an order', () => {
  it('asks who orders and what it costs, orders, opens a card session for exactly the amount of the button', async () => {
    const { sequence, asked } = shop();
    expect(await sequence.place(request)).toEqual({ kind: 'card', order: payable, session });
    expect(asked).toMatchObject([
      { name: 'getProfile' },
      { name: 'getPaymentActivity' },
      { name: 'requestCart' },
      {
        name: 'submitOrder',
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        input: {
          body: {
            bundles: [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }],
            cancelPaymentUrl: request.cancelPaymentUrl,
            paymentMethodCode: 'Adyen.Visa',
          },
        },
      },
      {
        name: 'createPaymentSession',
        input: {
          query: {
            paymentProvider: 'Adyen',
            amount: '99.99',
            sbeCompliance: 'NA',
            orderNumber: 'PO-1',
            paymentMethodCode: 'Adyen.Visa',
          },
        },
      },
    ]);
  });

  it.each([
    ['the customer may not subscribe', sampleProfile({ ableToSubscribe: false }), 'cannotSubscribe'],
    ['recurring payments fail', sampleProfile({ hasInvalidRecurringPaymentDetail: true }), 'invalidRecurringPayment'],
    ['the phone number is missing', sampleProfile({ phoneNumber: null }), 'phoneRequired'],
  ])('stops before anything is ordered when %s', async (_, fresh, reason) => {
    const { sequence, names } = shop({ getProfile: fresh });
    expect(await sequence.place({ ...request, phoneNumberRequired: true })).toEqual({ kind: 'stopped', reason });
    expect(names()).toEqual(questions);
  });

  it('stops while the first payment is being processed', async () => {
    const { sequence, names } = shop({ getPaymentActivity: { ...calm, hasInitialPaymentInProgress: true } });
    expect(await sequence.place(request)).toEqual({ kind: 'stopped', reason: 'firstPaymentInProgress' });
    expect(names()).toEqual(questions);
  });

  it('asks again when the amount is another one than the button named', async () => {
    const { sequence, names } = shop();
    expect(await sequence.place({ ...request, amount: 89.99 })).toEqual({ kind: 'amountChanged', amount: 99.99 });
    expect(names()).toEqual(questions);
  });

  it('needs no phone number where the bundle does not', async () => {
    const { sequence } = shop({ getProfile: sampleProfile({ phoneNumber: null }) });
    expect(await sequence.place(request)).toMatchObject({ kind: 'card' });
  });

  it('is done when nothing is left to be paid', async () => {
    const order = { ...payable, htmlForm: null };
    const { sequence, orders } = shop({ submitOrder: order });
    expect(await sequence.place({ ...request, method: undefined })).toEqual({ kind: 'placed', order });
    expect(orders()[0]?.input).toEqual({
      body: { bundles: expect.anything(), cancelPaymentUrl: request.cancelPaymentUrl },
    });
  });

  it('goes on at the page of another provider, Sofort among them', async () => {
    const htmlForm = '<form action="https://pay.example.com/" method="post"></form>';
    const { sequence, names } = shop({ submitOrder: { ...payable, htmlForm } });
    expect(await sequence.place({ ...request, method: sofort })).toMatchObject({
      kind: 'provider',
      form: { action: 'https://pay.example.com/', method: 'post' },
    });
    expect(names()).not.toContain('createPaymentSession');
  });

  it('does not follow a form that leads nowhere', async () => {
    const { sequence } = shop({ submitOrder: { ...payable, htmlForm: '<form action="javascript:x"></form>' } });
    expect(await sequence.place({ ...request, method: sofort })).toEqual({ kind: 'stopped', reason: 'formUnreadable' });
  });

  it('drops a second press while the first is under way', async () => {
    const { sequence, orders } = shop();
    const [first, second] = await Promise.all([sequence.place(request), sequence.place(request)]);
    expect(first).toMatchObject({ kind: 'card' });
    expect(second).toBeUndefined();
    expect(orders()).toHaveLength(1);
  });

  it('pays the same order with another card, after a reload too', async () => {
    await shop().sequence.place(request);
    const reloaded = shop();
    expect(await reloaded.sequence.place({ ...request, method: amex })).toMatchObject({
      kind: 'card',
      order: { orderNumber: 'PO-1' },
    });
    expect(reloaded.orders()).toHaveLength(0);
  });

  it('sends an order whose answer never came again under the same key', async () => {
    const offline = shop({ submitOrder: new ProblemError(problem(0)) });
    await expect(offline.sequence.place(request)).rejects.toThrow();
    const online = shop();
    await online.sequence.place(request);
    expect(online.orders()[0]?.key).toBe(offline.orders()[0]?.key);
  });

  it('orders anew when the cart has changed', async () => {
    const { sequence, orders } = shop();
    await sequence.place(request);
    await sequence.place({ ...request, lines: createLines(['razor-arc']) });
    expect(orders()).toHaveLength(2);
    expect(orders()[0]?.key).not.toBe(orders()[1]?.key);
  });

  it('forgets an order that cannot be paid any more, so that the next press places another', async () => {
    await shop().sequence.place(request);
    const paid = shop({ createPaymentSession: new ProblemError(problem(400)) });
    await expect(paid.sequence.place(request)).rejects.toThrow('Not possible');
    const next = shop();
    await next.sequence.place(request);
    expect(next.orders()).toHaveLength(1);
  });
});
