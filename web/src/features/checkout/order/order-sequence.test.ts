// @vitest-environment happy-dom
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { Cart } from '@perennial/shared/models/cart';
import type { OrderResult, PaymentActivity, PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import type { Profile } from '@perennial/shared/models/profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CallOptions, ProblemError } from '../../../api/client.ts';
import { createLines } from '../../../commerce/cart/cart-lines.ts';
import { finishAttempt } from '../../../storage/order-attempts.ts';
import { sampleCart, sampleItem } from '../../../testing/sample-cart.ts';
import { sampleProfile } from '../../../testing/sample-profile.ts';
import { createOrderAttempts } from './order-attempt.ts';
import { type OrderRequest, OrderSequence } from './order-sequence.ts';

const visa: PaymentMethod = { provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' };
const amex: PaymentMethod = { ...visa, code: 'Adyen.Amex', name: 'American Express' };
const sofort: PaymentMethod = { ...visa, isCreditCard: false, code: 'Adyen.Sofort', name: 'Sofort' };

const request: OrderRequest = {
  lines: createLines(['sonic-brush-halo']),
  agreed: { amount: 99.99, later: [{ months: 3, amount: 14.99 }] },
  method: visa,
  methodChanged: false,
  phoneNumberRequired: false,
  complianceFor: () => 'NA',
  cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout',
};

const payable: OrderResult = {
  htmlForm: '<form data-provider="Adyen"></form>',
  orderNumber: 'PO-1',
  packingInfo: [{ ctn: '1', qty: 1, totalPrice: 99.99 }],
};
const session = { id: 'S-1', session: 'data', clientKey: 'local_X', environment: 'test' };

const noActivity: PaymentActivity = {
  hasPaymentInProgress: false,
  hasInvalidRecurringPaymentDetail: false,
  hasInitialPaymentInProgress: false,
};

type Responses = {
  getProfile?: Profile;
  getPaymentActivity?: PaymentActivity;
  /** Several carts are the responses to one request after the other. */
  requestCart?: Cart | readonly (Cart | ProblemError)[];
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
    const count = calls.filter((earlier) => earlier.name === name).length;
    const given = responses[name];
    const response: unknown = Array.isArray(given) ? given[count - 1] : given;
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

/** A cart that costs this today. */
function priced(amount: number): Cart {
  const cart = sampleCart();
  return { ...cart, summary: { ...cart.summary, payNow: { ...cart.summary.payNow, discounted: amount } } };
}

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
    const { agreed } = request;
    expect(await sequence.place({ ...request, agreed: { ...agreed, amount } })).toEqual({
      kind: 'priceChanged',
      price: agreed,
    });
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
    const changed = { ...request, phoneNumberRequired: true, agreed: { amount: 89.99, later: [] } };
    expect(await sequence.place(changed)).toEqual({ kind: 'stopped', reason });
  });

  it.each([
    ['another amount', [{ months: 3, amount: 16.49 }]],
    ['another period', [{ months: 1, amount: 14.99 }]],
    ['one payment more', []],
  ])('stops if the later payments have %s than on the page', async (_, later) => {
    const { sequence, names } = createSequence();
    const { agreed } = request;
    expect(await sequence.place({ ...request, agreed: { ...agreed, later } })).toEqual({
      kind: 'priceChanged',
      price: agreed,
    });
    expect(names()).toEqual(freshChecks);
  });

  it('names the bundles that are out of stock, and orders nothing', async () => {
    const items = [sampleItem(), sampleItem({ name: 'razor-arc', bundleAvailable: 'false' })];
    const { sequence, names } = createSequence({ requestCart: sampleCart({ groups: [{ name: 'Bundle', items }] }) });
    expect(await sequence.place(request)).toEqual({ kind: 'outOfStock', bundles: ['razor-arc'] });
    expect(names()).toEqual(freshChecks);
  });

  it.each([
    [100, '100.00'],
    [0.1, '0.10'],
    [1234.5, '1234.50'],
  ])('sends the amount %f of a card session as %s', async (amount, sent) => {
    const { sequence, calls } = createSequence({ requestCart: priced(amount) });
    await sequence.place({ ...request, agreed: { ...request.agreed, amount } });
    expect(calls.find(({ name }) => name === 'createPaymentSession')?.input).toMatchObject({ query: { amount: sent } });
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

  it('repeats the order of another tab that is finished during the checks, and a later press places a new one', async () => {
    const { sequence, orders } = createSequence({ submitOrder: { ...payable, htmlForm: null } });
    const pressed = sequence.place({ ...request, method: undefined });
    const { key } = createOrderAttempts('en-ca').findOrStart(request.lines, request.agreed.amount);
    finishAttempt(key);
    await pressed;
    expect(orders()[0]?.key).toBe(key);
    await sequence.place({ ...request, method: undefined });
    expect(orders()[1]?.key).not.toBe(key);
  });

  it('pays the order of another tab that begins to wait for its payment during the checks', async () => {
    const attempts = createOrderAttempts('en-ca');
    const { sequence, orders } = createSequence();
    const pressed = sequence.place(request);
    attempts.saveAwaitedPayment(attempts.findOrStart(request.lines, request.agreed.amount), payable);
    expect(await pressed).toMatchObject({ kind: 'card', order: { orderNumber: 'PO-1' } });
    expect(orders()).toHaveLength(0);
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
    [401, 'pays the waiting order', 0],
    [408, 'pays the waiting order', 0],
    [429, 'pays the waiting order', 0],
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

describe('a price that changes while the order is sent', () => {
  const dearer = { ...payable, packingInfo: [{ ctn: '1', qty: 1, totalPrice: 109.99 }] };
  const risen = { amount: 109.99, later: request.agreed.later };
  const isDearer = [sampleCart(), priced(109.99)];

  it('starts no card payment, and the next press orders at the new price', async () => {
    const { sequence, names, orders } = createSequence({ submitOrder: dearer, requestCart: isDearer });
    expect(await sequence.place(request)).toEqual({ kind: 'priceChanged', price: risen });
    expect(names()).toEqual([...freshChecks, 'submitOrder', 'requestCart']);
    const next = createSequence({ submitOrder: dearer, requestCart: priced(109.99) });
    expect(await next.sequence.place({ ...request, agreed: risen })).toMatchObject({ kind: 'card' });
    expect(next.orders()[0]?.key).not.toBe(orders()[0]?.key);
  });

  it('does not open the page of another provider', async () => {
    const htmlForm = '<form action="https://pay.example.com/" method="post"></form>';
    const { sequence } = createSequence({ submitOrder: { ...dearer, htmlForm }, requestCart: isDearer });
    expect(await sequence.place({ ...request, method: sofort })).toEqual({ kind: 'priceChanged', price: risen });
  });

  it('is told with the charged cart if the saved method has paid', async () => {
    const order = { ...dearer, htmlForm: null };
    const { sequence } = createSequence({ submitOrder: order, requestCart: isDearer });
    expect(await sequence.place({ ...request, method: undefined })).toMatchObject({
      kind: 'placed',
      changedCart: priced(109.99),
    });
  });

  it('is told if the card session is refused for its amount', async () => {
    const { sequence } = createSequence({
      requestCart: isDearer,
      createPaymentSession: new ProblemError(createProblem(400)),
    });
    expect(await sequence.place(request)).toEqual({ kind: 'priceChanged', price: risen });
  });

  it.each([
    ['the cart still costs the same', [sampleCart(), sampleCart()]],
    ['the cart cannot be read any more', [sampleCart(), new ProblemError(createProblem(400))]],
  ])('is not assumed from the sum of the order if %s', async (_, requestCart) => {
    const { sequence } = createSequence({ submitOrder: dearer, requestCart });
    expect(await sequence.place(request)).toMatchObject({ kind: 'card' });
  });

  it('costs no further request if the sum of the order is the agreed amount', async () => {
    const { sequence, names } = createSequence();
    await sequence.place(request);
    expect(names()).toEqual([...freshChecks, 'submitOrder', 'createPaymentSession']);
  });
});
