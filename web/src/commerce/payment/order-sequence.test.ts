// @vitest-environment happy-dom
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { OrderResult, PaymentMethod } from '@perennial/shared/models/payment';
import type { Profile } from '@perennial/shared/models/profile';
import { describe, expect, it } from 'vitest';
import { freshLines } from '../cart-lines.ts';
import { sampleProfile } from '../sample-profile.ts';
import { type OrderRequest, OrderSequence } from './order-sequence.ts';

const visa: PaymentMethod = { provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' };
const amex: PaymentMethod = { ...visa, code: 'Adyen.Amex', name: 'American Express' };
const sofort: PaymentMethod = { ...visa, isCreditCard: false, code: 'Adyen.Sofort', name: 'Sofort' };

const request: OrderRequest = {
  lines: freshLines(['sonic-brush-halo']),
  amount: 113.1,
  method: visa,
  phoneNumberRequired: false,
  complianceFor: () => 'NA',
  cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout',
};

const payable: OrderResult = { htmlForm: '<form data-provider="Adyen"></form>', orderNumber: 'PO-1', packingInfo: [] };
const session = { id: 'S-1', session: 'data', clientKey: 'local_X', environment: 'test' };

type Answers = { getProfile?: Profile; submitOrder?: OrderResult };

function shop(answers: Answers = {}) {
  const all: Partial<Record<CallName, unknown>> = {
    getProfile: sampleProfile(),
    submitOrder: payable,
    createPaymentSession: session,
    ...answers,
  };
  const asked: { name: CallName; input: CallInput<CallName> }[] = [];
  async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResponse<N>> {
    asked.push({ name, input });
    return all[name] as CallResponse<N>;
  }
  return { sequence: new OrderSequence(call), asked, names: () => asked.map(({ name }) => name) };
}

describe('placing an order', () => {
  it('asks for the profile, orders, opens a card session for exactly the amount of the button', async () => {
    const { sequence, asked } = shop();
    expect(await sequence.place(request)).toEqual({ kind: 'card', order: payable, session });
    expect(asked).toEqual([
      { name: 'getProfile', input: {} },
      {
        name: 'submitOrder',
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
            amount: '113.10',
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
    expect(names()).toEqual(['getProfile']);
  });

  it('needs no phone number where the bundle does not', async () => {
    const { sequence } = shop({ getProfile: sampleProfile({ phoneNumber: null }) });
    expect(await sequence.place(request)).toMatchObject({ kind: 'card' });
  });

  it('is done when nothing is left to be paid', async () => {
    const order = { ...payable, htmlForm: null };
    const { sequence, asked } = shop({ submitOrder: order });
    expect(await sequence.place({ ...request, method: undefined })).toEqual({ kind: 'placed', order });
    expect(asked[1]?.input).toEqual({
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
    const { sequence, names } = shop();
    const [first, second] = await Promise.all([sequence.place(request), sequence.place(request)]);
    expect(first).toMatchObject({ kind: 'card' });
    expect(second).toBeUndefined();
    expect(names().filter((name) => name === 'submitOrder')).toHaveLength(1);
  });

  it('pays the same order with another card, and orders anew when the cart has changed', async () => {
    const { sequence, names } = shop();
    await sequence.place(request);
    await sequence.place({ ...request, method: amex });
    expect(names().filter((name) => name === 'submitOrder')).toHaveLength(1);
    expect(names().filter((name) => name === 'createPaymentSession')).toHaveLength(2);
    await sequence.place({ ...request, amount: 99.99 });
    expect(names().filter((name) => name === 'submitOrder')).toHaveLength(2);
  });
});
