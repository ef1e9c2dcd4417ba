import { beforeEach, describe, expect, it } from 'vitest';
import { type OpenShop, openShop } from '../testing/open-shop.ts';

let open: OpenShop;
beforeEach(async () => {
  open = await openShop();
});

const URL = '/api/subscriptions';
const germany = { country: 'DE', currency: 'EUR', language: 'de-DE' };
const britain = { country: 'GB', currency: 'GBP', language: 'en-GB' };

describe('getSubscriptions', () => {
  it('returns no subscriptions for a new customer', async () => {
    expect(await open.call('getSubscriptions', 'GET', URL, open.as('ca-new'))).toEqual([]);
  });

  it('returns texts in the language of the request and amounts in the currency of the order', async () => {
    const [heads, lume] = await open.call('getSubscriptions', 'GET', URL, open.as('de-subscriber', germany));
    expect(heads).toMatchObject({ title: 'Halo Bürstenköpfe', replenishmentOnly: true, tryBuyRatePlanName: null });
    expect(lume).toMatchObject({
      currencyCode: 'EUR',
      monthlyTotalCharge: { discounted: 29.99 },
      ableToPayInFull: true,
      nextShipmentDate: null,
      replenishmentReturnInfo: null,
    });
  });

  it('returns promotions and ended subscriptions', async () => {
    const [razor, ended] = await open.call('getSubscriptions', 'GET', URL, open.as('gb-subscriber', britain));
    expect(razor?.specificMonthsTotalCharges[0]?.charge).toMatchObject({
      original: 9.99,
      discounted: 7.49,
      discounts: [{ id: 'REFILL25' }],
    });
    expect(ended).toMatchObject({ status: 'InActive', isCancelled: true, nextShipmentDate: null });
  });

  it('returns new dates after days have passed', async () => {
    const next = async () =>
      (await open.call('getSubscriptions', 'GET', URL, open.as('ca-subscriber')))[0]?.nextShipmentDate;
    expect(await next()).toBe('2026-05-03');
    open.clock.advance(60);
    expect(await next()).toBe('2026-08-03');
  });

  it('ends a device plan after its last payment', async () => {
    open.clock.advance(365);
    const [, lume] = await open.call('getSubscriptions', 'GET', URL, open.as('de-subscriber', germany));
    expect(lume).toMatchObject({ monthlyTotalCharge: null, ableToPayInFull: false });
  });
});

const findNumber = (customer: string, place = 0): string => {
  const subscription = open.shop.subscriptions.ofCustomer({ id: customer })[place];
  if (!subscription) throw new Error(`${customer} has no subscription ${place}`);
  return subscription.number;
};

const page = (customer: string, place = 0) =>
  open.call('getSubscription', 'GET', `${URL}/${findNumber(customer, place)}`, open.as(customer));

describe('getSubscription', () => {
  it('returns a valid response for every scenario', async () => {
    const all = open.shop.subscriptions.all();
    for (const { number, customerId } of all) {
      const details = await open.call('getSubscription', 'GET', `${URL}/${number}`, open.as(customerId));
      expect(details.number).toBe(number);
    }
    expect(all.length).toBeGreaterThan(50);
  });

  it('rejects other customers', async () => {
    expect(await open.callRefused('GET', `${URL}/${findNumber('ca-paused')}`, open.as('ca-subscriber'))).toMatchObject({
      status: 403,
      code: 'error.message.userIsNotBelongTo',
    });
  });
});

describe('a one-time order', () => {
  const once = `${URL}/oneTimeOrder-replenishment`;

  it('is charged today, ships in two days and changes nothing else', async () => {
    const headers = open.as('ca-subscriber');
    const subscriptionNumber = findNumber('ca-subscriber');
    const body = { subscriptionNumber, subscriptionRatePlanId: `${subscriptionNumber}-2` };
    expect(await open.send('POST', once, headers, body)).toMatchObject({ status: 200 });
    expect(await page('ca-subscriber')).toMatchObject({
      nextShipmentDate: '2026-05-03',
      shippingConfirmed: true,
      oneTimeOrders: [{ quantity: 1, price: 18.99, orderDate: '2026-03-15', shippingDate: null }],
    });
    expect(open.shop.invoices.ofCustomer({ id: 'ca-subscriber' })[0]).toMatchObject({
      issuedOn: '2026-03-15',
      lines: [{ partId: 'halo-heads', amount: 1899 }],
    });
    open.clock.advance(2);
    expect((await page('ca-subscriber')).oneTimeOrders).toMatchObject([{ shippingDate: '2026-03-17' }]);
  });

  it('is rejected for another plan', async () => {
    const subscriptionNumber = findNumber('ca-subscriber');
    const body = { subscriptionNumber, subscriptionRatePlanId: `${subscriptionNumber}-1` };
    expect(await open.callRefused('POST', once, open.as('ca-subscriber'), body)).toMatchObject({
      status: 404,
      code: 'error.message.replenishmentIsNotFound',
    });
  });
});

describe('shipping now', () => {
  it('prepares the next parcel today and counts from today', async () => {
    const number = findNumber('ca-subscriber');
    const now = `${URL}/${number}/replenishment/${number}-2/shipping-now`;
    const headers = open.as('ca-subscriber');
    expect(await open.send('POST', now, headers)).toMatchObject({ status: 200 });
    expect(await page('ca-subscriber')).toMatchObject({ nextShipmentDate: '2026-06-15', shippingConfirmed: false });
    expect(await open.callRefused('POST', now, headers)).toMatchObject({
      status: 400,
      code: 'error.message.shipmentIsBeingPrepared',
    });
    open.clock.advance(2);
    const { shippingConfirmed, ratePlans } = await page('ca-subscriber');
    expect([shippingConfirmed, ratePlans[1]?.trackingNumber]).toEqual([true, expect.stringMatching(/^PN\d{14}$/)]);
  });
});

describe('a promotion code for a subscription', () => {
  const apply = `${URL}/apply-promotionCode`;
  const code = (promotionCode: string, customer = 'ca-subscriber') => ({
    subscriptionNumber: findNumber(customer),
    promotionCode,
  });

  it('reduces every payment from now on', async () => {
    const headers = open.as('ca-subscriber');
    const applied = await open.call('applyPromotionCode', 'POST', apply, headers, code('halo20'));
    expect(applied).toEqual({ code: 'HALO20', description: '20% off your Halo brush and its brush heads' });
    expect(await page('ca-subscriber')).toMatchObject({
      hasDiscount: true,
      acceptPromotion: false,
      totalCharge: { quarterly: { original: 18.99, discounted: 15.19 } },
    });
    open.clock.advance(49);
    expect(open.shop.invoices.ofCustomer({ id: 'ca-subscriber' })[0]?.lines).toMatchObject([{ amount: 1519 }]);
  });

  it.each([
    ['ca-subscriber', 'NOSUCHCODE', 'error.message.promotionIsInvalid'],
    ['ca-subscriber', 'SPRING2020', 'error.message.promotionIsInvalid'],
    ['ca-subscriber', 'WELCOME10', 'error.message.promotionIsInvalid'],
    ['ca-changed', 'HALO20', 'error.message.applyPromotionIsDuplicated'],
    ['ca-changed', 'DUO15', 'error.message.promotionIsNotAccepted'],
    ['us-insurer', 'REFILL25', 'error.message.promotionIsNotAccepted'],
  ])('of %s is rejected: %s', async (customer, promotionCode, refused) => {
    expect(await open.callRefused('POST', apply, open.as(customer), code(promotionCode, customer))).toMatchObject({
      status: 400,
      code: refused,
    });
  });
});

describe('a repair', () => {
  it('can be requested once in the Netherlands', async () => {
    const subscriptionNumber = findNumber('nl-subscriber');
    const repair = `${URL}/${subscriptionNumber}/repair`;
    const headers = open.as('nl-subscriber');
    expect(await open.send('POST', repair, headers, { subscriptionNumber })).toMatchObject({ status: 200 });
    expect((await page('nl-subscriber')).ratePlans[0]?.repairStatus).toBe('We have received your repair request');
    expect(await open.callRefused('POST', repair, headers, { subscriptionNumber })).toMatchObject({
      status: 400,
      code: 'error.message.repairIsNotPossible',
    });
    open.clock.advance(14);
    expect((await page('nl-subscriber')).ratePlans[0]).toMatchObject({ repairStatus: null, isRepairable: true });
  });
});

describe('getTermsDocument', () => {
  it.each([
    [1, 'purchase'],
    [2, 'subscription'],
  ])('returns a PDF for plan %i: %s', async (place, kind) => {
    const number = findNumber('ca-subscriber');
    const url = `/api/attachment/subscriptions/${number}/terms-and-conditions/${number}-${place}?languageCode=fr-CA`;
    const { status, headers, body } = await open.send('GET', url, open.as('ca-subscriber'));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(`inline; filename="${kind}-terms-${number}-${place}.pdf"`);
    expect(body.startsWith('%PDF-')).toBe(true);
  });

  it('rejects an unknown plan', async () => {
    const number = findNumber('ca-subscriber');
    const url = `/api/attachment/subscriptions/${number}/terms-and-conditions/none`;
    expect(await open.callRefused('GET', url, open.as('ca-subscriber'))).toMatchObject({
      status: 404,
      code: 'error.message.ratePlanIsNotFound',
    });
  });
});

describe('previewSubscription', () => {
  it('returns the first term with its tax', async () => {
    const body = { bundles: [{ name: 'brush-heads-halo', quantity: 1 }] };
    const preview = await open.call(
      'previewSubscription',
      'POST',
      '/api/v2/subscriptions/preview',
      open.as('ca-subscriber'),
      body,
    );
    expect(preview).toEqual({ paymentRequirement: 'FirstTerm', firstTermTaxAmount: 2.47, firstTermTotalAmount: 21.46 });
  });
});
