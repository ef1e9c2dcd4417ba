// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { ProblemError } from '../../../api/client.ts';
import { sampleCart } from '../../../testing/sample-cart.ts';
import {
  createOrderShop,
  createProblem,
  freshChecks,
  payable,
  priced,
  request,
  session,
  sofort,
  visa,
} from './testing/order-shop.ts';

beforeEach(() => window.localStorage.clear());

describe('the order sequence', () => {
  it('reads profile and amount, places the order, opens a card session for exactly the amount of the button', async () => {
    const { place, calls } = createOrderShop();
    expect(await place(request)).toEqual({
      kind: 'card',
      attempt: expect.any(String),
      order: payable,
      card: { session, method: visa },
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
        key: expect.stringMatching(/^[0-9a-f]{32}\.Adyen\.Visa$/),
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
    [100, '100.00'],
    [0.1, '0.10'],
    [1234.5, '1234.50'],
  ])('sends the amount %f of a card session as %s', async (amount, sent) => {
    const { place, calls } = createOrderShop({ requestCart: priced(amount) });
    await place({ ...request, agreed: { ...request.agreed, amount } });
    expect(calls.find(({ name }) => name === 'createPaymentSession')?.input).toMatchObject({ query: { amount: sent } });
  });

  it('is complete if there is nothing to pay', async () => {
    const order = { ...payable, htmlForm: null };
    const { place, orders } = createOrderShop({ submitOrder: order });
    expect(await place({ ...request, method: undefined })).toEqual({
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
    const { place, names } = createOrderShop({ submitOrder: { ...payable, htmlForm } });
    expect(await place({ ...request, method: sofort })).toMatchObject({
      kind: 'provider',
      attempt: expect.any(String),
      form: { action: 'https://pay.example.com/', method: 'post' },
    });
    expect(names()).not.toContain('createPaymentSession');
  });

  it('does not submit a form without a web URL', async () => {
    const { place } = createOrderShop({
      submitOrder: { ...payable, htmlForm: '<form action="javascript:x"></form>' },
    });
    expect(await place({ ...request, method: sofort })).toEqual({ kind: 'stopped', reason: 'formUnreadable' });
  });
});

describe('a price that changes while the order is sent', () => {
  const dearer = { ...payable, packingInfo: [{ ctn: '1', qty: 1, totalPrice: 109.99 }] };
  const risen = { amount: 109.99, later: request.agreed.later };
  const isDearer = [sampleCart(), priced(109.99)];

  it('starts no card payment, and the next press orders at the new price', async () => {
    const { place, names, orders } = createOrderShop({ submitOrder: dearer, requestCart: isDearer });
    expect(await place(request)).toEqual({ kind: 'priceChanged', price: risen });
    expect(names()).toEqual([...freshChecks, 'submitOrder', 'requestCart']);
    const next = createOrderShop({ submitOrder: dearer, requestCart: priced(109.99) });
    expect(await next.place({ ...request, agreed: risen })).toMatchObject({ kind: 'card' });
    expect(next.orders()[0]?.key).not.toBe(orders()[0]?.key);
  });

  it('does not open the page of another provider', async () => {
    const htmlForm = '<form action="https://pay.example.com/" method="post"></form>';
    const { place } = createOrderShop({ submitOrder: { ...dearer, htmlForm }, requestCart: isDearer });
    expect(await place({ ...request, method: sofort })).toEqual({ kind: 'priceChanged', price: risen });
  });

  it('is told with the charged cart if the saved method has paid', async () => {
    const order = { ...dearer, htmlForm: null };
    const { place } = createOrderShop({ submitOrder: order, requestCart: isDearer });
    expect(await place({ ...request, method: undefined })).toMatchObject({
      kind: 'placed',
      changedCart: priced(109.99),
    });
  });

  it('is told if the card session is refused for its amount', async () => {
    const { place } = createOrderShop({
      requestCart: isDearer,
      createPaymentSession: new ProblemError(createProblem(400)),
    });
    expect(await place(request)).toEqual({ kind: 'priceChanged', price: risen });
  });

  it.each([
    ['the cart still costs the same', [sampleCart(), sampleCart()]],
    ['the cart cannot be read any more', [sampleCart(), new ProblemError(createProblem(400))]],
  ])('is not assumed from the sum of the order if %s', async (_, requestCart) => {
    const { place } = createOrderShop({ submitOrder: dearer, requestCart });
    expect(await place(request)).toMatchObject({ kind: 'card' });
  });

  it('costs no further request if the sum of the order is the agreed amount', async () => {
    const { place, names } = createOrderShop();
    await place(request);
    expect(names()).toEqual([...freshChecks, 'submitOrder', 'createPaymentSession']);
  });
});
