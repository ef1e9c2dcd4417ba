import type { ChangeName } from '@perennial/shared/catalogue/receipts';
import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import type { CallInput } from '@perennial/shared/catalogue/types';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { careAction } from '@perennial/shared/examples/subscription';
import { oneTimeOrder, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { staleAfter } from '@perennial/shared/stale-after';
import { describe, expect, it } from 'vitest';
import { sampleProfile } from '../testing/sample-profile.ts';
import { findCheck } from './visible-after.ts';

/** Every input that a row reads. */
const input = {
  params: { id: 'S-1', n: 'S-1' },
  query: { subscriptionNumber: 'S-1', resumeDate: '2026-12-24', scope: 'TryBuy' },
  body: { subscriptionNumber: 'S-1', scope: 'TryBuy' },
};

function isVisible(name: ChangeName, before: unknown, fresh: unknown, changes: object = {}): boolean | undefined {
  return findCheck(name, { ...input, ...changes } as unknown as CallInput<ChangeName>)?.isVisible(before, fresh);
}

const paused = { status: 'Paused', ableToResumeReplenishment: true };
const back = returnDetails({ returnStatus: 'Returning' });
const here = returnDetails({ returnStatus: 'None' });
const returning = (device: typeof back | null, replenishment: typeof back | null) => ({
  returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment }),
});
const both = {
  body: { scope: 'TryBuyAndReplenishment' },
  query: { subscriptionNumber: 'S-1', scope: 'TryBuyAndReplenishment' },
};
const charge = { original: 12, discounted: 9, discounts: [] };
const ended = { ratePlans: [devicePlan(), ratePlan({ status: 'Cancel' })] };

type Changes = Partial<SubscriptionDetails>;

describe('a change of a subscription', () => {
  it.each<[ChangeName, Changes, Changes]>([
    ['pauseReplenishment', {}, paused],
    ['pauseReplenishment', {}, { status: 'Paused' }],
    ['pauseReplenishment', {}, { ableToResumeReplenishment: true }],
    ['pauseReplenishment', {}, { ableToChangeReplenishmentResumeDate: true }],
    ['resumeReplenishment', paused, {}],
    ['resumeReplenishment', { status: 'Paused' }, {}],
    [
      'changeResumeDate',
      { ...paused, resumedReplenishmentDate: '2026-12-01' },
      // The shop has chosen another day.
      { ...paused, resumedReplenishmentDate: '2026-12-28' },
    ],
    [
      'changeResumeDate',
      { ...paused, resumedReplenishmentDate: '2026-12-01' },
      { ...paused, resumedReplenishmentDate: '2026-12-24' },
    ],
    ['changeResumeDate', { ...paused, resumedReplenishmentDate: '2026-12-01' }, {}],
    ['changeReplenishmentFrequency', {}, { nextShipmentDate: '2027-01-01' }],
    ['changeReplenishmentProduct', {}, { hasAnyFutureDatedReplenishment: true }],
    ['changeReplenishmentFrequency', {}, { availableFrequenciesToChange: [] }],
    ['changeReplenishmentFrequency', {}, { ratePlans: [] }],
    ['changeReplenishmentProduct', {}, { ratePlans: [] }],
    ['postponeReplenishment', {}, { nextShipmentDate: '2027-01-01' }],
    ['postponeReplenishment', {}, { ableToPostponeReplenishment: false }],
    ['shipReplenishmentNow', {}, { nextShipmentDate: '2027-01-01' }],
    ['shipReplenishmentNow', {}, { ratePlans: [] }],
    ['shipReplenishmentNow', {}, { shippingConfirmed: false }],
    ['orderOneTimeReplenishment', {}, { oneTimeOrders: [oneTimeOrder()] }],
    ['applyPromotionCode', {}, { hasDiscount: true }],
    ['applyPromotionCode', {}, { acceptPromotion: false }],
    [
      'applyPromotionCode',
      {},
      { totalCharge: { monthly: null, quarterly: null, semiAnnual: charge, specificMonths: [] } },
    ],
    ['applyPromotionCode', {}, { ratePlans: [] }],
    ['requestRepair', {}, { ratePlans: [ratePlan({ repairStatus: 'Requested' })] }],
    ['cancelReplenishment', { ratePlans: [devicePlan(), ratePlan()] }, ended],
    ['cancelReplenishmentOnly', {}, { isCancelled: true }],
    ['cancelSubscription', returning(here, here), returning(back, here)],
    ['cancelSubscription', {}, { isCancelled: true }],
    ['cancelInsurerSubscription', {}, { isCancelled: true }],
    ['createReturn', returning(here, here), returning(back, here)],
    ['createBundledReturn', returning(here, here), returning(back, here)],
    ['withdrawReturn', returning(back, here), returning(here, here)],
    ['cancelWithinRightToReturn', {}, { isCancelled: true }],
  ])('by %s is visible in its effect alone', (name, before, after) => {
    const [old, fresh] = [subscriptionDetails(before), subscriptionDetails(after)];
    expect([isVisible(name, old, old), isVisible(name, old, fresh)]).toEqual([false, true]);
  });

  it.each<ChangeName>([
    'cancelSubscription',
    'cancelWithinRightToReturn',
    'cancelAfterRightToReturn',
    'cancelAfterRightToReturnNotAtFault',
    'cancelBundledTryBuyWithinRightToReturn',
    'cancelBundledTryBuyAfterRightToReturn',
    'cancelTryBuyWithinRightToReturn',
    'cancelTryBuyAfterRightToReturn',
    'cancelTryBuyAfterRightToReturnNotAtFault',
    'cancelReplenishmentWithinRightToReturn',
    'cancelReplenishmentAfterRightToReturnNotAtFault',
  ])('by %s is visible in a plan that has ended, and in a return that begins', (name) => {
    const old = subscriptionDetails({ ...returning(here, here), ratePlans: [devicePlan(), ratePlan()] });
    const seen = [old, { ...old, ...ended }, { ...old, ...returning(here, back) }].map((fresh) =>
      isVisible(name, old, fresh),
    );
    expect(seen).toEqual([false, true, true]);
  });

  it.each<ChangeName>(['cancelReplenishment', 'cancelReplenishmentOnly', 'cancelInsurerSubscription'])(
    'by %s, after which nothing goes back, is not visible in a return',
    (name) => {
      const old = subscriptionDetails(returning(here, here));
      expect(isVisible(name, old, subscriptionDetails(returning(here, back)))).toBe(false);
    },
  );

  it('is not visible before all of it is: two products that go back, or that are kept', () => {
    const none = subscriptionDetails(returning(here, here));
    const one = subscriptionDetails(returning(back, here));
    const two = subscriptionDetails(returning(back, back));
    expect(isVisible('createReturn', none, one, both)).toBe(false);
    expect(isVisible('createReturn', none, two, both)).toBe(true);
    expect(isVisible('withdrawReturn', two, one, both)).toBe(false);
    expect(isVisible('withdrawReturn', two, none, both)).toBe(true);
  });

  it('to the day that it has already is visible at once', () => {
    const same = subscriptionDetails({ ...paused, resumedReplenishmentDate: '2026-12-24' });
    expect(isVisible('changeResumeDate', same, same)).toBe(true);
  });

  it('is visible in the product that goes back, not in the other one', () => {
    const refills = {
      body: { scope: 'Replenishment' },
      query: { subscriptionNumber: 'S-1', scope: 'Replenishment' },
    };
    const [none, device, replenishment] = [
      subscriptionDetails(returning(here, here)),
      subscriptionDetails(returning(back, here)),
      subscriptionDetails(returning(here, back)),
    ];
    expect([device, replenishment].map((fresh) => isVisible('createReturn', none, fresh, refills))).toEqual([
      false,
      true,
    ]);
    expect([device, none].map((fresh) => isVisible('withdrawReturn', replenishment, fresh, refills))).toEqual([
      true,
      true,
    ]);
    expect(isVisible('withdrawReturn', replenishment, replenishment, refills)).toBe(false);
  });

  it('is read from the page of its subscription', () => {
    expect(findCheck('postponeReplenishment', { params: { id: 'S-7' } })?.key).toEqual([
      'subscriptionPage',
      { params: { id: 'S-7' } },
    ]);
    expect(findCheck('requestRepair', { params: { n: 'S-8' }, body: { subscriptionNumber: 'S-8' } })?.key).toEqual([
      'subscriptionPage',
      { params: { id: 'S-8' } },
    ]);
  });
});

it('a re-shipping is visible in the actions of its subscription, a second one at once', () => {
  const [none, shipped] = [[careAction()], [careAction({ extraData: { hasReship: true } })]];
  expect(findCheck('reship', { params: { n: 'S-1' }, body: {} })?.key).toEqual([
    'getCareActions',
    { params: { n: 'S-1' } },
  ]);
  expect(isVisible('reship', none, none)).toBe(false);
  expect(isVisible('reship', none, shipped)).toBe(true);
  expect(isVisible('reship', shipped, shipped)).toBe(true);
});

describe('a change of the account', () => {
  const before = sampleProfile();
  const change = (detail: object) => ({ ...before, personalDetail: { ...before.personalDetail, ...detail } });

  it('of the newsletter is visible in its new value', () => {
    const optIn = !before.personalDetail.selectedNewsletter;
    const fresh = change({ selectedNewsletter: optIn });
    expect(isVisible('updateOptIn', before, before, { body: { optIn } })).toBe(false);
    expect(isVisible('updateOptIn', before, fresh, { body: { optIn } })).toBe(true);
  });

  it('of the personal details is visible as it was sent, as the shop writes it, and without a change', () => {
    const { firstName, lastName } = before.personalDetail;
    const body = { firstName, lastName, phoneNumber: '0612345678' };
    expect(isVisible('updatePersonalDetails', before, before, { body })).toBe(false);
    expect(isVisible('updatePersonalDetails', before, change({ phoneNumber: '+31 6 12345678' }), { body })).toBe(true);
    expect(isVisible('updatePersonalDetails', before, before, { body: { firstName, lastName } })).toBe(true);
  });

  it('of an address is visible as it was sent, where the shop leaves out what is empty', () => {
    const sent = { type: 'Shipping', countryCode: 'NL', street: 'Dam', extension: '' };
    const body = { addresses: [sent] };
    const fresh = {
      ...before,
      addresses: [{ type: 'BillingAndShipping', countryCode: 'NL', street: 'Dam', extension: null }],
    };
    expect(isVisible('updateAddresses', { ...before, addresses: [] }, { ...before, addresses: [] }, { body })).toBe(
      false,
    );
    expect(isVisible('updateAddresses', fresh, fresh, { body })).toBe(true);
    const second = { type: 'Billing', countryCode: 'NL', street: 'Rokin' };
    expect(isVisible('updateAddresses', fresh, fresh, { body: { addresses: [sent, second] } })).toBe(false);
    const address = { countryCode: 'NL', street: 'Dam' };
    // The shop has written it in another way.
    expect(isVisible('updateReturnAddress', {}, { street: 'DAM' }, { body: { address } })).toBe(true);
    expect(isVisible('updateReturnAddress', address, address, { body: { address } })).toBe(true);
    expect(isVisible('updateReturnAddress', {}, {}, { body: { address } })).toBe(false);
    expect(isVisible('updateReturnAddress', {}, address, { body: { address } })).toBe(true);
  });
});

it('names what each call that changes data makes stale', () => {
  const changing: readonly CallName[] = callNames.filter((name) => !calls[name].isRepeatable);
  expect(changing.filter((name) => staleAfter[name] === undefined)).toEqual([]);
});

it('loads again what shows a change', () => {
  const unread = (Object.keys(staleAfter) as ChangeName[]).filter((name) => {
    const check = findCheck(name, input as unknown as CallInput<ChangeName>);
    return check && !staleAfter[name].includes(check.key[0]);
  });
  expect(unread).toEqual([]);
});
