import { beforeEach, describe, expect, it } from 'vitest';
import { applyPaymentResult } from '../payments/payment-outcome.ts';
import { type Headers, type OpenShop, openShop } from '../testing/open-shop.ts';

let open: OpenShop;
let headers: Headers;
beforeEach(async () => {
  open = await openShop();
  headers = open.as('ca-subscriber');
});

const SESSION = '/api/payment/PaymentSessionRequest';
const blades = {
  bundles: [{ name: 'razor-arc', quantity: 1 }],
  cancelPaymentUrl: 'http://shop.example/en-ca/checkout',
};

async function submit(paymentMethodCode: string) {
  return open.call('submitOrder', 'POST', '/api/orders', headers, { ...blades, paymentMethodCode });
}

function sessionUrl(orderNumber: string, changes: Readonly<Record<string, string>> = {}): string {
  const query = {
    paymentProvider: 'Adyen',
    amount: '14.68',
    sbeCompliance: 'NA',
    orderNumber,
    paymentMethodCode: 'Adyen.Visa',
    ...changes,
  };
  return `${SESSION}?${new URLSearchParams(query)}`;
}

const subscriptionsNow = () => open.call('getSubscriptions', 'GET', '/api/subscriptions', headers);
const activityNow = () => open.call('getPaymentActivity', 'GET', '/api/user/payment-activity', headers);

describe('getPaymentMethods', () => {
  it.each([
    ['CA', 'CAD', ['Adyen.Visa', 'Adyen.MasterCard', 'Adyen.Amex', 'PayPal', 'Adyen.ApplePay', 'Adyen.GooglePay']],
    ['NL', 'EUR', ['Adyen.iDeal', 'Adyen.Visa', 'Adyen.MasterCard', 'PayPal']],
    ['DE', 'EUR', ['Adyen.Visa', 'Adyen.MasterCard', 'PayPal', 'Adyen.Sofort', 'Adyen.ApplePay', 'Adyen.GooglePay']],
    ['FR', 'EUR', ['Adyen.Visa', 'Adyen.MasterCard', 'PayPal']],
  ])('returns the methods of %s', async (country, currency, codes) => {
    const market = { country, currency, language: 'en-GB' };
    const methods = await open.call('getPaymentMethods', 'GET', '/api/payment/methods', open.as('ca-new', market));
    expect(methods.map(({ code }) => code)).toEqual(codes);
  });

  it('returns fewer methods in Great Britain without consent', async () => {
    const market = { country: 'GB', currency: 'GBP', language: 'en-GB' };
    open.shop.customers.update('gb-subscriber', { sbeCompliance: 'False' });
    const methods = await open.call(
      'getPaymentMethods',
      'GET',
      '/api/payment/methods',
      open.as('gb-subscriber', market),
    );
    expect(methods.map(({ code }) => code)).toEqual([
      'Adyen.Visa',
      'Adyen.MasterCard',
      'PayPal',
      'Adyen.ApplePay',
      'Adyen.GooglePay',
    ]);
  });

  it('returns the logo URLs of the card host', async () => {
    const [visa] = await open.call('getPaymentMethods', 'GET', '/api/payment/methods', headers);
    expect(visa?.logoUrl).toBe('http://cards.example/checkoutshopper/images/logos/visa.svg');
  });
});

describe('a card session', () => {
  it('is opened for the order, its amount and the chosen brand', async () => {
    const { orderNumber } = await submit('Adyen.MasterCard');
    const url = sessionUrl(orderNumber, { paymentMethodCode: 'Adyen.MasterCard' });
    expect(await open.call('createPaymentSession', 'POST', url, headers)).toEqual({
      id: 'CS1',
      session: 'opaque',
      clientKey: 'local_TEST',
      environment: 'test',
    });
    expect(open.cardSessions).toEqual([
      {
        amount: { currency: 'CAD', value: 1468 },
        countryCode: 'CA',
        shopperLocale: 'en-CA',
        reference: orderNumber,
        returnUrl: 'http://shop.example/en-ca/payment-result',
        brands: ['mc'],
      },
    ]);
  });

  it.each([
    [{ amount: '1.00' }, 400, 'error.message.amountIsWrong'],
    [{ paymentProvider: 'PayPal' }, 400, 'error.message.paymentMethodIsInvalid'],
    [{ paymentMethodCode: 'PayPal' }, 400, 'error.message.paymentMethodIsInvalid'],
    [{ orderNumber: 'PO-1' }, 404, 'error.message.orderIsNotFound'],
    [{ amount: 'much' }, 400, 'error.message.requestIsInvalid'],
  ])('is rejected for %o', async (changes, status, code) => {
    const { orderNumber } = await submit('Adyen.Visa');
    expect(await open.callRefused('POST', sessionUrl(orderNumber, changes), headers)).toMatchObject({ status, code });
  });

  it("is refused for another customer's order", async () => {
    const { orderNumber } = await submit('Adyen.Visa');
    expect((await open.callRefused('POST', sessionUrl(orderNumber), open.as('ca-new'))).code).toBe(
      'error.message.userIsNotBelongTo',
    );
  });
});

describe('a payment', () => {
  it('starts the subscription and saves the card when it is authorised', async () => {
    const { orderNumber } = await submit('Adyen.Visa');
    const card = { endDigits: '4242', holderName: 'O MacLeod', expiryDate: '03/2030' };
    applyPaymentResult(open.shop, { orderNumber, resultCode: 'Authorised', card });
    const [subscription] = await subscriptionsNow();
    expect(subscription).toMatchObject({
      bundleName: 'razor-arc',
      status: 'Active',
      subscriptionStartDate: '2026-03-15',
      nextShipmentDate: '2026-05-15',
      shippingFrequency: { billingPeriod: 'SpecificMonths', specificBillingPeriod: 2 },
      specificMonthsTotalCharges: [{ specificMonths: 2, charge: { discounted: 15.99 } }],
    });
    const saved = await open.call('getSavedPaymentMethod', 'GET', '/api/user/paymentprofile', headers);
    expect(saved).toMatchObject({ cardNumber: '**** **** **** 4242', nameOnCard: 'O MacLeod' });
    expect((await open.callRefused('POST', sessionUrl(orderNumber), headers)).code).toBe(
      'error.message.orderIsAlreadyPaid',
    );
  });

  it('changes nothing when it is refused, and can be tried again under the same number', async () => {
    const before = await subscriptionsNow();
    const { orderNumber } = await submit('Adyen.Visa');
    applyPaymentResult(open.shop, { orderNumber, resultCode: 'Refused' });
    expect(await subscriptionsNow()).toEqual(before);
    expect((await submit('Adyen.MasterCard')).orderNumber).toBe(orderNumber);
    applyPaymentResult(open.shop, { orderNumber, resultCode: 'Authorised' });
    expect(await subscriptionsNow()).toHaveLength(before.length + 1);
  });

  it('starts one subscription if its result is reported twice', async () => {
    const before = await subscriptionsNow();
    const { orderNumber } = await submit('Adyen.Visa');
    await submit('Adyen.Visa');
    applyPaymentResult(open.shop, { orderNumber, resultCode: 'Authorised' });
    applyPaymentResult(open.shop, { orderNumber, resultCode: 'Authorised' });
    applyPaymentResult(open.shop, { orderNumber, resultCode: 'Refused' });
    expect(await subscriptionsNow()).toHaveLength(before.length + 1);
  });

  it('shows the subscription as being created while it is pending, and refuses other orders', async () => {
    const { orderNumber } = await submit('Adyen.Visa');
    applyPaymentResult(open.shop, { orderNumber, resultCode: 'Pending' });
    expect((await subscriptionsNow())[0]?.status).toBe('Pending');
    expect(await activityNow()).toMatchObject({ hasPaymentInProgress: true, hasInitialPaymentInProgress: true });
    const again = { ...blades, paymentMethodCode: 'Adyen.Visa' };
    expect((await open.callRefused('POST', '/api/orders', headers, again)).code).toBe(
      'error.message.paymentIsInProgress',
    );
    applyPaymentResult(open.shop, { orderNumber, resultCode: 'Authorised' });
    expect((await subscriptionsNow())[0]?.status).toBe('Active');
    expect(await activityNow()).toMatchObject({ hasPaymentInProgress: false });
  });

  it('by wallet is made on the wallet page and returns to the shop', async () => {
    const before = await subscriptionsNow();
    const { htmlForm, orderNumber } = await submit('PayPal');
    const path = htmlForm?.match(/action="http:\/\/shop-api\.example([^"]+)"/)?.[1] ?? '';
    expect((await open.send('GET', path, {})).body).toContain('$14.68');
    const paid = await open.send('POST', `${path}/pay`, { 'content-type': 'application/x-www-form-urlencoded' });
    expect(paid.status).toBe(303);
    expect(paid.headers.location).toBe(
      `http://shop.example/en-ca/payment-result?merchantReference=${orderNumber}&authResult=AUTHORISED`,
    );
    expect(await subscriptionsNow()).toHaveLength(before.length + 1);
  });

  it('by wallet can be cancelled', async () => {
    const { htmlForm } = await submit('PayPal');
    const path = htmlForm?.match(/action="http:\/\/shop-api\.example([^"]+)"/)?.[1] ?? '';
    expect((await open.send('POST', `${path}/cancel`, {})).headers.location).toBe(blades.cancelPaymentUrl);
  });
});
