// @vitest-environment happy-dom
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { PaymentMethod } from '@perennial/shared/models/payment';
import { expect, it, vi } from 'vitest';
import { AccountPayment } from '../../../commerce/payment/account-payment.ts';
import { createPayInFullPurpose } from './pay-in-full-purpose.ts';

const visa: PaymentMethod = { provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' };
const paypal: PaymentMethod = { ...visa, provider: 'PayPal', isCreditCard: false, code: 'PayPal', name: 'PayPal' };
const session = { id: 'S-1', session: 'data', clientKey: 'local_X', environment: 'test' };
const cancelPaymentUrl = 'http://localhost:3000/de-de/my-account/subscription-purchase/S-1';

type Shop = { price?: number; order?: { orderNumber: string | null; htmlForm: string | null; amount: number | null } };

function shop({ price = 280.42, order = { orderNumber: 'PA-1', htmlForm: null, amount: 280.42 } }: Shop = {}) {
  const told: unknown[] = [];
  async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResponse<N>> {
    told.push([name, input]);
    const answers: Partial<Record<CallName, unknown>> = {
      previewPayInFull: { discount: null, originalAmount: 329.9, discountedAmount: price },
      orderPayInFull: order,
      createPayInFullPaymentSession: session,
    };
    return answers[name] as CallResponse<N>;
  }
  const onAmountChanged = vi.fn();
  const purpose = createPayInFullPurpose({
    subscriptionNumber: 'S-1',
    ratePlanId: 'P-1',
    promotionCode: 'KEEPIT15',
    amount: 280.42,
    onAmountChanged,
  });
  const start = (method: PaymentMethod) =>
    new AccountPayment(call).start(purpose, { method, sbeCompliance: 'True', cancelPaymentUrl });
  return { start, told, onAmountChanged };
}

it('a card pays exactly the amount that the button named, with the code that was applied', async () => {
  const { start, told } = shop();
  expect(await start(visa)).toEqual({ kind: 'card', session });
  expect(told).toEqual([
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

it('another provider asks for the money on its own page', async () => {
  const htmlForm = '<form action="https://pay.example.com/" method="post"></form>';
  const { start } = shop({ order: { orderNumber: null, htmlForm, amount: null } });
  expect(await start(paypal)).toMatchObject({ kind: 'provider', form: { action: 'https://pay.example.com/' } });
});

it('nothing is ordered once the price is another one', async () => {
  const { start, told, onAmountChanged } = shop({ price: 329.9 });
  expect(await start(visa)).toEqual({ kind: 'unreadable' });
  expect(onAmountChanged).toHaveBeenCalledWith(329.9);
  expect(told).toHaveLength(1);
});

it('no card form opens for an order of another amount', async () => {
  const { start, told, onAmountChanged } = shop({ order: { orderNumber: 'PA-1', htmlForm: null, amount: 300 } });
  expect(await start(visa)).toEqual({ kind: 'unreadable' });
  expect(onAmountChanged).toHaveBeenCalledWith(300);
  expect(told).toHaveLength(2);
});
