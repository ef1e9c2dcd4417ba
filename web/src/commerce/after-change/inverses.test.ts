import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { replenishmentOption, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import type { MadeChange } from '../../api/change-record.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { findInverse, mayBeUndone } from './inverses.ts';

const TODAY = '2026-03-15';
const params = { id: 'S-1000001' };
const subscription = (changes: Partial<SubscriptionDetails> = {}) => ({
  ...subscriptionDetails(changes),
  content: null,
});
type Page = ReturnType<typeof subscription>;

const frequencies = [
  { productRatePlanId: 'P-1', billingPeriod: 'Month', specificBillingPeriod: null },
  { productRatePlanId: 'P-3', billingPeriod: 'Quarter', specificBillingPeriod: null },
  { productRatePlanId: 'P-2', billingPeriod: 'SpecificMonths', specificBillingPeriod: 2 },
] as const;
const shippedEvery = (choice: (typeof frequencies)[number], changes: Partial<SubscriptionDetails> = {}) =>
  subscription({
    ratePlans: [ratePlan({ shippingFrequency: choice })],
    availableFrequenciesToChange: frequencies.filter((one) => one !== choice),
    ableToChangeFrequency: true,
    nextShipmentDate: '2026-04-20',
    ...changes,
  });
const [monthly, quarterly, everySecond] = frequencies;

/** Returns a change as it was made. */
function made(change: Pick<MadeChange, 'name' | 'input' | 'before'>): MadeChange {
  // Name and input belong together, which TypeScript does not see in a new object.
  return { key: undefined, receipt: undefined, ...change } as MadeChange;
}

const find = (change: Pick<MadeChange, 'name' | 'input' | 'before'>, after: MadeChange['before'], today = TODAY) =>
  findInverse(made(change), after, today);

describe('a change of the frequency', () => {
  const change = (before: Page = shippedEvery(quarterly), newProductRatePlanId = 'P-1') =>
    ({ name: 'changeReplenishmentFrequency', input: { params, body: { newProductRatePlanId } }, before }) as const;

  it('goes back to the former one, by the choice that the shop offers now', () => {
    expect(find(change(), shippedEvery(monthly))).toEqual({
      name: 'changeReplenishmentFrequency',
      input: { params, body: { newProductRatePlanId: 'P-3' } },
      effect: 'frequency',
      months: 3,
    });
  });

  it('goes back to a number of months', () => {
    expect(find(change(shippedEvery(everySecond)), shippedEvery(monthly))).toMatchObject({
      input: { body: { newProductRatePlanId: 'P-2' } },
      months: 2,
    });
  });

  it.each<[string, Page]>([
    ['is not visible yet', shippedEvery(quarterly)],
    ['was changed to another one by somebody else meanwhile', shippedEvery(everySecond)],
    ['cannot be changed any more', shippedEvery(monthly, { ableToChangeFrequency: false })],
    ['is no choice any more', shippedEvery(monthly, { availableFrequenciesToChange: [everySecond] })],
    ['has brought a shipment of today', shippedEvery(monthly, { nextShipmentDate: TODAY })],
    ['has no next shipment', shippedEvery(monthly, { nextShipmentDate: null })],
  ])('has no way back if it %s', (_, after) => {
    expect(find(change(), after)).toBeUndefined();
  });

  it('has no way back without a former one, or to the same', () => {
    const unknown = shippedEvery(quarterly, { ratePlans: [ratePlan({ shippingFrequency: null })] });
    expect(find(change(unknown), shippedEvery(monthly))).toBeUndefined();
    expect(find(change(shippedEvery(quarterly), 'P-9'), shippedEvery(monthly))).toBeUndefined();
    expect(
      find(change(shippedEvery(monthly, { availableFrequenciesToChange: [monthly] })), shippedEvery(monthly)),
    ).toBe(undefined);
  });
});

describe('a change of the product', () => {
  const price = ratePlan().quarterlyCharge?.discounted ?? 0;
  const former = replenishmentOption({ id: 'P-old', name: 'Halo brush heads', paymentAmount: price });
  const change = (before: Page = subscription({ hasAnyFutureDatedReplenishment: false })) =>
    ({
      name: 'changeReplenishmentProduct',
      input: { params, body: { newProductRatePlanId: 'P-new' } },
      before,
    }) as const;
  const changed = (changes: Partial<SubscriptionDetails> = {}) =>
    subscription({
      hasAnyFutureDatedReplenishment: true,
      ableToChangeReplenishment: true,
      shippingConfirmed: true,
      availableOptionsToChangeReplenishment: [replenishmentOption(), former],
      ...changes,
    });

  it('goes back to the former one at its price', () => {
    expect(find(change(), changed())).toEqual({
      name: 'changeReplenishmentProduct',
      input: { params, body: { newProductRatePlanId: 'P-old' } },
      effect: 'product',
      product: 'Halo brush heads',
    });
  });

  it.each<[string, Page]>([
    ['is not visible yet', changed({ hasAnyFutureDatedReplenishment: false })],
    ['cannot be changed before the next shipment', changed({ ableToChangeReplenishment: false })],
    ['is being packed', changed({ shippingConfirmed: false })],
    ['is shipped today', changed({ nextShipmentDate: TODAY })],
    ['is no choice', changed({ availableOptionsToChangeReplenishment: [replenishmentOption()] })],
    ['is a choice twice', changed({ availableOptionsToChangeReplenishment: [former, { ...former, id: 'P-other' }] })],
    [
      'costs more than before',
      changed({ availableOptionsToChangeReplenishment: [{ ...former, paymentAmount: price + 1 }] }),
    ],
    [
      'is paid in another period',
      changed({ availableOptionsToChangeReplenishment: [{ ...former, paymentBillingPeriod: 'Month' }] }),
    ],
  ])('has no way back if the former one %s', (_, after) => {
    expect(find(change(), after)).toBeUndefined();
  });

  it('has no way back if another change waited already, or if several charges pay for it', () => {
    expect(find(change(subscription({ hasAnyFutureDatedReplenishment: true })), changed())).toBeUndefined();
    const plan = ratePlan({ monthlyCharge: ratePlan().quarterlyCharge });
    expect(find(change(subscription({ ratePlans: [plan] })), changed())).toBeUndefined();
    expect(find(change(subscription({ ratePlans: [] })), changed())).toBeUndefined();
  });
});

describe('a pause', () => {
  const before = subscription({ nextShipmentDate: '2026-03-16' });
  const change = { name: 'pauseReplenishment', input: { params, query: {} }, before } as const;

  it('without a date ends at once', () => {
    expect(find(change, subscription({ ableToResumeReplenishment: true }))).toEqual({
      name: 'resumeReplenishment',
      input: { params },
      effect: 'pause',
    });
  });

  it('until a day ends today', () => {
    expect(find(change, subscription({ ableToChangeReplenishmentResumeDate: true }))).toEqual({
      name: 'changeResumeDate',
      input: { params, query: { resumeDate: TODAY } },
      effect: 'pause',
    });
  });

  it('has no way back while it is not visible', () => {
    expect(find(change, before)).toBeUndefined();
  });

  it.each<[string, Partial<SubscriptionDetails>]>([
    ['a shipment was due on the day, because it is charged at once then', { nextShipmentDate: TODAY }],
    ['no shipment was planned', { nextShipmentDate: null }],
    ['there was a pause before', { ableToResumeReplenishment: true }],
    ['there was a pause until a day before', { ableToChangeReplenishmentResumeDate: true }],
  ])('has no way back if %s', (_, changes) => {
    const after = subscription({ ableToResumeReplenishment: true });
    expect(find({ ...change, before: { ...before, ...changes } }, after)).toBeUndefined();
  });
});

describe('another end of a pause', () => {
  const before = subscription({ resumedReplenishmentDate: '2026-04-29', ableToChangeReplenishmentResumeDate: true });
  const change = { name: 'changeResumeDate', input: { params, query: { resumeDate: '2026-06-30' } }, before } as const;
  const after = { ...before, resumedReplenishmentDate: '2026-06-30' };

  it('goes back to the former day', () => {
    expect(find(change, after)).toEqual({
      name: 'changeResumeDate',
      input: { params, query: { resumeDate: '2026-04-29' } },
      effect: 'resumeDate',
      date: '2026-04-29',
    });
  });

  it.each<[string, Page, Page, string]>([
    ['it is not visible yet', before, before, TODAY],
    ['the pause is over', before, { ...after, ableToChangeReplenishmentResumeDate: false }, TODAY],
    ['the former day has come, because the pause would end at once', before, after, '2026-04-29'],
    ['there was no former day', { ...before, resumedReplenishmentDate: null }, after, TODAY],
  ])('has no way back if %s', (_, was, is, today) => {
    expect(find({ ...change, before: was }, is, today)).toBeUndefined();
  });
});

describe('a return', () => {
  const returning = returnDetails({ returnStatus: 'Returning', returnable: false, returningWithdrawable: true });
  const returns = (device: typeof returning | null, replenishment: typeof returning | null) =>
    subscription({
      returnInfoDetails: returnInfoDetails({
        tryBuyReturnDetails: device,
        replenishmentReturnDetails: replenishment,
      }),
    });
  const query = { subscriptionNumber: 'S-1000001' };
  const body = { scope: 'TryBuy', cancellationReason: '', cancellationNote: '' } as const;
  const nothing = returnDetails();
  const change = (before: Page) => ({ name: 'createReturn', input: { query, body }, before }) as const;

  it.each([
    ['the device', returns(nothing, null), returns(returning, null), 'TryBuy'],
    ['the replenishment', returns(nothing, nothing), returns(nothing, returning), 'Replenishment'],
    ['both, if both have begun', returns(nothing, nothing), returns(returning, returning), 'TryBuyAndReplenishment'],
    ['only what this return has begun', returns(nothing, returning), returns(returning, returning), 'TryBuy'],
  ])('is withdrawn for %s', (_, before, after, scope) => {
    const inverse = { name: 'withdrawReturn', input: { query: { ...query, scope } }, effect: 'return' };
    expect(find(change(before), after)).toEqual(inverse);
    expect(find({ ...change(before), name: 'createBundledReturn' }, after)).toEqual(inverse);
  });

  it('has no way back before it is visible, or once a part cannot be withdrawn', () => {
    expect(find(change(returns(nothing, null)), returns(nothing, null))).toBeUndefined();
    const onItsWay = { ...returning, returningWithdrawable: false };
    expect(find(change(returns(nothing, nothing)), returns(returning, onItsWay))).toBeUndefined();
  });
});

describe('the newsletter', () => {
  const profile = (selectedNewsletter: boolean) => {
    const { personalDetail, ...rest } = sampleProfile();
    return { ...rest, personalDetail: { ...personalDetail, selectedNewsletter } };
  };
  const change = (optIn: boolean, before = profile(!optIn)) =>
    ({ name: 'updateOptIn', input: { body: { optIn } }, before }) as const;

  it.each([
    [true, 'newsletterOff'],
    [false, 'newsletterOn'],
  ] as const)('goes back after %s', (optIn, effect) => {
    const inverse = { name: 'updateOptIn', input: { body: { optIn: !optIn } }, effect };
    expect(find(change(optIn), profile(optIn))).toEqual(inverse);
  });

  it('has no way back before it is visible, or if nothing was changed', () => {
    expect(find(change(true), profile(false))).toBeUndefined();
    expect(find(change(true, profile(true)), profile(true))).toBeUndefined();
  });

  it('is not taken for a change of a subscription', () => {
    expect(find(change(true), subscription())).toBeUndefined();
    expect(
      find({ name: 'pauseReplenishment', input: { params, query: {} }, before: subscription() }, profile(true)),
    ).toBe(undefined);
  });
});

describe('any other change', () => {
  it.each([
    'resumeReplenishment',
    'postponeReplenishment',
    'shipReplenishmentNow',
    'orderOneTimeReplenishment',
    'applyPromotionCode',
    'cancelReplenishment',
    'withdrawReturn',
  ] as const)('%s has no way back', (name) => {
    expect(mayBeUndone({ name })).toBe(false);
    const change = made({ name, input: { params }, before: subscription() } as Pick<
      MadeChange,
      'name' | 'input' | 'before'
    >);
    expect(findInverse(change, subscription({ ableToResumeReplenishment: true }), TODAY)).toBeUndefined();
  });

  it('has none without the data of before or after', () => {
    const change = { name: 'pauseReplenishment', input: { params, query: {} }, before: undefined } as const;
    const after = subscription({ ableToResumeReplenishment: true });
    expect(find(change, after)).toBeUndefined();
    expect(find({ ...change, before: subscription() }, undefined)).toBeUndefined();
    expect(mayBeUndone({ name: 'updateOptIn' })).toBe(true);
  });
});
