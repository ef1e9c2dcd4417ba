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

describe('the checkout of older clients', () => {
  it('starts an order, prices it, submits it and has it paid under one number', async () => {
    // 18.99 and 13% of Ontario.
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
    const wish = { ...submission(orderNumber), promotionCode: 'WELCOME10', replenishmentQuantity: 2 };
    const submitted = await open.call('submitCheckout', 'POST', '/api/checkout/submit', headers, wish);
    expect(submitted).toMatchObject({ orderNumber, packingInfo: [{ ctn: '945100230017', qty: 2, totalPrice: 38.62 }] });
    applyPaymentResult(open.shop, { orderNumber, resultCode: 'Authorised' });
    expect(open.shop.subscriptions.ofOrder(orderNumber)).toMatchObject([{ status: 'Active', line: { quantity: 2 } }]);
    expect((await open.callRefused('POST', '/api/checkout/submit', headers, wish)).code).toBe(
      'error.message.orderIsAlreadyPaid',
    );
  });

  it('is the customer’s own', async () => {
    const { orderNumber } = await start('razor-arc');
    expect(
      await open.callRefused('POST', '/api/checkout/submit', open.as('ca-new'), submission(orderNumber)),
    ).toMatchObject({ status: 403, code: 'error.message.userIsNotBelongTo' });
    expect(await open.callRefused('GET', '/api/checkout/details?orderNumber=PO-1', headers)).toMatchObject({
      status: 404,
      code: 'error.message.orderIsNotFound',
    });
  });

  it('does not start with a bundle that there is not', async () => {
    const body = { bundleName: 'toaster' };
    expect(await open.callRefused('POST', '/api/checkout/create', headers, body)).toMatchObject({
      status: 404,
      code: 'error.message.bundleIsNotFound',
    });
  });
});
