import { beforeEach, describe, expect, it } from 'vitest';
import { type OpenShop, openShop } from '../test-shop.ts';

let open: OpenShop;
beforeEach(async () => {
  open = await openShop();
});

const URL = '/api/subscriptions';
const germany = { country: 'DE', currency: 'EUR', language: 'de-DE' };
const britain = { country: 'GB', currency: 'GBP', language: 'en-GB' };

describe('the subscriptions of a customer', () => {
  it('are none at first', async () => {
    expect(await open.answer('getSubscriptions', 'GET', URL, open.as('ca-new'))).toEqual([]);
  });

  it('are told in the words of the request and the currency they were bought in', async () => {
    const [heads, lume] = await open.answer('getSubscriptions', 'GET', URL, open.as('de-subscriber', germany));
    expect(heads).toMatchObject({ title: 'Halo Bürstenköpfe', replenishmentOnly: true, tryBuyRatePlanName: null });
    expect(lume).toMatchObject({
      currencyCode: 'EUR',
      monthlyTotalCharge: { discounted: 29.99 },
      ableToPayInFull: true,
      nextShipmentDate: null,
      replenishmentReturnInfo: null,
    });
  });

  it('keep their promotion, and those that ended say so', async () => {
    const [razor, ended] = await open.answer('getSubscriptions', 'GET', URL, open.as('gb-subscriber', britain));
    expect(razor?.specificMonthsTotalCharges[0]?.charge).toMatchObject({
      original: 9.99,
      discounted: 7.49,
      discounts: [{ id: 'REFILL25' }],
    });
    expect(ended).toMatchObject({ status: 'InActive', isCancelled: true, nextShipmentDate: null });
  });

  it('move on as days pass', async () => {
    const next = async () =>
      (await open.answer('getSubscriptions', 'GET', URL, open.as('ca-subscriber')))[0]?.nextShipmentDate;
    expect(await next()).toBe('2026-05-03');
    open.clock.advance(60);
    expect(await next()).toBe('2026-08-03');
  });

  it('stop charging for a device after its last payment', async () => {
    open.clock.advance(365);
    const [, lume] = await open.answer('getSubscriptions', 'GET', URL, open.as('de-subscriber', germany));
    expect(lume).toMatchObject({ monthlyTotalCharge: null, ableToPayInFull: false });
  });
});
