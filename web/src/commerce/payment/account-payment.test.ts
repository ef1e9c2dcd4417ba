// @vitest-environment happy-dom
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { PaymentMethod, PaymentOrder } from '@perennial/shared/models/payment';
import { describe, expect, it } from 'vitest';
import { AccountPayment, type AccountPaymentRequest, invoicePayment, methodChange } from './account-payment.ts';

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
  return { payment: new AccountPayment(call, (orderNumber) => calls.push(['stored', orderNumber])), calls };
}

describe('change of the payment method', () => {
  it('orders the change and creates a card session', async () => {
    const { payment, calls } = shop(byCard);
    expect(await payment.start(methodChange, by(visa))).toEqual({ kind: 'card', session });
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
    const { payment } = shop(byCard);
    expect(await payment.start(methodChange, by(ideal))).toEqual({ kind: 'card', session });
  });

  it.each([sofort, paypal])('continues on the page of another provider: $name', async (method) => {
    const { payment, calls } = shop(byForm);
    expect(await payment.start(methodChange, by(method))).toMatchObject({
      kind: 'provider',
      form: { action: 'https://pay.example.com/', method: 'post' },
    });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['the response has neither order nor form', { orderNumber: null, htmlForm: null }],
    ['the form has no HTTP URL', { orderNumber: null, htmlForm: '<form action="javascript:x"></form>' }],
  ])('stops if %s', async (_, order) => {
    const { payment } = shop(order);
    expect(await payment.start(methodChange, by(paypal))).toEqual({ kind: 'unreadable' });
  });
});

describe('payment of a past-due invoice', () => {
  it('sends the invoice with the order and with the session', async () => {
    const { payment, calls } = shop(byCard);
    await payment.start(invoicePayment('INV-7'), by(visa));
    expect(calls).toMatchObject([
      ['orderPayNow', { body: { invoiceId: 'INV-7', paymentMethodCode: 'Adyen.Visa' } }],
      ['stored', 'PA-1'],
      ['createPastDuePaymentSession', { query: { invoiceId: 'INV-7', orderNumber: 'PA-1' } }],
    ]);
  });

  it('ignores a second press while the first one runs', async () => {
    const { payment, calls } = shop(byCard);
    const [first, second] = await Promise.all([
      payment.start(invoicePayment('INV-7'), by(visa)),
      payment.start(invoicePayment('INV-7'), by(visa)),
    ]);
    expect(first).toEqual({ kind: 'card', session });
    expect(second).toBeUndefined();
    expect(calls).toHaveLength(3);
  });

  it.each(['orderPayNow', 'createPastDuePaymentSession'] as const)(
    'can be tried again after %s failed',
    async (name) => {
      const { payment } = shop(byCard, name);
      await expect(payment.start(invoicePayment('INV-7'), by(visa))).rejects.toThrow(name);
      await expect(payment.start(invoicePayment('INV-7'), by(visa))).rejects.toThrow(name);
    },
  );
});
