import { beforeEach, describe, expect, it } from 'vitest';
import { agedSubscription } from '../testing/aged-subscription.ts';
import { type OpenShop, openShop } from '../testing/open-shop.ts';

const body = { cancellationReason: 'Too loud;Too big', cancellationNote: '' };
const number = 'S1';
const about = `subscriptionNumber=${number}`;

let open: OpenShop;
beforeEach(async () => {
  open = await openShop();
  const subscription = agedSubscription({ bundle: 'air-purifier-aura-4B', days: 10 });
  open.shop.subscriptions.put({ ...subscription, customerId: 'ca-subscriber' });
});

const owen = () => open.as('ca-subscriber');
const details = () => open.call('getSubscription', 'GET', `/api/subscriptions/${number}`, owen());
const returnIt = (scope: string) =>
  open.call('createReturn', 'POST', `/api/return?${about}`, owen(), { scope, ...body });
const chooseCarriers = (carriers: object) =>
  open.call('chooseReturnCarriers', 'POST', '/api/return/return-carrier', owen(), {
    subscriptionNumber: number,
    ...carriers,
  });

describe('a return', () => {
  it('is in the details, the list and the return calls', async () => {
    await returnIt('TryBuy');
    const returning = { returnStatus: 'Returning', returnCreatedDate: '2026-03-15', returningWithdrawable: true };
    expect((await details()).returnInfoDetails.tryBuyReturnDetails).toMatchObject(returning);
    const info = await open.call('getReturnInfo', 'GET', `/api/return/info?${about}`, owen());
    expect(info.tryBuyReturnDetails).toMatchObject(returning);
    const returns = await open.call('getReturnDetails', 'GET', `/api/return/details?${about}`, owen());
    expect(returns).toMatchObject([{ ...returning, ratePlanId: 'S1-1', carrier: null }]);
    const list = await open.call('getSubscriptions', 'GET', '/api/subscriptions', owen());
    expect(list.find(({ subscriptionNumber }) => subscriptionNumber === number)?.tryBuyReturnInfo).toEqual({
      returnStatus: 'Returning',
      returnCreatedDate: '2026-03-15',
    });
  });

  it('has carriers for the returning plans', async () => {
    await returnIt('TryBuyAndReplenishment');
    const carriers = (scope: string) =>
      open.call('getReturnCarriers', 'GET', `/api/return/return-carriers?${about}&scope=${scope}`, owen());
    expect((await carriers('TryBuy')).replenishmentCarriers).toEqual([]);
    expect(await carriers('TryBuyAndReplenishment')).toEqual({
      replenishmentCarriers: [{ id: 'post', name: 'Post office' }],
      tryBuyCarriers: [
        { id: 'courier', name: 'Home pick-up' },
        { id: 'post', name: 'Post office' },
      ],
    });
  });

  it('cancels the plan and refunds it when the parcel has arrived', async () => {
    const invoices = () => open.call('getInvoices', 'GET', '/api/invoice/list', owen());
    open.shop.invoices.add({
      customerId: 'ca-subscriber',
      orderNumber: 'PO-1',
      subscriptionNumber: number,
      market: agedSubscription({ bundle: 'air-purifier-aura-4B', days: 10 }).market,
      issuedOn: '2026-03-05',
      lines: [
        { partId: 'aura-purifier', quantity: 1, amount: 2599 },
        { partId: 'aura-filter', quantity: 1, amount: 1099 },
      ],
      tax: 481,
      total: 4179,
      balance: 0,
    });
    const before = await invoices();
    await returnIt('TryBuy');
    await chooseCarriers({ tryBuyCarrier: 'courier' });
    open.clock.advance(5);
    expect((await details()).ratePlans[0]).toMatchObject({ status: 'Cancel', cancellationDate: '2026-03-20' });
    const after = await invoices();
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ invoiceDate: '2026-03-20', price: -29.37, balance: 0 });
  });

  it('can be withdrawn until the pick-up', async () => {
    await returnIt('TryBuy');
    await chooseCarriers({ tryBuyCarrier: 'courier' });
    const withdraw = `/api/return/returning-withdraw?${about}&scope=TryBuy`;
    open.clock.advance(1);
    await open.call('withdrawReturn', 'POST', withdraw, owen());
    expect((await details()).returnInfoDetails.tryBuyReturnDetails?.returnStatus).toBe('Not return');
    await returnIt('TryBuy');
    await chooseCarriers({ tryBuyCarrier: 'courier' });
    open.clock.advance(2);
    expect(await open.callRefused('POST', withdraw, owen())).toMatchObject({
      status: 400,
      code: 'error.message.returnIsNotWithdrawable',
    });
  });

  it('contains the replenishment of the bundle in a bundled return', async () => {
    const url = `/api/return/TryBuyBundledReturn?${about}`;
    await open.call('createBundledReturn', 'POST', url, owen(), { scope: 'TryBuy', ...body });
    const { tryBuyReturnDetails, replenishmentReturnDetails } = (await details()).returnInfoDetails;
    expect([tryBuyReturnDetails?.returnStatus, replenishmentReturnDetails?.returnStatus]).toEqual([
      'Returning',
      'Returning',
    ]);
  });

  it('is refused with its reason', async () => {
    const carrier = { subscriptionNumber: number, tryBuyCarrier: 'courier' };
    expect(await open.callRefused('POST', '/api/return/return-carrier', owen(), carrier)).toMatchObject({
      status: 400,
      code: 'error.message.returnIsNotInProgress',
    });
    await returnIt('TryBuy');
    const twice = await open.callRefused('POST', `/api/return?${about}`, owen(), { scope: 'TryBuy', ...body });
    expect(twice).toMatchObject({ status: 400, code: 'error.message.returnIsInProgress' });
    const unknownCarrier = { subscriptionNumber: number, tryBuyCarrier: 'pigeon' };
    expect(await open.callRefused('POST', '/api/return/return-carrier', owen(), unknownCarrier)).toMatchObject({
      status: 400,
      code: 'error.message.carrierIsInvalid',
      extraInfo: { carrier: 'pigeon' },
    });
  });
});

describe('the return address', () => {
  const read = () => open.call('getReturnAddress', 'GET', '/api/return/address', owen());
  const address = { countryCode: 'CA', addition: '12 Elm Street', city: 'Guelph', stateCode: 'ON', zipCode: 'N1H 1A1' };
  const change = { scope: 'TryBuy', subscriptionNumber: number, address };

  it('is the shipping address until another one is saved', async () => {
    expect(await read()).toEqual({
      countryCode: 'CA',
      addition: '218 Queen Street West',
      city: 'Toronto',
      stateCode: 'ON',
      zipCode: 'M5V 1Z2',
    });
    await open.call('updateReturnAddress', 'POST', '/api/return/address', owen(), change);
    expect(await read()).toEqual(address);
    const older = `/api/subscriptions/${number}/return-address`;
    expect(await open.call('getSubscriptionReturnAddress', 'GET', older, owen())).toEqual(address);
  });

  it('is refused in another country', async () => {
    const abroad = { ...change, address: { ...address, countryCode: 'US' } };
    expect(await open.callRefused('POST', '/api/return/address', owen(), abroad)).toMatchObject({
      code: 'error.message.addressCountryIsWrong',
    });
  });

  it('is missing for a customer without a shipping address', async () => {
    expect(await open.callRefused('GET', '/api/return/address', open.as('ca-new'))).toMatchObject({
      status: 404,
      code: 'error.message.returnAddressIsMissing',
    });
  });
});

describe('an older client', () => {
  it('returns the device without a choice of the carrier', async () => {
    const url = `/api/subscriptions/${number}/return`;
    await open.call('returnSubscription', 'POST', url, owen(), body);
    const detail = `/api/subscriptions/${number}/return-detail`;
    const info = await open.call('getSubscriptionReturnDetail', 'GET', detail, owen());
    expect(info.tryBuyReturnDetails?.returnStatus).toBe('Returning');
    open.clock.advance(5);
    expect((await details()).ratePlans[0]?.status).toBe('Cancel');
  });
});

describe('a subscription of another customer is refused', () => {
  const address = { countryCode: 'CA' };
  it.each([
    ['POST', `/api/return?${about}`, { scope: 'TryBuy', ...body }],
    ['POST', `/api/return/TryBuyBundledReturn?${about}`, { scope: 'TryBuy', ...body }],
    ['POST', `/api/return/returning-withdraw?${about}&scope=TryBuy`, undefined],
    ['POST', '/api/return/address', { scope: 'TryBuy', subscriptionNumber: number, address }],
    ['GET', `/api/return/return-carriers?${about}&scope=TryBuy`, undefined],
    ['POST', '/api/return/return-carrier', { subscriptionNumber: number }],
    ['GET', `/api/return/info?${about}`, undefined],
    ['GET', `/api/return/details?${about}`, undefined],
    ['POST', `/api/subscriptions/${number}/return`, body],
    ['GET', `/api/subscriptions/${number}/return-address`, undefined],
    ['POST', '/api/subscriptions/return-address', { subscriptionNumber: number, address }],
    ['GET', `/api/subscriptions/${number}/return-detail`, undefined],
    ['POST', `/api/subscriptions/${number}/replenishment-only/cancellation`, body],
    ['POST', `/api/subscriptions/${number}/cancellation`, body],
    ['POST', `/api/subscriptions/${number}/bcbscancellation`, body],
  ] as const)('%s %s', async (method, url, sent) => {
    expect(await open.callRefused(method, url, open.as('ca-failed-card'), sent)).toMatchObject({
      status: 403,
      code: 'error.message.userIsNotBelongTo',
    });
    expect(
      await open.callRefused(method, url.replaceAll(number, 'S0'), owen(), sent && renumbered(sent)),
    ).toMatchObject({
      status: 404,
      code: 'error.message.subscriptionIsNotFound',
    });
  });

  const renumbered = (sent: object) => ('subscriptionNumber' in sent ? { ...sent, subscriptionNumber: 'S0' } : sent);
});
