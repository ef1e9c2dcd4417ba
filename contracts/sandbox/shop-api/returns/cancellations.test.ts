import { describe, expect, it } from 'vitest';
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
import { startReturn } from './returns.ts';

const reason = { cancellationReason: 'Too expensive', cancellationNote: '' };
const leaving = { reason, today };

const findAmounts = (subscription: Subscription) => {
  const plan = replenishmentOf(subscription);
  return plan && cancellationAmounts(subscription, plan);
};

describe('the remaining amount of a cancelled replenishment', () => {
  it.each<[string, Age, ReturnType<typeof findAmounts>]>([
    [
      'nothing if each parcel is paid with its shipment',
      { bundle: 'brush-heads-halo', days: 20 },
      { total: 1899, paid: 1899, price: 1899, finalPaymentDate: null },
    ],
    [
      'nothing before the first shipment',
      { bundle: 'filters-aura', days: 20 },
      { total: 0, paid: 0, price: 0, finalPaymentDate: null },
    ],
    [
      'the payments until the next parcel if its price is paid in monthly parts',
      { bundle: 'air-purifier-aura-4B', days: 20 },
      { total: 6594, paid: 1099, price: 6594, finalPaymentDate: '2026-03-23' },
    ],
    [
      'smaller for a later cancellation',
      { bundle: 'air-purifier-aura-4B', days: 100 },
      { total: 6594, paid: 4396, price: 6594, finalPaymentDate: '2026-04-05' },
    ],
    [
      'for all units',
      { bundle: 'air-purifier-aura-4B', days: 100, quantity: 2 },
      { total: 13188, paid: 8792, price: 6594, finalPaymentDate: '2026-04-05' },
    ],
  ])('is %s', (_, age, amounts) => {
    expect(findAmounts(agedSubscription(age))).toEqual(amounts);
  });
});

describe('cancelling a replenishment', () => {
  it('without a device ends the subscription at once; the customer keeps the goods', () => {
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

  it('of a bundle keeps the plan of a rented device', () => {
    const cancelled = cancelReplenishment(agedSubscription({ bundle: 'air-purifier-aura-4A', days: 60 }), leaving);
    expect(cancelled.status).toBe('Active');
    expect(cancelled.plans.map(({ status }) => status)).toEqual([null, 'Cancel']);
  });

  it('of a bundle with a bought device ends the subscription', () => {
    const cancelled = cancelReplenishment(agedSubscription({ bundle: 'sonic-brush-halo', days: 60 }), leaving);
    expect(cancelled.status).toBe('InActive');
  });

  it('is refused a second time', () => {
    const cancelled = cancelReplenishment(agedSubscription({ bundle: 'air-purifier-aura-4A', days: 60 }), leaving);
    expect(() => cancelReplenishment(cancelled, leaving)).toThrow('error.message.subscriptionIsCancelled');
  });
});

describe('cancelling a device', () => {
  it('in a try-and-buy plan starts its return', () => {
    const cancelled = cancelDevice(agedSubscription({ bundle: 'hair-removal-lume', days: 60 }), leaving);
    expect(cancelled).toMatchObject({ status: 'Active', plans: [{ status: null, returning: { state: 'returning' } }] });
  });

  it.each<[string, Age, string]>([
    ['its parcel is being prepared', { bundle: 'hair-removal-lume', days: 1 }, 'shippingIsNotConfirmed'],
    ['of the lock-in period', { bundle: 'air-purifier-aura-4A', days: 60 }, 'subscriptionIsInLockPeriod'],
    ['it was bought', { bundle: 'sonic-brush-halo', days: 60 }, 'deviceIsPaidInFull'],
    ['there is no such plan', { bundle: 'brush-heads-halo', days: 60 }, 'cancellationIsNotPossible'],
    ['it is paid in full', { bundle: 'hair-removal-lume', days: 450 }, 'deviceIsPaidInFull'],
  ])('is refused because %s', (_, age, code) => {
    expect(findDeviceRefusal(agedSubscription(age), today)).toBe(`error.message.${code}`);
  });
});

describe('cancelling a replenishment is refused because', () => {
  it.each<[string, Subscription, string]>([
    ['there is no such plan', agedSubscription({ bundle: 'hair-removal-lume', days: 60 }), 'cancellationIsNotPossible'],
    [
      'its next parcel is being prepared',
      agedSubscription({ bundle: 'brush-heads-halo', days: 91 }),
      'shippingIsNotConfirmed',
    ],
    [
      'it is returning',
      startReturn(agedSubscription({ bundle: 'brush-heads-halo', days: 20 }), 'Replenishment', leaving),
      'returnIsInProgress',
    ],
  ])('%s', (_, subscription, code) => {
    expect(findReplenishmentRefusal(subscription)).toBe(`error.message.${code}`);
  });
});

describe('cancelling an insured subscription', () => {
  it('ends all plans at once; the customer keeps the goods', () => {
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

  it('is refused for an uninsured subscription', () => {
    const subscription = agedSubscription({ bundle: 'sonic-brush-halo', days: 60, country: 'US' });
    expect(() => cancelInsured(subscription, leaving)).toThrow('error.message.subscriptionIsNotInsured');
  });
});

describe('cancelAbilities returns', () => {
  it.each<[string, Age, ReturnType<typeof cancelAbilities>]>([
    [
      'everything without a restriction',
      { bundle: 'air-purifier-aura-4A', days: 100 },
      { ableToCancel: true, ableToCancelReplenishment: true, refusal: undefined },
    ],
    [
      'the replenishment in the lock-in period of the device',
      { bundle: 'air-purifier-aura-4A', days: 60 },
      { ableToCancel: true, ableToCancelReplenishment: true, refusal: undefined },
    ],
    [
      'nothing while a parcel is being prepared',
      { bundle: 'air-purifier-aura-4A', days: 1 },
      { ableToCancel: false, ableToCancelReplenishment: false, refusal: 'error.message.shippingIsNotConfirmed' },
    ],
    [
      'no replenishment for a device only',
      { bundle: 'hair-removal-lume', days: 60 },
      { ableToCancel: true, ableToCancelReplenishment: false, refusal: undefined },
    ],
  ])('%s', (_, age, abilities) => {
    expect(cancelAbilities(agedSubscription(age), today)).toEqual(abilities);
  });
});

describe('cancelAbilities returns the refusal', () => {
  it('of the replenishment if the device is bought', () => {
    const razor = agedSubscription({ bundle: 'razor-arc', days: 70 });
    const returning = startReturn(razor, 'Replenishment', leaving);
    expect(cancelAbilities(returning, today).refusal).toBe('error.message.returnIsInProgress');
  });

  it('of the device without a replenishment', () => {
    const lume = agedSubscription({ bundle: 'hair-removal-lume', days: 450 });
    expect(cancelAbilities(lume, today).refusal).toBe('error.message.deviceIsPaidInFull');
  });
});

describe('the final payment', () => {
  it('is charged once, on its day', () => {
    const cancelled = cancelReplenishment(agedSubscription({ bundle: 'air-purifier-aura-4B', days: 100 }), leaving);
    expect(cancelled.cancelledShipment?.finalPaymentDate).toBe('2026-04-05');
    const { paid, total } = advanceDays(cancelled, 60).cancelledShipment ?? {};
    expect(paid, 'nothing remains after the final payment').toBe(total);
  });
});
