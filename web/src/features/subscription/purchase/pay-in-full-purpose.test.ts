// @vitest-environment happy-dom
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { PaymentMethod } from '@perennial/shared/models/payment';
import { expect, it, vi } from 'vitest';
import { startPayment } from '../../../commerce/payment/account-payment.ts';
import { createPayInFullPurpose } from './pay-in-full-purpose.ts';

const visa: PaymentMethod = { provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' };
const paypal: PaymentMethod = { ...visa, provider: 'PayPal', isCreditCard: false, code: 'PayPal', name: 'PayPal' };
const session = { id: 'S-1', session: 'data', clientKey: 'local_X', environment: 'test' };
const cancelPaymentUrl = 'http://localhost:3000/de-de/my-account/subscription-purchase/S-1';

type Shop = {
  /** On the button. */
  amount?: number;
  price?: number;
  order?: { orderNumber: string | null; htmlForm: string | null; amount: number | null };
};

function shop({ amount = 280.42, price = amount, order = { orderNumber: 'PA-1', htmlForm: null, amount } }: Shop = {}) {
  const requests: unknown[] = [];
  async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResponse<N>> {
    requests.push([name, input]);
    const responses: Partial<Record<CallName, unknown>> = {
      previewPayInFull: { discount: null, originalAmount: 329.9, discountedAmount: price },
      orderPayInFull: order,
      createPayInFullPaymentSession: session,
    };
    return responses[name] as CallResponse<N>;
  }
  const onAmountChanged = vi.fn();
  const purpose = createPayInFullPurpose({
    subscriptionNumber: 'S-1',
    ratePlanId: 'P-1',
    promotionCode: 'KEEPIT15',
    amount,
    onAmountChanged,
  });
  const start = (method: PaymentMethod) =>
    startPayment(call, purpose, { method, sbeCompliance: 'True', cancelPaymentUrl }, () => {});
  return { start, requests, onAmountChanged };
}

it('charges a card exactly the amount on the button, with the applied code', async () => {
  const { start, requests } = shop();
  expect(await start(visa)).toEqual({ kind: 'card', session });
  expect(requests).toEqual([
    ['previewPayInFull', { params: { n: 'S-1', id: 'P-1' }, query: { promotionCode: 'KEEPIT15' } }],
    [
      'orderPayInFull',
      {
        body: {
          subscriptionNumber: 'S-1',
          subscriptionRatePlanId: 'P-1',
          promotionCode: 'KEEPIT15',
          paymentMethodCode: 'Adyen.Visa',
          cancelPaymentUrl,
          sbeCompliance: 'True',
        },
      },
    ],
    [
      'createPayInFullPaymentSession',
      {
        query: {
          paymentProvider: 'Adyen',
          paymentMethodCode: 'Adyen.Visa',
          sbeCompliance: 'True',
          orderNumber: 'PA-1',
          amount: '280.42',
        },
      },
    ],
  ]);
});

it.each([
  [100, '100.00'],
  [0.1, '0.10'],
  [1234.5, '1234.50'],
])('sends the amount %f of a card session as %s', async (amount, sent) => {
  const { start, requests } = shop({ amount });
  await start(visa);
  expect(requests.at(-1)).toMatchObject(['createPayInFullPaymentSession', { query: { amount: sent } }]);
});

it('opens the form of another provider', async () => {
  const htmlForm = '<form action="https://pay.example.com/" method="post"></form>';
  const { start } = shop({ order: { orderNumber: null, htmlForm, amount: null } });
  expect(await start(paypal)).toMatchObject({ kind: 'provider', form: { action: 'https://pay.example.com/' } });
});

it('orders nothing if the price has changed', async () => {
  const { start, requests, onAmountChanged } = shop({ price: 329.9 });
  expect(await start(visa)).toEqual({ kind: 'unreadable' });
  expect(onAmountChanged).toHaveBeenCalledWith(329.9);
  expect(requests).toHaveLength(1);
});

it('opens no card form if the order has another amount', async () => {
  const { start, requests, onAmountChanged } = shop({ order: { orderNumber: 'PA-1', htmlForm: null, amount: 300 } });
  expect(await start(visa)).toEqual({ kind: 'unreadable' });
  expect(onAmountChanged).toHaveBeenCalledWith(300);
  expect(requests).toHaveLength(2);
});
