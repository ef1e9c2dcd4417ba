import { describe, expect, it } from 'vitest';
import { startReturn } from '../returns/returns.ts';
import { replenishmentOf, type Subscription } from '../store/subscription.ts';
import { type Age, advanceDays, agedSubscription, today } from '../testing/aged-subscription.ts';
import {
  cancelAbilities,
  cancelDevice,
  cancelInsured,
  cancellationAmounts,
  cancelReplenishment,
  findDeviceRefusal,
  findReplenishmentRefusal,
} from './cancellations.ts';

const reason = { cancellationReason: 'Too expensive', cancellationNote: '' };
const leaving = { reason, today };

const amountsOf = (subscription: Subscription) => {
  const plan = replenishmentOf(subscription);
  return plan && cancellationAmounts(subscription, plan);
};

describe('what a cancelled replenishment still costs', () => {
  it.each<[string, Age, ReturnType<typeof amountsOf>]>([
    [
      'nothing where each parcel is paid with its shipment',
      { bundle: 'brush-heads-halo', days: 20 },
      { total: 1899, paid: 1899, price: 1899, finalPaymentDate: null },
    ],
    [
      'nothing before anything was shipped',
      { bundle: 'filters-aura', days: 20 },
      { total: 0, paid: 0, price: 0, finalPaymentDate: null },
    ],
    [
      'the months until the next parcel where its price is spread over them',
      { bundle: 'air-purifier-aura-4B', days: 20 },
      { total: 6594, paid: 1099, price: 6594, finalPaymentDate: '2026-03-23' },
    ],
    [
      'less the later it is cancelled',
      { bundle: 'air-purifier-aura-4B', days: 100 },
      { total: 6594, paid: 4396, price: 6594, finalPaymentDate: '2026-04-05' },
    ],
    [
      'for all units, at the price of one',
      { bundle: 'air-purifier-aura-4B', days: 100, quantity: 2 },
      { total: 13188, paid: 8792, price: 6594, finalPaymentDate: '2026-04-05' },
    ],
  ])('is %s', (_, life, amounts) => {
    expect(amountsOf(agedSubscription(life))).toEqual(amounts);
  });
});

describe('cancelling a replenishment', () => {
  it('that is all there is ends the subscription at once, and the goods stay', () => {
    const cancelled = cancelReplenishment(agedSubscription({ bundle: 'brush-heads-halo', days: 60 }), leaving);
    expect(cancelled).toMatchObject({ status: 'InActive', endDate: today });
    expect(cancelled.plans[0]).toMatchObject({
      status: 'Cancel',
      cancellationDate: today,
      nextPaymentDate: null,
      nextShipmentDate: null,
      returning: { state: 'kept' },
    });
  });

  it('of a bundle leaves a rented device running', () => {
    const cancelled = cancelReplenishment(agedSubscription({ bundle: 'air-purifier-aura-4A', days: 60 }), leaving);
    expect(cancelled.status).toBe('Active');
    expect(cancelled.plans.map(({ status }) => status)).toEqual([null, 'Cancel']);
  });

  it('of a bundle with a bought device leaves nothing running', () => {
    const cancelled = cancelReplenishment(agedSubscription({ bundle: 'sonic-brush-halo', days: 60 }), leaving);
    expect(cancelled.status).toBe('InActive');
  });

  it('is refused a second time', () => {
    const cancelled = cancelReplenishment(agedSubscription({ bundle: 'air-purifier-aura-4A', days: 60 }), leaving);
    expect(() => cancelReplenishment(cancelled, leaving)).toThrow('error.message.subscriptionIsCancelled');
  });
});

describe('cancelling a device', () => {
  it('that is tried begins its return', () => {
    const cancelled = cancelDevice(agedSubscription({ bundle: 'hair-removal-lume', days: 60 }), leaving);
    expect(cancelled).toMatchObject({ status: 'Active', plans: [{ status: null, returning: { state: 'returning' } }] });
  });

  it.each<[string, Age, string]>([
    ['its parcel is being prepared', { bundle: 'hair-removal-lume', days: 1 }, 'shippingIsNotConfirmed'],
    ['of the lock-in period', { bundle: 'air-purifier-aura-4A', days: 60 }, 'subscriptionIsInLockPeriod'],
    ['it was bought', { bundle: 'sonic-brush-halo', days: 60 }, 'deviceIsPaidInFull'],
    ['there is none', { bundle: 'brush-heads-halo', days: 60 }, 'cancellationIsNotPossible'],
    ['it is paid off', { bundle: 'hair-removal-lume', days: 450 }, 'deviceIsPaidInFull'],
  ])('is refused because %s', (_, life, code) => {
    expect(findDeviceRefusal(agedSubscription(life), today)).toBe(`error.message.${code}`);
  });
});

describe('cancelling a replenishment is refused because', () => {
  it.each<[string, Subscription, string]>([
    ['there is none', agedSubscription({ bundle: 'hair-removal-lume', days: 60 }), 'cancellationIsNotPossible'],
    [
      'its next parcel is being prepared',
      agedSubscription({ bundle: 'brush-heads-halo', days: 91 }),
      'shippingIsNotConfirmed',
    ],
    [
      'it is on its way back',
      startReturn(agedSubscription({ bundle: 'brush-heads-halo', days: 20 }), 'Replenishment', leaving),
      'returnIsInProgress',
    ],
  ])('%s', (_, subscription, code) => {
    expect(findReplenishmentRefusal(subscription)).toBe(`error.message.${code}`);
  });
});

describe('cancelling what an insurer is linked to', () => {
  it('ends everything at once, and everything stays with the customer', () => {
    const insured: Subscription = {
      ...agedSubscription({ bundle: 'sonic-brush-halo', days: 100, country: 'US' }),
      insured: true,
    };
    const cancelled = cancelInsured(insured, leaving);
    expect(cancelled).toMatchObject({ status: 'InActive', endDate: today });
    expect(cancelled.plans.map(({ status, returning: { state } }) => [status, state])).toEqual([
      ['Cancel', 'kept'],
      ['Cancel', 'kept'],
    ]);
  });

  it('is refused where no insurer is', () => {
    const subscription = agedSubscription({ bundle: 'sonic-brush-halo', days: 60, country: 'US' });
    expect(() => cancelInsured(subscription, leaving)).toThrow('error.message.subscriptionIsNotInsured');
  });
});

describe('the page of a subscription offers', () => {
  it.each<[string, Age, ReturnType<typeof cancelAbilities>]>([
    [
      'everything where nothing stands against it',
      { bundle: 'air-purifier-aura-4A', days: 100 },
      { ableToCancel: true, ableToCancelReplenishment: true, refusal: undefined },
    ],
    [
      'the replenishment alone in the lock-in period of the device',
      { bundle: 'air-purifier-aura-4A', days: 60 },
      { ableToCancel: true, ableToCancelReplenishment: true, refusal: undefined },
    ],
    [
      'nothing while a parcel is prepared',
      { bundle: 'air-purifier-aura-4A', days: 1 },
      { ableToCancel: false, ableToCancelReplenishment: false, refusal: 'error.message.shippingIsNotConfirmed' },
    ],
    [
      'no replenishment where there is none',
      { bundle: 'hair-removal-lume', days: 60 },
      { ableToCancel: true, ableToCancelReplenishment: false, refusal: undefined },
    ],
  ])('%s', (_, life, abilities) => {
    expect(cancelAbilities(agedSubscription(life), today)).toEqual(abilities);
  });
});

describe('the page of a subscription says why nothing can be cancelled', () => {
  it('with the replenishment where the device is the customer’s', () => {
    const razor = agedSubscription({ bundle: 'razor-arc', days: 70 });
    const returning = startReturn(razor, 'Replenishment', leaving);
    expect(cancelAbilities(returning, today).refusal).toBe('error.message.returnIsInProgress');
  });

  it('with the device where it is all there is', () => {
    const lume = agedSubscription({ bundle: 'hair-removal-lume', days: 450 });
    expect(cancelAbilities(lume, today).refusal).toBe('error.message.deviceIsPaidInFull');
  });
});

describe('the final payment', () => {
  it('is taken once, on its day', () => {
    const cancelled = cancelReplenishment(agedSubscription({ bundle: 'air-purifier-aura-4B', days: 100 }), leaving);
    expect(cancelled.cancelledShipment?.finalPaymentDate).toBe('2026-04-05');
    expect(advanceDays(cancelled, 60).cancelledShipment).toEqual(cancelled.cancelledShipment);
  });
});
