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
import { createOrderAttempts } from './order-attempt.ts';
import { type OrderRequest, OrderSequence } from './order-sequence.ts';

const visa: PaymentMethod = { provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' };
const amex: PaymentMethod = { ...visa, code: 'Adyen.Amex', name: 'American Express' };
const sofort: PaymentMethod = { ...visa, isCreditCard: false, code: 'Adyen.Sofort', name: 'Sofort' };

const request: OrderRequest = {
  lines: createLines(['sonic-brush-halo']),
  amount: 99.99,
  method: visa,
  methodChanged: false,
  phoneNumberRequired: false,
  complianceFor: () => 'NA',
  cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout',
};

const payable: OrderResult = { htmlForm: '<form data-provider="Adyen"></form>', orderNumber: 'PO-1', packingInfo: [] };
const session = { id: 'S-1', session: 'data', clientKey: 'local_X', environment: 'test' };

const noActivity: PaymentActivity = {
  hasPaymentInProgress: false,
  hasInvalidRecurringPaymentDetail: false,
  hasInitialPaymentInProgress: false,
};

type Responses = {
  getProfile?: Profile;
  getPaymentActivity?: PaymentActivity;
  requestCart?: Cart;
  submitOrder?: OrderResult | ProblemError;
  createPaymentSession?: PaymentSession | ProblemError;
};

/** The calls before the order. */
const freshChecks: CallName[] = ['getProfile', 'getPaymentActivity', 'requestCart'];

function createSequence(changes: Responses = {}) {
  const responses: Partial<Record<CallName, unknown>> = {
    getProfile: sampleProfile(),
    getPaymentActivity: noActivity,
    requestCart: sampleCart(),
    submitOrder: payable,
    createPaymentSession: session,
    ...changes,
  };
  const calls: { name: CallName; input: CallInput<CallName>; key?: string | undefined }[] = [];
  async function call<N extends CallName>(
    name: N,
    input: CallInput<N>,
    options: CallOptions = {},
  ): Promise<CallResponse<N>> {
    calls.push({ name, input, key: options.idempotencyKey });
    const response = responses[name];
    if (response instanceof ProblemError) throw response;
    return response as CallResponse<N>;
  }
  return {
    sequence: new OrderSequence(call, createOrderAttempts('en-ca')),
    calls,
    names: () => calls.map(({ name }) => name),
    orders: () => calls.filter(({ name }) => name === 'submitOrder'),
  };
}

const createProblem = (status: number) => ({
  type: 'about:blank',
  title: 'Error',
  status,
  detail: 'Not possible',
  messages: [],
  requestId: 'r',
});

beforeEach(() => window.localStorage.clear());

describe('the order sequence', () => {
  it('reads profile and amount, places the order, opens a card session for exactly the amount of the button', async () => {
    const { sequence, calls } = createSequence();
    expect(await sequence.place(request)).toEqual({
      kind: 'card',
      attempt: expect.any(String),
      order: payable,
      session,
    });
    expect(calls).toMatchObject([
      { name: 'getProfile' },
      { name: 'getPaymentActivity' },
      {
        name: 'requestCart',
        input: {
          body: {
            bundles: [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }],
            excludePrice: false,
          },
        },
      },
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
    [
      'the recurring payment details are invalid',
      sampleProfile({ hasInvalidRecurringPaymentDetail: true }),
      'invalidRecurringPayment',
    ],
    ['the phone number is missing', sampleProfile({ phoneNumber: null }), 'phoneRequired'],
  ])('stops before the order if %s', async (_, profile, reason) => {
    const { sequence, names } = createSequence({ getProfile: profile });
    expect(await sequence.place({ ...request, phoneNumberRequired: true })).toEqual({ kind: 'stopped', reason });
    expect(names()).toEqual(freshChecks);
  });

  it('places an order with another method after the payment details were found invalid', async () => {
    const { sequence } = createSequence({ getProfile: sampleProfile({ hasInvalidRecurringPaymentDetail: true }) });
    expect(await sequence.place({ ...request, methodChanged: true })).not.toMatchObject({ kind: 'stopped' });
  });

  it('stops while the first payment is being processed', async () => {
    const { sequence, names } = createSequence({
      getPaymentActivity: { ...noActivity, hasInitialPaymentInProgress: true },
    });
    expect(await sequence.place(request)).toEqual({ kind: 'stopped', reason: 'firstPaymentInProgress' });
    expect(names()).toEqual(freshChecks);
  });

  it.each([
    ['higher', 89.99],
    ['lower', 109.99],
  ])('stops if the amount is %s than the one on the button', async (_, amount) => {
    const { sequence, names } = createSequence();
    expect(await sequence.place({ ...request, amount })).toEqual({ kind: 'amountChanged', amount: 99.99 });
    expect(names()).toEqual(freshChecks);
  });

  it.each([
    ['cannotSubscribe', { ableToSubscribe: false, hasInvalidRecurringPaymentDetail: true, phoneNumber: null }, true],
    ['invalidRecurringPayment', { hasInvalidRecurringPaymentDetail: true, phoneNumber: null }, true],
    ['firstPaymentInProgress', { phoneNumber: null }, true],
    ['phoneRequired', { phoneNumber: null }, false],
  ])('shows %s before the reasons that come after it', async (reason, details, hasInitialPaymentInProgress) => {
    const { sequence } = createSequence({
      getProfile: sampleProfile(details),
      getPaymentActivity: { ...noActivity, hasInitialPaymentInProgress },
    });
    const changed = { ...request, phoneNumberRequired: true, amount: 89.99 };
    expect(await sequence.place(changed)).toEqual({ kind: 'stopped', reason });
  });

  it('needs no phone number if the bundle needs none', async () => {
    const { sequence } = createSequence({ getProfile: sampleProfile({ phoneNumber: null }) });
    expect(await sequence.place(request)).toMatchObject({ kind: 'card' });
  });

  it('is complete if there is nothing to pay', async () => {
    const order = { ...payable, htmlForm: null };
    const { sequence, orders } = createSequence({ submitOrder: order });
    expect(await sequence.place({ ...request, method: undefined })).toEqual({
      kind: 'placed',
      attempt: expect.any(String),
      order,
    });
    expect(orders()[0]?.input).toEqual({
      body: { bundles: expect.anything(), cancelPaymentUrl: request.cancelPaymentUrl },
    });
  });

  it('continues on the page of another provider, for example Sofort', async () => {
    const htmlForm = '<form action="https://pay.example.com/" method="post"></form>';
    const { sequence, names } = createSequence({ submitOrder: { ...payable, htmlForm } });
    expect(await sequence.place({ ...request, method: sofort })).toMatchObject({
      kind: 'provider',
      attempt: expect.any(String),
      form: { action: 'https://pay.example.com/', method: 'post' },
    });
    expect(names()).not.toContain('createPaymentSession');
  });

  it('does not submit a form without a web URL', async () => {
    const { sequence } = createSequence({
      submitOrder: { ...payable, htmlForm: '<form action="javascript:x"></form>' },
    });
    expect(await sequence.place({ ...request, method: sofort })).toEqual({ kind: 'stopped', reason: 'formUnreadable' });
  });

  it('ignores a second press while the first is running', async () => {
    const { sequence, orders } = createSequence();
    const [first, second] = await Promise.all([sequence.place(request), sequence.place(request)]);
    expect(first).toMatchObject({ kind: 'card' });
    expect(second).toBeUndefined();
    expect(orders()).toHaveLength(1);
  });

  it('pays the same order with another card, also after a reload', async () => {
    await createSequence().sequence.place(request);
    const reloaded = createSequence();
    expect(await reloaded.sequence.place({ ...request, method: amex })).toMatchObject({
      kind: 'card',
      attempt: expect.any(String),
      order: { orderNumber: 'PO-1' },
    });
    expect(reloaded.orders()).toHaveLength(0);
  });

  it('orders again with another provider instead of opening the card form of the waiting order', async () => {
    await createSequence().sequence.place(request);
    const htmlForm = '<form action="https://pay.example.com/" method="post"></form>';
    const { sequence, names } = createSequence({ submitOrder: { ...payable, htmlForm } });
    expect(await sequence.place({ ...request, method: sofort })).toMatchObject({ kind: 'provider' });
    expect(names()).toEqual([...freshChecks, 'submitOrder']);
  });

  it('repeats an order without a response with the same key', async () => {
    const offline = createSequence({ submitOrder: new ProblemError(createProblem(0)) });
    await expect(offline.sequence.place(request)).rejects.toThrow();
    const online = createSequence();
    await online.sequence.place(request);
    expect(online.orders()[0]?.key).toBe(offline.orders()[0]?.key);
  });

  it('places a new order if the cart has changed', async () => {
    const { sequence, orders } = createSequence();
    await sequence.place(request);
    await sequence.place({ ...request, lines: createLines(['razor-arc']) });
    expect(orders()).toHaveLength(2);
    expect(orders()[0]?.key).not.toBe(orders()[1]?.key);
  });

  it.each([
    [400, 'places a new order', 1],
    [404, 'places a new order', 1],
    [499, 'places a new order', 1],
    [500, 'pays the waiting order', 0],
    [502, 'pays the waiting order', 0],
    [504, 'pays the waiting order', 0],
    [0, 'pays the waiting order', 0],
  ])('after the status %i of its card payment, the next press %s', async (status, _, count) => {
    await createSequence().sequence.place(request);
    const failed = createSequence({ createPaymentSession: new ProblemError(createProblem(status)) });
    await expect(failed.sequence.place(request)).rejects.toThrow('Not possible');
    const next = createSequence();
    await next.sequence.place(request);
    expect(next.orders()).toHaveLength(count);
  });
});
