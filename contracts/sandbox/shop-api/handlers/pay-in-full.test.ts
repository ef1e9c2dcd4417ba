import { beforeEach, describe, expect, it } from 'vitest';
import { applyPaymentResult } from '../payments/payment-outcome.ts';
import { type Headers, type OpenShop, openShop } from '../testing/open-shop.ts';

const inGermany = { country: 'DE', currency: 'EUR', language: 'de-DE' } as const;
const ORDER = '/api/users/current/payment-profile-with-pay-in-full';

let open: OpenShop;
let headers: Headers;
let plan: { subscriptionNumber: string; subscriptionRatePlanId: string };
beforeEach(async () => {
  open = await openShop();
  headers = open.as('de-subscriber', inGermany);
  const lume = open.shop.subscriptions
    .ofCustomer({ id: 'de-subscriber' })
    .find(({ line }) => line.bundle.name === 'hair-removal-lume');
  plan = { subscriptionNumber: lume?.number ?? '', subscriptionRatePlanId: lume?.plans[0]?.id ?? '' };
});

const request = () => ({
  ...plan,
  cancelPaymentUrl: 'http://shop.example/de-de/my-account',
  sbeCompliance: 'True',
  paymentMethodCode: 'Adyen.Visa',
});

const preview = (promotionCode?: string) => {
  const path = `/api/subscriptions/${plan.subscriptionNumber}/try-buy/${plan.subscriptionRatePlanId}/pay-in-full-preview`;
  return path + (promotionCode ? `?promotionCode=${promotionCode}` : '');
};

const details = () => open.call('getSubscription', 'GET', `/api/subscriptions/${plan.subscriptionNumber}`, headers);

describe('paying in full', () => {
  it('costs the remaining payments', async () => {
    // Four of 14 payments of 29.99 were made: one at the start, one in each month since.
    expect(await open.call('previewPayInFull', 'GET', preview(), headers)).toEqual({
      discount: null,
      originalAmount: 299.9,
      discountedAmount: 299.9,
    });
  });

  it('costs less with a valid code in any case', async () => {
    expect(await open.call('previewPayInFull', 'GET', preview('keepit15'), headers)).toEqual({
      discount: {
        code: 'KEEPIT15',
        description: '15 % Rabatt, wenn Sie Ihr Gerät vollständig bezahlen',
        amount: 44.99,
      },
      originalAmount: 299.9,
      discountedAmount: 254.91,
    });
    expect((await open.callRefused('GET', preview('WELCOME10'), headers)).code).toBe(
      'error.message.promotionIsInvalid',
    );
  });

  it('ends the device plan when the payment is authorised', async () => {
    const requested = { ...request(), promotionCode: 'KEEPIT15' };
    const { orderNumber, amount } = await open.call('orderPayInFull', 'POST', ORDER, headers, requested);
    expect(amount).toBe(254.91);
    const query = {
      paymentProvider: 'Adyen',
      sbeCompliance: 'True',
      orderNumber: orderNumber ?? '',
      paymentMethodCode: 'Adyen.Visa',
    };
    const url = (sum: string) =>
      `/api/payment/PayinfullPaymentSessionRequest?${new URLSearchParams({ ...query, amount: sum })}`;
    expect((await open.callRefused('POST', url('1.00'), headers)).code).toBe('error.message.amountIsWrong');
    const { id } = await open.call('createPayInFullPaymentSession', 'POST', url('254.91'), headers);
    applyPaymentResult(open.shop, { orderNumber: orderNumber ?? '', resultCode: 'Authorised' });
    const result = { paymentResult: `?sessionId=${id}` };
    expect(await open.call('submitPaymentResult', 'POST', '/api/payment/result', headers, result)).toEqual({
      createdReason: 'ChangeAndPayInFull',
      isPaymentSuccess: true,
      subscriptionNumber: plan.subscriptionNumber,
    });
    const [device] = (await details()).ratePlans;
    expect(device).toMatchObject({ status: 'PayInFull', payInFullDate: '2026-03-15', ableToPayInFull: false });
    const [invoice] = await open.call('getInvoices', 'GET', '/api/invoice/list', headers);
    expect(invoice).toMatchObject({ price: 254.91, balance: 0 });
    expect((await open.callRefused('POST', ORDER, headers, request())).code).toBe(
      'error.message.payInFullIsNotPossible',
    );
  });

  it('changes nothing if the payment is refused', async () => {
    const { orderNumber } = await open.call('orderPayInFull', 'POST', ORDER, headers, request());
    applyPaymentResult(open.shop, { orderNumber: orderNumber ?? '', resultCode: 'Refused' });
    expect((await details()).ratePlans[0]).toMatchObject({ status: null, ableToPayInFull: true });
  });

  it('by wallet returns the form of its page', async () => {
    const requested = { ...request(), paymentMethodCode: 'PayPal' };
    const answer = await open.call('orderPayInFull', 'POST', ORDER, headers, requested);
    expect(answer).toMatchObject({ orderNumber: null, amount: null });
    expect(answer.htmlForm).toContain('<form method="post" action="http://shop-api.example/wallet/');
  });

  it('charges the saved payment method for older clients', async () => {
    await open.call('payInFull', 'POST', '/api/subscriptions/payinfull', headers, plan);
    expect((await details()).ratePlans[0]).toMatchObject({ status: 'PayInFull' });
  });

  it('is refused while another payment is pending', async () => {
    const inSpain = open.as('es-payment', { country: 'ES', currency: 'EUR', language: 'es-ES' });
    const [subscription] = open.shop.subscriptions.ofCustomer({ id: 'es-payment' });
    const body = {
      ...request(),
      subscriptionNumber: subscription?.number,
      subscriptionRatePlanId: subscription?.plans[0]?.id,
    };
    expect((await open.callRefused('POST', ORDER, inSpain, body)).code).toBe('error.message.paymentIsBeingProcessed');
  });

  it('is refused for devices of others, rentals and bought devices', async () => {
    expect(await open.callRefused('GET', preview(), open.as('ca-new'))).toMatchObject({
      status: 403,
      code: 'error.message.userIsNotBelongTo',
    });
    const inNetherlands = open.as('nl-subscriber', { country: 'NL', currency: 'EUR', language: 'nl-NL' });
    const [rental] = open.shop.subscriptions.ofCustomer({ id: 'nl-subscriber' });
    const path = `/api/subscriptions/${rental?.number}/try-buy/${rental?.plans[0]?.id}/pay-in-full-preview`;
    expect((await open.callRefused('GET', path, inNetherlands)).code).toBe('error.message.payInFullIsNotPossible');
  });
});
