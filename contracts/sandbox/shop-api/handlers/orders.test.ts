import { beforeEach, describe, expect, it } from 'vitest';
import { applyPaymentResult } from '../payments/payment-outcome.ts';
import { type Headers, type OpenShop, openShop } from '../testing/open-shop.ts';

let open: OpenShop;
let headers: Headers;
beforeEach(async () => {
  open = await openShop();
  headers = open.as('ca-subscriber');
});

const start = (bundleName: string) =>
  open.call('createCheckout', 'POST', '/api/checkout/create', headers, { bundleName });
const submission = (orderNumber: string) => ({
  orderNumber,
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: 'http://shop.example/en-ca/checkout',
});

const ORDERS = '/api/orders';

const line = (name: string, quantity = 1, ...promotionCodes: string[]) => ({ name, quantity, promotionCodes });

const order = (...bundles: object[]) => ({
  bundles,
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: 'http://shop.example/en-ca/checkout',
});

describe('submitOrder', () => {
  it('returns a form for the card form if a card pays', async () => {
    const body = { ...order(line('razor-arc')), paymentMethodCode: 'Adyen.Visa' };
    const answer = await open.call('submitOrder', 'POST', ORDERS, open.as('ca-subscriber'), body);
    expect(answer.htmlForm).toContain('data-provider="Adyen"');
    expect(answer.packingInfo).toEqual([{ ctn: '945100800012', qty: 1, totalPrice: 14.68 }]);
  });

  it('keeps its number if the same unpaid cart is sent again', async () => {
    const first = await open.call('submitOrder', 'POST', ORDERS, headers, order(line('razor-arc')));
    const again = await open.call('submitOrder', 'POST', ORDERS, headers, order(line('razor-arc')));
    const other = await open.call('submitOrder', 'POST', ORDERS, headers, order(line('razor-arc', 2)));
    expect(again.orderNumber).toBe(first.orderNumber);
    expect(other.orderNumber).not.toBe(first.orderNumber);
  });

  it('is paid with the saved card if no method is chosen', async () => {
    const { paymentMethodCode: _, ...body } = order(line('razor-arc'));
    const answer = await open.call('submitOrder', 'POST', ORDERS, headers, body);
    expect(answer.htmlForm).toBeNull();
    const subscriptions = await open.call('getSubscriptions', 'GET', '/api/subscriptions', headers);
    expect(subscriptions.map(({ bundleName, status }) => [bundleName, status])).toEqual([
      ['razor-arc', 'Active'],
      ['sonic-brush-halo', 'Active'],
    ]);
  });

  it.each([
    ['ca-new', order(line('razor-arc')), 'error.message.addressIsMissing'],
    ['ca-blocked', order(line('razor-arc')), 'error.message.userIsNotAbleToSubscribe'],
    ['ca-subscriber', order(line('sonic-brush-halo-rose')), 'error.message.bundleIsOutOfStock'],
    ['ca-subscriber', order(line('sonic-brush-halo', 3)), 'error.message.reachMaxAllowedNumber'],
    ['ca-subscriber', order(line('sonic-brush-halo', 1, 'FIRSTFREE')), 'error.message.promotionIsInvalid'],
    [
      'ca-subscriber',
      { ...order(line('razor-arc')), paymentMethodCode: 'Adyen.iDeal' },
      'error.message.paymentMethodIsInvalid',
    ],
    [
      'ca-failed-card',
      { ...order(line('filters-aura')), paymentMethodCode: undefined },
      'error.message.paymentMethodIsInvalid',
    ],
    ['nl-subscriber', order(line('razor-arc')), 'error.message.orderPreviewFailed'],
  ])('of %s is rejected (%#)', async (id, body, code) => {
    expect(await open.callRefused('POST', ORDERS, open.as(id), body)).toMatchObject({ status: 400, code });
  });

  it('is rejected with the quantity limit', async () => {
    const body = order(line('sonic-brush-halo', 3));
    expect(await open.callRefused('POST', ORDERS, open.as('ca-subscriber'), body)).toMatchObject({
      message: 'You can have at most 3 of Halo sonic toothbrush with brush heads.',
      extraInfo: { bundleName: 'sonic-brush-halo', maxQuantity: 3 },
    });
  });

  it('needs a phone number for a delivery by appointment', async () => {
    open.shop.customers.update('ca-subscriber', { phoneNumber: null });
    const body = order(line('air-purifier-aura-4A'));
    expect((await open.callRefused('POST', ORDERS, open.as('ca-subscriber'), body)).code).toBe(
      'error.message.phoneNumberIsRequired',
    );
  });

  it('is rejected if postal code and province do not match', async () => {
    const addresses = [
      { type: 'BillingAndShipping', countryCode: 'CA', addition: '1 King Street', zipCode: 'V6E 1M8', stateCode: 'ON' },
    ] as const;
    open.shop.customers.update('ca-subscriber', { addresses });
    expect((await open.callRefused('POST', ORDERS, open.as('ca-subscriber'), order(line('razor-arc')))).code).toBe(
      'error.message.orderPreviewFailed',
    );
  });
});

describe('the checkout of older clients', () => {
  it('creates, previews, submits and pays an order under one number', async () => {
    // 18.99 and 13% tax of Ontario.
    const started = await start('brush-heads-halo');
    expect(started).toMatchObject({ bundleName: 'brush-heads-halo', amount: 21.46 });
    const { orderNumber } = started;
    const path = `/api/checkout/details?orderNumber=${orderNumber}`;
    expect(await open.call('getCheckout', 'GET', path, headers)).toEqual(started);
    const question = { orderNumber, promotionCode: 'WELCOME10', replenishmentQuantity: 2 };
    expect(await open.call('previewCheckout', 'POST', '/api/subscriptions/preview', headers, question)).toEqual({
      paymentRequirement: 'FirstTerm',
      firstTermTaxAmount: 4.44,
      firstTermTotalAmount: 38.62,
    });
    const request = { ...submission(orderNumber), promotionCode: 'WELCOME10', replenishmentQuantity: 2 };
    const submitted = await open.call('submitCheckout', 'POST', '/api/checkout/submit', headers, request);
    expect(submitted).toMatchObject({ orderNumber, packingInfo: [{ ctn: '945100230017', qty: 2, totalPrice: 38.62 }] });
    applyPaymentResult(open.shop, { orderNumber, resultCode: 'Authorised' });
    expect(open.shop.subscriptions.ofOrder(orderNumber)).toMatchObject([{ status: 'Active', line: { quantity: 2 } }]);
    expect((await open.callRefused('POST', '/api/checkout/submit', headers, request)).code).toBe(
      'error.message.orderIsAlreadyPaid',
    );
  });

  it('is refused for another customer’s order', async () => {
    const { orderNumber } = await start('razor-arc');
    expect(
      await open.callRefused('POST', '/api/checkout/submit', open.as('ca-new'), submission(orderNumber)),
    ).toMatchObject({ status: 403, code: 'error.message.userIsNotBelongTo' });
    expect(await open.callRefused('GET', '/api/checkout/details?orderNumber=PO-1', headers)).toMatchObject({
      status: 404,
      code: 'error.message.orderIsNotFound',
    });
  });

  it('rejects an unknown bundle', async () => {
    const body = { bundleName: 'toaster' };
    expect(await open.callRefused('POST', '/api/checkout/create', headers, body)).toMatchObject({
      status: 404,
      code: 'error.message.bundleIsNotFound',
    });
  });
});
