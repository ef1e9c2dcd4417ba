// @vitest-environment happy-dom
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { PaymentMethod, PaymentOrder } from '@perennial/shared/models/payment';
import { describe, expect, it } from 'vitest';
import {
  type AccountPaymentRequest,
  invoicePayment,
  methodChange,
  type PaymentPurpose,
  startPayment,
} from './account-payment.ts';

const visa: PaymentMethod = { provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' };
const ideal: PaymentMethod = { ...visa, isCreditCard: false, code: 'Adyen.iDeal', name: 'iDEAL' };
const sofort: PaymentMethod = { ...visa, isCreditCard: false, code: 'Adyen.Sofort', name: 'Sofort' };
const paypal: PaymentMethod = { ...visa, provider: 'PayPal', isCreditCard: false, code: 'PayPal', name: 'PayPal' };

const cancelPaymentUrl = 'http://localhost:3000/de-de/my-account/payment-details';
const by = (method: PaymentMethod): AccountPaymentRequest => ({ method, sbeCompliance: 'True', cancelPaymentUrl });

const session = { id: 'S-1', session: 'data', clientKey: 'local_X', environment: 'test' };
const byCard: PaymentOrder = { orderNumber: 'PA-1', htmlForm: null };
const byForm: PaymentOrder = { orderNumber: null, htmlForm: '<form action="https://pay.example.com/" method="post">' };

function shop(order: PaymentOrder, failing?: CallName) {
  const calls: unknown[] = [];
  async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResponse<N>> {
    calls.push([name, input]);
    if (name === failing) throw new Error(`${name} failed`);
    const answers: Partial<Record<CallName, unknown>> = {
      changePaymentMethod: order,
      orderPayNow: order,
      createChangePaymentSession: session,
      createPastDuePaymentSession: session,
    };
    return answers[name] as CallResponse<N>;
  }
  const onOrder = (orderNumber: string) => void calls.push(['stored', orderNumber]);
  const start = (purpose: PaymentPurpose, request: AccountPaymentRequest) =>
    startPayment(call, purpose, request, onOrder);
  return { start, call, calls };
}

describe('change of the payment method', () => {
  it('orders the change and creates a card session', async () => {
    const { start, calls } = shop(byCard);
    expect(await start(methodChange, by(visa))).toEqual({ kind: 'card', session });
    expect(calls).toEqual([
      ['changePaymentMethod', { body: { paymentMethodCode: 'Adyen.Visa', cancelPaymentUrl, sbeCompliance: 'True' } }],
      ['stored', 'PA-1'],
      [
        'createChangePaymentSession',
        {
          query: {
            paymentProvider: 'Adyen',
            paymentMethodCode: 'Adyen.Visa',
            sbeCompliance: 'True',
            orderNumber: 'PA-1',
          },
        },
      ],
    ]);
  });

  it('creates a session for a bank of the card provider too', async () => {
    const { start } = shop(byCard);
    expect(await start(methodChange, by(ideal))).toEqual({ kind: 'card', session });
  });

  it.each([sofort, paypal])('continues on the page of another provider: $name', async (method) => {
    const { start, calls } = shop(byForm);
    expect(await start(methodChange, by(method))).toMatchObject({
      kind: 'provider',
      form: { action: 'https://pay.example.com/', method: 'post' },
    });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['the response has neither order nor form', { orderNumber: null, htmlForm: null }],
    ['the form has no HTTP URL', { orderNumber: null, htmlForm: '<form action="javascript:x"></form>' }],
  ])('stops if %s', async (_, order) => {
    const { start } = shop(order);
    expect(await start(methodChange, by(paypal))).toEqual({ kind: 'unreadable' });
  });
});

describe('payment of a past-due invoice', () => {
  it('sends the invoice with the order and with the session', async () => {
    const { start, calls } = shop(byCard);
    await start(invoicePayment('INV-7'), by(visa));
    expect(calls).toMatchObject([
      ['orderPayNow', { body: { invoiceId: 'INV-7', paymentMethodCode: 'Adyen.Visa' } }],
      ['stored', 'PA-1'],
      ['createPastDuePaymentSession', { query: { invoiceId: 'INV-7', orderNumber: 'PA-1' } }],
    ]);
  });
});
