import type { ReturnDetails } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { deviceOf, type Subscription } from '../store/subscription.ts';
import { endPlan } from '../subscriptions/end-plan.ts';
import { isShippingConfirmed } from '../subscriptions/shipped-goods.ts';
import { type Age, agedSubscription, today } from '../testing/aged-subscription.ts';
import { toReturnInfo } from './return-details.ts';
import { findReturnRefusal } from './return-rules.ts';

type Short = readonly [
  status: ReturnDetails['returnStatus'],
  returnable: boolean,
  reason: ReturnDetails['unreturnableReason'],
];

const short = (details: ReturnDetails | null): Short | null =>
  details && [details.returnStatus, details.returnable, details.unreturnableReason];

const rows: readonly (Age & { device: Short | null; replenishment: Short | null; title: string })[] = [
  {
    title: 'goods cannot be returned before they have shipped',
    bundle: 'air-purifier-aura-4A',
    days: 1,
    device: ['None', false, null],
    replenishment: ['None', false, null],
  },
  {
    title: 'a rented device can be returned within the right to return in spite of the lock-in',
    bundle: 'air-purifier-aura-4A',
    days: 10,
    device: ['Not return', true, null],
    replenishment: ['None', false, null],
  },
  {
    title: 'the right to return includes its last day, 30 days after the shipment',
    bundle: 'air-purifier-aura-4A',
    days: 32,
    device: ['Not return', true, null],
    replenishment: ['None', false, null],
  },
  {
    title: 'a rented device cannot be returned in the lock-in period after that',
    bundle: 'air-purifier-aura-4A',
    days: 33,
    device: ['None', false, 'InLockPeriod'],
    replenishment: ['None', false, null],
  },
  {
    title: 'a rented device can be returned at any time after the lock-in period',
    bundle: 'air-purifier-aura-4A',
    days: 100,
    device: ['None', true, null],
    replenishment: ['None', false, null],
  },
  {
    title: 'a try-and-buy device without a lock-in period can be returned at any time',
    bundle: 'hair-removal-lume',
    days: 100,
    device: ['None', true, null],
    replenishment: null,
  },
  {
    title: 'a try-and-buy device cannot be returned after its last payment',
    bundle: 'hair-removal-lume',
    days: 450,
    device: ['None', false, 'PaidInFull'],
    replenishment: null,
  },
  {
    title: 'a bought device can be returned within the right to return',
    bundle: 'sonic-brush-halo',
    days: 20,
    device: ['Not return', true, null],
    replenishment: ['None', false, null],
  },
  {
    title: 'a bought device cannot be returned after that',
    bundle: 'sonic-brush-halo',
    days: 40,
    device: ['None', false, 'PaidInFull'],
    replenishment: ['None', false, null],
  },
  {
    title: 'the last parcel of a replenishment can be returned within the right to return',
    bundle: 'brush-heads-halo',
    days: 20,
    device: null,
    replenishment: ['Not return', true, null],
  },
  {
    title: 'a replenishment cannot be returned after that',
    bundle: 'brush-heads-halo',
    days: 60,
    device: null,
    replenishment: ['None', false, null],
  },
  {
    title: 'the customer keeps goods that a partner has paid for',
    bundle: 'brush-heads-halo-dental-plan',
    days: 20,
    country: 'NL',
    device: null,
    replenishment: ['Not return', false, 'PaidByPartner'],
  },
];

describe('toReturnInfo', () => {
  it.each(rows)('$title', ({ device, replenishment, ...age }) => {
    const info = toReturnInfo(agedSubscription(age), today);
    expect(short(info.tryBuyReturnDetails)).toEqual(device);
    expect(short(info.replenishmentReturnDetails)).toEqual(replenishment);
  });

  it('returns the reason of a cancelled plan and of a cancelled subscription', () => {
    const aura = agedSubscription({ bundle: 'air-purifier-aura-4A', days: 10 });
    const withoutDevice = endPlan(aura, 'S1-1', 'Cancel', today);
    expect(short(toReturnInfo(withoutDevice, today).tryBuyReturnDetails)?.[2]).toBe('RatePlanCancelled');
    const cancelled = endPlan(withoutDevice, 'S1-2', 'Cancel', today);
    expect(short(toReturnInfo(cancelled, today).tryBuyReturnDetails)?.[2]).toBe('SubscriptionCancelled');
  });
});

const refusals: readonly (Age & { code: string; title: string })[] = [
  { title: 'its parcel is being prepared', bundle: 'hair-removal-lume', days: 1, code: 'shippingIsNotConfirmed' },
  {
    title: 'its first payment is not authorised',
    bundle: 'hair-removal-lume',
    days: 1,
    status: 'Pending',
    code: 'shippingIsNotConfirmed',
  },
  { title: 'of the lock-in period', bundle: 'air-purifier-aura-4B', days: 60, code: 'subscriptionIsInLockPeriod' },
  { title: 'it was bought', bundle: 'razor-arc', days: 40, code: 'deviceIsPaidInFull' },
];

describe('a return of a device is refused because', () => {
  it.each(refusals)('$title', ({ code, ...age }) => {
    const subscription = agedSubscription(age);
    const device = deviceOf(subscription);
    expect(device && findReturnRefusal(subscription, device, today)).toBe(`error.message.${code}`);
  });
});

describe('isShippingConfirmed', () => {
  const preparing = (reason: Subscription['shipments'][number]['reason']) => [
    {
      id: 'S1-1-1',
      planId: 'S1-1',
      reason,
      createdDate: today,
      state: 'preparing',
      shippedDate: null,
      trackingNumber: null,
    } as const,
  ];

  it.each([
    ['start', false],
    ['recurring', false],
    ['one-time', true],
    ['re-ship', true],
  ] as const)('while a parcel with the reason %s is being prepared: %s', (reason, confirmed) => {
    expect(isShippingConfirmed({ shipments: preparing(reason) })).toBe(confirmed);
  });
});
