import { beforeEach, describe, expect, it } from 'vitest';
import { canada, type OpenShop, openShop } from '../testing/open-shop.ts';

let open: OpenShop;
beforeEach(async () => {
  open = await openShop();
});

const findNumber = (customer: string, place = 0): string => {
  const subscription = open.shop.subscriptions.ofCustomer({ id: customer })[place];
  if (!subscription) throw new Error(`${customer} has no subscription ${place}`);
  return subscription.number;
};

const page = (customer: string, place = 0) =>
  open.call('getSubscription', 'GET', `/api/subscriptions/${findNumber(customer, place)}`, open.as(customer));

const url = (customer: string, action: string, place = 0) =>
  `/api/replenishments/${findNumber(customer, place)}/${action}`;

const done = { status: 200 };

describe('a pause', () => {
  it('without a date lasts until the customer resumes; changes then wait for the next shipment', async () => {
    const headers = open.as('ca-subscriber');
    expect(await open.send('POST', url('ca-subscriber', 'pausing'), headers)).toMatchObject(done);
    expect(await page('ca-subscriber')).toMatchObject({
      status: 'Paused',
      pausedReplenishmentDate: '2026-03-15',
      nextShipmentDate: null,
      ableToResumeReplenishment: true,
    });
    open.clock.advance(100);
    expect(await open.send('POST', url('ca-subscriber', 'resume'), headers)).toMatchObject(done);
    expect(await page('ca-subscriber')).toMatchObject({
      status: 'Active',
      nextShipmentDate: '2026-06-24',
      ableToPauseReplenishment: false,
    });
    open.clock.advance(1);
    expect(await page('ca-subscriber')).toMatchObject({
      nextShipmentDate: '2026-09-24',
      ableToPauseReplenishment: true,
      shippingConfirmed: false,
    });
  });

  it('with a date ends on that date', async () => {
    const headers = open.as('ca-subscriber');
    await open.send('POST', `${url('ca-subscriber', 'pausing')}?resumeDate=2026-05-20`, headers);
    expect(await page('ca-subscriber')).toMatchObject({
      resumedReplenishmentDate: '2026-05-20',
      nextShipmentDate: '2026-05-20',
      ableToChangeReplenishmentResumeDate: true,
    });
    open.clock.advance(66);
    expect(await page('ca-subscriber')).toMatchObject({ status: 'Active', nextShipmentDate: '2026-08-20' });
  });

  it('can get another date, or end today', async () => {
    const headers = open.as('ca-paused-until');
    const date = url('ca-paused-until', 'resume-date');
    await open.send('POST', `${date}?resumeDate=2026-06-30`, headers);
    expect(await page('ca-paused-until')).toMatchObject({ resumedReplenishmentDate: '2026-06-30' });
    await open.send('POST', `${date}?resumeDate=2026-03-15`, headers);
    expect(await page('ca-paused-until')).toMatchObject({ status: 'Active', resumedReplenishmentDate: null });
  });

  it.each([
    ['ca-subscriber', 'pausing?resumeDate=2026-03-15', 'error.message.resumeDateIsInvalid'],
    ['ca-paused-until', 'resume-date?resumeDate=2026-03-14', 'error.message.resumeDateIsInvalid'],
    ['ca-paused', 'pausing', 'error.message.replenishmentIsPaused'],
    ['ca-paused', 'resume-date?resumeDate=2026-05-01', 'error.message.replenishmentHasNoResumeDate'],
    ['ca-paused-until', 'resume', 'error.message.replenishmentHasResumeDate'],
    ['ca-subscriber', 'resume', 'error.message.replenishmentIsNotPaused'],
    ['ca-resumed', 'pausing', 'error.message.changesWaitForShipment'],
    ['ca-resumed', 'postpone', 'error.message.changesWaitForShipment'],
    ['ca-changed', 'postpone', 'error.message.shipmentIsPostponed'],
    ['ca-rentals', 'postpone', 'error.message.rentalCannotBeChanged'],
    ['us-insurer', 'pausing', 'error.message.subscriptionIsInsured'],
    ['us-insurer-cancelled', 'pausing', 'error.message.subscriptionIsCancelled'],
    ['ca-pending', 'pausing', 'error.message.subscriptionIsBeingCreated'],
    ['de-returning-replenishment', 'pausing', 'error.message.returnIsInProgress'],
  ])('of %s, or another change, is refused: %s', async (customer, action, code) => {
    expect(await open.callRefused('POST', url(customer, action), open.as(customer))).toMatchObject({
      status: 400,
      code,
    });
  });

  it('is refused for subscriptions of others and without a replenishment', async () => {
    expect(await open.callRefused('POST', url('ca-subscriber', 'pausing'), open.as('ca-paused'))).toMatchObject({
      status: 403,
      code: 'error.message.userIsNotBelongTo',
    });
    expect(await open.callRefused('POST', '/api/replenishments/S1/pausing', open.as('ca-paused'))).toMatchObject({
      status: 404,
      code: 'error.message.subscriptionIsNotFound',
    });
    expect(await open.callRefused('POST', url('de-subscriber', 'pausing'), open.as('de-subscriber'))).toMatchObject({
      status: 404,
      code: 'error.message.replenishmentIsNotFound',
    });
  });
});

describe('a change of the replenishment', () => {
  it('postpones the next shipment by a month, once', async () => {
    await open.send('POST', url('ca-subscriber', 'postpone'), open.as('ca-subscriber'));
    expect(await page('ca-subscriber')).toMatchObject({
      nextShipmentDate: '2026-06-03',
      nextPaymentDate: '2026-06-03',
      ableToPostponeReplenishment: false,
    });
    open.clock.advance(90);
    expect(await page('ca-subscriber')).toMatchObject({
      nextShipmentDate: '2026-09-03',
      ableToPostponeReplenishment: true,
    });
  });

  it('of the frequency returns the next shipment date', async () => {
    const headers = open.as('ca-subscriber');
    const change = url('ca-subscriber', 'frequency-change');
    const body = { newProductRatePlanId: 'halo-heads-every-6' };
    const { nextReplenishmentShippingDate } = await open.call(
      'changeReplenishmentFrequency',
      'POST',
      change,
      headers,
      body,
    );
    expect(nextReplenishmentShippingDate).toBe('2026-08-03');
    expect(await page('ca-subscriber')).toMatchObject({
      nextShipmentDate: '2026-08-03',
      totalCharge: { quarterly: null, semiAnnual: { original: 18.99 } },
    });
    expect(await open.callRefused('POST', change, headers, body)).toMatchObject({
      status: 400,
      code: 'error.message.newRatePlanIsInvalid',
    });
  });

  it('of the product takes effect with the next shipment', async () => {
    const headers = open.as('ca-subscriber');
    const body = { newProductRatePlanId: 'halo-heads-gentle' };
    await open.send('POST', url('ca-subscriber', 'change'), headers, body);
    const plan = () =>
      open.call('getReplenishment', 'GET', `/api/replenishments/${findNumber('ca-subscriber')}`, headers);
    expect(await plan()).toMatchObject({
      productName: 'Two Halo brush heads',
      amendmentReason: 'ChangeReplenishment-Renew',
    });
    expect(await open.callRefused('POST', url('ca-subscriber', 'change'), headers, body)).toMatchObject({
      code: 'error.message.productChangeIsWaiting',
    });
    open.clock.advance(52);
    expect(await plan()).toMatchObject({
      productName: 'Two Halo gentle brush heads',
      quarterlyCharge: { original: 19.99 },
    });
    expect(open.shop.invoices.ofCustomer({ id: 'ca-subscriber' })[0]).toMatchObject({
      issuedOn: '2026-05-03',
      lines: [{ amount: 1999 }],
    });
  });
});

describe('a change of the product, at a shop that changes it until the shipment,', () => {
  const change = (newProductRatePlanId: string) =>
    open.send('POST', url('ca-subscriber', 'change'), open.as('ca-subscriber'), { newProductRatePlanId });
  const read = () =>
    open.call('getSubscription', 'GET', `/api/subscriptions/${findNumber('ca-subscriber')}`, open.as('ca-subscriber'));
  const optionIds = async () => (await read()).availableOptionsToChangeReplenishment.map(({ id }) => id);

  it('is taken back by the product of now, which the next shipment then brings', async () => {
    open.shop.conditions.set({ productChanges: 'until the shipment' });
    expect(await optionIds()).toEqual(['halo-heads-gentle']);
    await change('halo-heads-gentle');
    expect(await optionIds()).toEqual(['halo-heads']);
    expect(await read()).toMatchObject({ ableToChangeReplenishment: true, hasAnyFutureDatedReplenishment: true });
    await change('halo-heads');
    expect(await optionIds()).toEqual(['halo-heads-gentle']);
    expect(await read()).toMatchObject({ ableToChangeReplenishment: true, hasAnyFutureDatedReplenishment: false });
    open.clock.advance(52);
    expect(open.shop.invoices.ofCustomer({ id: 'ca-subscriber' })[0]).toMatchObject({
      issuedOn: '2026-05-03',
      lines: [{ amount: 1899 }],
    });
  });
});

describe('a cancellation of the replenishment', () => {
  it('has a preview of the remaining amount', async () => {
    const { data } = await open.call(
      'previewReplenishmentCancellation',
      'POST',
      url('ca-rentals', 'cancellation-preview', 1),
      open.as('ca-rentals'),
    );
    expect(data.result).toMatchObject({ totalAmount: 65.94, paidAmount: 32.97, finalPaymentDate: '2026-03-30' });
  });

  it('ends the replenishment and keeps the device', async () => {
    const headers = open.as('ca-rentals');
    const body = { cancellationReason: 'It costs too much', cancellationNote: '' };
    expect(await open.send('POST', url('ca-rentals', 'cancellation', 1), headers, body)).toMatchObject(done);
    const { status, ratePlans } = await page('ca-rentals', 1);
    expect([status, ratePlans.map((plan) => plan.status)]).toEqual(['Active', [null, 'Cancel']]);
    open.clock.advance(20);
    expect(open.shop.invoices.ofCustomer({ id: 'ca-rentals' }).map(({ lines }) => lines[0])).toContainEqual({
      partId: 'aura-filter',
      quantity: 1,
      amount: 3297,
    });
  });

  it('accepts only the id of the replenishment plan', async () => {
    const wrong = `${url('ca-rentals', 'cancellation')}?ratePlanId=${findNumber('ca-rentals')}-1`;
    expect(await open.callRefused('POST', wrong, open.as('ca-rentals'), {})).toMatchObject({
      status: 404,
      code: 'error.message.replenishmentIsNotFound',
    });
  });
});

describe('a pending first payment', () => {
  it('starts the subscription when the bank approves it a day later', async () => {
    expect(await page('ca-pending')).toMatchObject({ status: 'Pending', nextShipmentDate: null });
    open.clock.advance(1);
    expect(await page('ca-pending')).toMatchObject({ status: 'Active', startDate: '2026-03-16' });
  });
});

it('returns an error in French for a French request', async () => {
  const headers = open.as('ca-paused', { ...canada, language: 'fr-CA' });
  expect((await open.callRefused('POST', url('ca-paused', 'pausing'), headers)).message).toBe(
    'Vos recharges sont suspendues. Reprenez-les avant de les modifier.',
  );
});
