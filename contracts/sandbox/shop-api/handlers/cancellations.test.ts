import { beforeEach, describe, expect, it } from 'vitest';
import type { Subscription } from '../store/subscription.ts';
import { type Age, agedSubscription } from '../testing/aged-subscription.ts';
import { type OpenShop, openShop } from '../testing/open-shop.ts';

const body = { cancellationReason: 'Too expensive', cancellationNote: 'Bye' };
const number = 'S1';

let open: OpenShop;
beforeEach(async () => {
  open = await openShop();
});

const owen = () => open.as('ca-subscriber');
const have = (age: Age, changes: Partial<Subscription> = {}) =>
  open.shop.subscriptions.put({ ...agedSubscription(age), customerId: 'ca-subscriber', ...changes });
const details = () => open.call('getSubscription', 'GET', `/api/subscriptions/${number}`, owen());
const only = `/api/subscriptions/${number}/replenishment-only/cancellation`;
const device = `/api/subscriptions/${number}/cancellation`;
const insurer = `/api/subscriptions/${number}/bcbscancellation`;
const replenishment = `/api/replenishments/${number}/cancellation`;

describe('a cancellation', () => {
  it('of a replenishment without a device cancels the whole subscription', async () => {
    have({ bundle: 'brush-heads-halo', days: 60 });
    await open.call('cancelReplenishmentOnly', 'POST', only, owen(), body);
    expect(await details()).toMatchObject({
      status: 'InActive',
      isCancelled: true,
      endDate: '2026-03-15',
      nextShipmentDate: null,
      ableToCancel: false,
      ratePlans: [{ status: 'Cancel', cancellationDate: '2026-03-15' }],
      returnInfoDetails: { replenishmentReturnDetails: { unreturnableReason: 'SubscriptionCancelled' } },
    });
  });

  it('of a device without a replenishment starts its return', async () => {
    have({ bundle: 'hair-removal-lume', days: 60 });
    await open.call('cancelSubscription', 'POST', device, owen(), body);
    expect(await details()).toMatchObject({
      status: 'Active',
      isCancelled: false,
      returnInfoDetails: { tryBuyReturnDetails: { returnStatus: 'Returning' } },
    });
  });

  it('of a bundle’s replenishment has a preview of the remaining amount and charges it on its day', async () => {
    have({ bundle: 'air-purifier-aura-4B', days: 100 });
    const preview = `/api/replenishments/${number}/cancellation-preview`;
    const { data } = await open.call('previewReplenishmentCancellation', 'POST', preview, owen());
    expect(data.result).toEqual({
      totalAmount: 65.94,
      paidAmount: 43.96,
      price: 65.94,
      finalPaymentDate: '2026-04-05',
    });
    await open.call('cancelReplenishment', 'POST', replenishment, owen(), body);
    expect(await details()).toMatchObject({
      status: 'Active',
      totalAmountOfCancelledShipment: 65.94,
      paidAmountOfCancelledShipment: 43.96,
      finalPaymentDateOfCancelledShipment: '2026-04-05',
    });
    open.clock.advance(60);
    const invoices = open.shop.invoices.ofCustomer({ id: 'ca-subscriber' });
    const final = invoices.filter(({ lines }) => lines.some(({ partId }) => partId === 'aura-filter'));
    expect(final).toMatchObject([{ issuedOn: '2026-04-05', lines: [{ amount: 2198 }] }]);
  });

  it('of an insured subscription cancels all of it', async () => {
    have({ bundle: 'sonic-brush-halo', days: 60 }, { insured: true });
    await open.call('cancelInsurerSubscription', 'POST', insurer, owen(), body);
    expect(await details()).toMatchObject({
      status: 'InActive',
      ratePlans: [{ status: 'Cancel' }, { status: 'Cancel' }],
    });
  });

  it('stores the reason', async () => {
    have({ bundle: 'brush-heads-halo', days: 60 });
    await open.call('cancelReplenishmentOnly', 'POST', only, owen(), body);
    expect(open.shop.subscriptions.byNumber(number)?.cancelReason).toEqual({
      reason: 'Too expensive',
      note: 'Bye',
      day: '2026-03-15',
    });
  });
});

describe('a refused cancellation', () => {
  it.each<[string, Age, string, string]>([
    [
      'of a bundle with the call for replenishments only',
      { bundle: 'air-purifier-aura-4A', days: 60 },
      only,
      'cancellationIsNotPossible',
    ],
    [
      'of a bundle with the call for devices only',
      { bundle: 'air-purifier-aura-4A', days: 100 },
      device,
      'cancellationIsNotPossible',
    ],
    [
      'of a device whose parcel is being prepared',
      { bundle: 'hair-removal-lume', days: 1 },
      device,
      'shippingIsNotConfirmed',
    ],
    ['of a device that is paid in full', { bundle: 'hair-removal-lume', days: 450 }, device, 'deviceIsPaidInFull'],
    [
      'of an uninsured subscription with the call for insurers',
      { bundle: 'hair-removal-lume', days: 60 },
      insurer,
      'subscriptionIsNotInsured',
    ],
  ])('%s', async (_, age, url, code) => {
    have(age);
    expect(await open.callRefused('POST', url, owen(), body)).toMatchObject({
      status: 400,
      code: `error.message.${code}`,
    });
  });

  it('has a French text for a French request', async () => {
    have({ bundle: 'hair-removal-lume', days: 1 });
    const french = open.as('ca-subscriber', { country: 'CA', currency: 'CAD', language: 'fr-CA' });
    expect((await open.callRefused('POST', device, french, body)).message).toMatch(/^Votre commande est presque prête/);
  });
});
