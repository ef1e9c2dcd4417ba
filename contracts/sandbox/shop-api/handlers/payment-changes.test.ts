import { beforeEach, describe, expect, it } from 'vitest';
import { applyPaymentResult } from '../payments/payment-outcome.ts';
import { type Headers, type OpenShop, openShop } from '../testing/open-shop.ts';

let open: OpenShop;
beforeEach(async () => {
  open = await openShop();
});

const request = { cancelPaymentUrl: 'http://shop.example/en-ca/my-account', sbeCompliance: 'NA' } as const;

const changeMethod = (headers: Headers, paymentMethodCode: string) =>
  open.call('changePaymentMethod', 'POST', '/api/user/paymentprofile', headers, { ...request, paymentMethodCode });

const getResult = (headers: Headers, paymentResult: string) =>
  open.call('submitPaymentResult', 'POST', '/api/payment/result', headers, { paymentResult });

const session = (path: string, query: Readonly<Record<string, string>>) =>
  `/api/payment/${path}?${new URLSearchParams({ paymentProvider: 'Adyen', sbeCompliance: 'NA', ...query })}`;

/** Returns the path of the wallet page. */
const walletPath = (form: string | null) => form?.match(/action="http:\/\/shop-api\.example([^"]+)"/)?.[1] ?? '';

describe('a change of the payment method', () => {
  it('replaces a card that failed', async () => {
    const headers = open.as('ca-failed-card');
    const { orderNumber } = await changeMethod(headers, 'Adyen.Visa');
    const query = { orderNumber: orderNumber ?? '', paymentMethodCode: 'Adyen.Visa' };
    const url = session('ChangePaymentSessionRequest', query);
    const { id } = await open.call('createChangePaymentSession', 'POST', url, headers);
    expect(open.cardSessions[0]?.amount).toEqual({ currency: 'CAD', value: 10 });
    const card = { endDigits: '1111', holderName: 'A Sandhu', expiryDate: '03/2030' };
    applyPaymentResult(open.shop, { orderNumber: orderNumber ?? '', resultCode: 'Authorised', card });
    expect(await getResult(headers, `?sessionId=${id}`)).toEqual({
      createdReason: 'Change',
      isPaymentSuccess: true,
      subscriptionNumber: null,
    });
    expect(await open.call('getPaymentActivity', 'GET', '/api/user/payment-activity', headers)).toMatchObject({
      hasInvalidRecurringPaymentDetail: false,
    });
    const saved = await open.call('getSavedPaymentMethod', 'GET', '/api/user/paymentprofile', headers);
    expect(saved).toMatchObject({ cardNumber: '**** **** **** 1111', expiryDate: '03/2030' });
  });

  it('keeps the old method if the wallet declines', async () => {
    const headers = open.as('ca-subscriber');
    const { htmlForm } = await changeMethod(headers, 'PayPal');
    const declined = await open.send('POST', `${walletPath(htmlForm)}/decline`, {});
    const { search } = new URL(String(declined.headers.location));
    expect(search).toContain('authResult=REFUSED');
    expect(await getResult(headers, search)).toMatchObject({ createdReason: 'Change', isPaymentSuccess: false });
    const saved = await open.call('getSavedPaymentMethod', 'GET', '/api/user/paymentprofile', headers);
    expect(saved.paymentMethodName).toBe('Visa');
  });

  it('is refused while another payment is pending, until the next day', async () => {
    const headers = open.as('es-payment', { country: 'ES', currency: 'EUR', language: 'es-ES' });
    const activity = () => open.call('getPaymentActivity', 'GET', '/api/user/payment-activity', headers);
    expect(await activity()).toMatchObject({ hasPaymentInProgress: true, hasInitialPaymentInProgress: false });
    const body = { ...request, paymentMethodCode: 'PayPal' };
    expect((await open.callRefused('POST', '/api/user/paymentprofile', headers, body)).code).toBe(
      'error.message.paymentIsBeingProcessed',
    );
    open.clock.advance(1);
    expect(await activity()).toMatchObject({ hasPaymentInProgress: false });
    await changeMethod(headers, 'PayPal');
  });

  it('is refused for a method that the country does not offer', async () => {
    const body = { ...request, paymentMethodCode: 'Adyen.iDeal' };
    expect((await open.callRefused('POST', '/api/user/paymentprofile', open.as('ca-subscriber'), body)).code).toBe(
      'error.message.paymentMethodIsInvalid',
    );
  });
});

describe('a pending first payment', () => {
  const invoices = (headers: Headers) => open.call('getInvoices', 'GET', '/api/invoice/list', headers);
  const inFrance = { country: 'FR', currency: 'EUR', language: 'fr-FR' } as const;

  it('counts as successful, and its subscription starts when it is authorised', async () => {
    const headers = open.as('fr-initial-payment', inFrance);
    const [order] = open.shop.orders.ofCustomer({ id: 'fr-initial-payment' });
    expect(await getResult(headers, `?merchantReference=${order?.number}`)).toMatchObject({
      createdReason: 'Init',
      isPaymentSuccess: true,
    });
    const statuses = async () =>
      (await open.call('getSubscriptions', 'GET', '/api/subscriptions', headers)).map(({ status }) => status);
    const activity = () => open.call('getPaymentActivity', 'GET', '/api/user/payment-activity', headers);
    expect([await statuses(), await invoices(headers)]).toEqual([['Pending'], []]);
    expect(await activity()).toMatchObject({ hasPaymentInProgress: true, hasInitialPaymentInProgress: true });
    open.clock.advance(1);
    expect(await statuses()).toEqual(['Active']);
    expect(await activity()).toMatchObject({ hasPaymentInProgress: false, hasInitialPaymentInProgress: false });
    expect(await invoices(headers)).toMatchObject([{ price: 12.99, hasBalance: false }]);
  });
});

describe('a payment result', () => {
  it('of an order contains the number of its subscription', async () => {
    const headers = open.as('ca-subscriber');
    const order = { bundles: [{ name: 'razor-arc', quantity: 1 }], cancelPaymentUrl: request.cancelPaymentUrl };
    const requested = { ...order, paymentMethodCode: 'PayPal' };
    const { htmlForm, orderNumber } = await open.call('submitOrder', 'POST', '/api/orders', headers, requested);
    const query = `?merchantReference=${orderNumber}&authResult=AUTHORISED`;
    // The query does not pay the order.
    expect(await getResult(headers, query)).toEqual({
      createdReason: 'Init',
      isPaymentSuccess: false,
      subscriptionNumber: null,
    });
    await open.send('POST', `${walletPath(htmlForm)}/pay`, {});
    const paid = await getResult(headers, query);
    expect(paid).toMatchObject({ createdReason: 'Init', isPaymentSuccess: true });
    expect(open.shop.subscriptions.byNumber(paid.subscriptionNumber ?? '')?.orderNumber).toBe(orderNumber);
    const body = { paymentResult: query };
    expect(await open.callRefused('POST', '/api/payment/result', open.as('ca-new'), body)).toMatchObject({
      status: 403,
      code: 'error.message.userIsNotBelongTo',
    });
  });

  it.each(['?merchantReference=PO-1', '?sessionId=CS99', '?', 'nonsense'])(
    'of %s is not known',
    async (paymentResult) => {
      const body = { paymentResult };
      expect(await open.callRefused('POST', '/api/payment/result', open.as('ca-new'), body)).toMatchObject({
        status: 404,
        code: 'error.message.paymentIsNotFound',
      });
    },
  );
});
