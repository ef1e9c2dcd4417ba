/** The details of the scenario subscriptions, one row per state. */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../../control/clock.ts';
import { scenarios } from '../../scenarios/scenarios.ts';
import { fillShop } from '../seed/seed.ts';
import { Shop } from '../store/shop.ts';
import { subscriptionDetails } from './subscription-details-view.ts';

const TODAY = '2026-03-15';

let shop: Shop;
beforeAll(() => {
  shop = new Shop(new Clock(() => Date.parse(`${TODAY}T12:00:00Z`)));
  fillShop(shop, scenarios);
});

function findDetails(scenario: string, place = 0): SubscriptionDetails {
  const subscription = shop.subscriptions.ofCustomer({ id: scenario })[place];
  if (!subscription) throw new Error(`${scenario} has no subscription ${place}`);
  const toImageUrl = ({ name }: { name: string }) => `${name}.svg`;
  return subscriptionDetails(subscription, {
    language: 'en-CA',
    today: TODAY,
    toImageUrl,
    taxRate: 0,
    productChanges: 'once before each shipment',
  });
}

const abilities = {
  frequency: 'ableToChangeFrequency',
  postpone: 'ableToPostponeReplenishment',
  pause: 'ableToPauseReplenishment',
  resume: 'ableToResumeReplenishment',
  'resume-date': 'ableToChangeReplenishmentResumeDate',
  product: 'ableToChangeReplenishment',
  cancel: 'ableToCancel',
  'cancel-replenishment': 'ableToCancelReplenishment',
} as const satisfies Record<string, keyof SubscriptionDetails>;

type Ability = keyof typeof abilities;

function listAbilities(page: SubscriptionDetails): readonly Ability[] {
  return (Object.keys(abilities) as Ability[]).filter((ability) => page[abilities[ability]]);
}

const modifying: readonly Ability[] = ['frequency', 'postpone', 'pause', 'product'];
const cancelling: readonly Ability[] = ['cancel', 'cancel-replenishment'];

type Row = readonly [state: string, scenario: string, place: number, status: string, able: readonly Ability[]];

const rows: readonly Row[] = [
  ['active, a bundle', 'ca-subscriber', 0, 'Active', [...modifying, ...cancelling]],
  ['active, a replenishment only', 'at-subscriber', 0, 'Active', [...modifying, ...cancelling]],
  ['active, a device only', 'de-subscriber', 0, 'Active', ['cancel']],
  ['active, nothing shipped yet', 'es-subscriber', 0, 'Active', [...modifying, ...cancelling]],
  ['paused without a date', 'ca-paused', 0, 'Paused', ['resume', ...cancelling]],
  ['paused until a date', 'ca-paused-until', 0, 'Paused', ['resume-date', ...cancelling]],
  ['resumed, waiting for its shipment', 'ca-resumed', 0, 'Active', cancelling],
  ['another product waiting, postponed', 'ca-changed', 0, 'Active', ['frequency', 'pause', ...cancelling]],
  ['first payment in progress', 'ca-pending', 0, 'Pending', []],
  ['shipment not confirmed', 'ca-not-shipped', 0, 'Active', ['frequency', 'postpone', 'pause']],
  ['rental 4A after its lock-in', 'ca-rentals', 0, 'Active', ['pause', ...cancelling]],
  ['rental 4B in its lock-in', 'ca-rentals', 1, 'Active', ['pause', ...cancelling]],
  ['device returning', 'de-returning-device', 0, 'Active', []],
  ['replenishment returning', 'de-returning-replenishment', 0, 'Active', []],
  ['device and replenishment returning', 'de-returning-both', 0, 'Active', []],
  ['device returned, replenishment running', 'de-returned', 0, 'Active', ['pause', ...cancelling]],
  ['device paid in full', 'de-paid-in-full', 0, 'InActive', []],
  ['replenishment only, cancelled', 'de-cancelled', 0, 'InActive', []],
  ['bundle with a bought device, cancelled', 'de-cancelled', 1, 'InActive', []],
  ['bundle whose replenishment is cancelled', 'de-cancelled', 2, 'Active', ['cancel']],
  ['insured, US', 'us-insurer', 0, 'Active', cancelling],
  ['insured, NL', 'nl-insurer', 0, 'Active', cancelling],
  ['insured and cancelled', 'us-insurer-cancelled', 0, 'InActive', []],
];

describe('actions of the details page', () => {
  it.each(rows)('%s (%s, %i)', (_, scenario, place, status, able) => {
    const page = findDetails(scenario, place);
    expect([page.status, [...listAbilities(page)].sort()]).toEqual([status, [...able].sort()]);
  });
});

type Part = 'tryBuyReturnDetails' | 'replenishmentReturnDetails';
const device: Part = 'tryBuyReturnDetails';
const replenishment: Part = 'replenishmentReturnDetails';

describe('return details', () => {
  it.each([
    ['a device only, at any time', 'de-subscriber', 0, device, 'None', true, false, null],
    ['a device within the right to return', 'pl-subscriber', 0, device, 'Not return', true, false, null],
    ['a device in its lock-in', 'de-lock-in', 0, device, 'None', false, false, 'InLockPeriod'],
    ['a bought device', 'cz-subscriber', 0, device, 'None', false, false, 'PaidInFull'],
    ['a device paid in full', 'de-paid-in-full', 0, device, 'None', false, false, 'PaidInFull'],
    ['a device returning', 'de-returning-device', 0, device, 'Returning', false, true, null],
    ['a device after the pick-up', 'de-returning-both', 0, device, 'Returning', false, false, null],
    ['a returned device', 'de-returned', 0, device, 'Returning', false, false, 'HasReturned'],
    ['a recent parcel', 'de-bundle', 2, replenishment, 'Not return', true, false, null],
    ['an old parcel', 'ca-subscriber', 0, replenishment, 'None', false, false, null],
    ['a replenishment returning', 'de-returning-replenishment', 0, replenishment, 'Returning', false, true, null],
    ['a cancelled replenishment', 'de-cancelled', 2, replenishment, 'Not return', false, false, 'RatePlanCancelled'],
    ['a cancelled subscription', 'de-cancelled', 0, replenishment, 'Not return', false, false, 'SubscriptionCancelled'],
    ['an insured replenishment', 'us-insurer', 0, replenishment, 'None', false, false, 'PaidByPartner'],
  ] as const)('of %s (%s, %i)', (_, scenario, place, part, returnStatus, returnable, returningWithdrawable, reason) => {
    expect(findDetails(scenario, place).returnInfoDetails[part]).toMatchObject({
      returnStatus,
      returnable,
      returningWithdrawable,
      unreturnableReason: reason,
    });
  });
});

describe('subscriptionDetails', () => {
  it.each([
    ['ca-paused', { displayResumeTips: true, pausedReplenishmentDate: '2026-02-22', resumedReplenishmentDate: null }],
    ['ca-paused', { nextShipmentDate: null, nextPaymentDate: null }],
    ['ca-paused-until', { displayResumeTips: true, resumedReplenishmentDate: '2026-04-29' }],
    ['ca-resumed', { displayResumeTips: false, pausedReplenishmentDate: null }],
    ['ca-changed', { hasAnyFutureDatedReplenishment: true, hasDiscount: true, acceptPromotion: false }],
    ['ca-not-shipped', { shippingConfirmed: false, hasShipped: false, tryBuyHasShipped: false }],
    ['es-subscriber', { shippingConfirmed: true, hasShipped: true, replenishmentOnly: true }],
    ['ca-filters', { shippingConfirmed: true, hasShipped: false, bundleType: 'ReplenishmentOnly' }],
    ['ca-subscriber', { tryBuyHasShipped: true, bundleType: 'Bundle', acceptPromotion: true, isCancelled: false }],
    ['ca-subscriber', { termsAndConditions: 'Subscription', purchaseTermsAndConditions: 'Purchase' }],
    ['de-subscriber', { termsAndConditions: 'Subscription', purchaseTermsAndConditions: null, hidePayInFull: false }],
    ['de-paid-in-full', { isCancelled: false, endDate: '2026-03-11', purchaseTermsAndConditions: 'Purchase' }],
    ['de-cancelled', { isCancelled: true, endDate: '2026-02-23', nextPaymentDate: null, nextShipmentDate: null }],
    ['de-returning-replenishment', { nextShipmentDate: null, nextPaymentDate: null }],
    ['us-insurer', { isBCBSSubscription: true, acceptPromotion: false, hidePayInFull: true }],
    ['nl-insurer', { isBCBSSubscription: false, acceptPromotion: false }],
    ['ca-rentals', { hidePayInFull: true }],
    ['gb-hair-removal', { contentProductName: 'lume' }],
  ])('%s has %o', (scenario, expected) => expect(findDetails(scenario)).toMatchObject(expected));

  it('contains the reason why nothing can be cancelled', () => {
    expect(findDetails('ca-not-shipped').reasonToDisableCancellation).toMatch(/^Your order is almost ready to ship/);
    expect(findDetails('ca-subscriber').reasonToDisableCancellation).toBeNull();
  });

  it('contains other frequencies and products with their prices', () => {
    const page = findDetails('ca-subscriber');
    expect(page.availableFrequenciesToChange).toEqual([
      { billingPeriod: 'SpecificMonths', specificBillingPeriod: 2, productRatePlanId: 'halo-heads-every-2' },
      { billingPeriod: 'SpecificMonths', specificBillingPeriod: 4, productRatePlanId: 'halo-heads-every-4' },
      { billingPeriod: 'SemiAnnual', specificBillingPeriod: null, productRatePlanId: 'halo-heads-every-6' },
    ]);
    expect(page.availableOptionsToChangeReplenishment).toMatchObject([
      {
        id: 'halo-heads-gentle',
        paymentAmount: 19.99,
        paymentBillingPeriod: 'Quarter',
        nextPaymentDate: '2026-05-03',
        termsText: expect.stringMatching(/^Your subscription to Halo .* continues with this product\./),
      },
    ]);
  });

  it('contains the plans of a rental with monthly payments for filters', () => {
    const [purifier, filter] = findDetails('ca-rentals', 1).ratePlans;
    expect(purifier).toMatchObject({
      modelType: 'TryBuyDepreciationPurchase',
      status: null,
      monthlyCharge: { original: 25.99 },
      totalPurchaseValue: null,
      ableToPayInFull: false,
      shippingFrequency: null,
    });
    expect(filter).toMatchObject({
      modelType: 'Replenishment',
      monthlyCharge: { original: 10.99 },
      shippingFrequency: { billingPeriod: 'SemiAnnual' },
      replenishmentQuantity: 1,
    });
    expect(filter?.trackingNumber).toMatch(/^PN\d{14}$/);
    expect(findDetails('ca-rentals', 1).totalCharge.monthly).toMatchObject({ original: 36.98 });
  });

  it('contains the remaining amount of a try-and-buy device', () => {
    expect(findDetails('de-subscriber').ratePlans[0]).toMatchObject({
      modelType: 'TryBuyPurchase',
      status: null,
      ableToPayInFull: true,
      acceptPayInFullPromotion: true,
      totalPurchaseValue: 419.86,
      purchaseValueToPay: 299.9,
    });
    expect(findDetails('de-paid-in-full').ratePlans[0]).toMatchObject({
      modelType: 'TryBuyPurchase',
      status: 'PayInFull',
      payInFullDate: '2026-03-11',
      purchaseValueToPay: 0,
    });
  });

  it('contains one-time orders', () => {
    expect(findDetails('ca-changed').oneTimeOrders).toEqual([
      {
        description: 'Two Halo brush heads',
        quantity: 2,
        price: 30.38,
        orderDate: '2026-02-10',
        shippingDate: '2026-02-12',
      },
    ]);
  });

  it('contains the remaining amount of the last parcel of a cancelled replenishment', () => {
    expect(findDetails('de-cancelled', 2)).toMatchObject({
      totalAmountOfCancelledShipment: 44.94,
      paidAmountOfCancelledShipment: 37.45,
      priceOfCancelledShipment: 44.94,
    });
  });

  it('contains the status of a requested repair', () => {
    expect(findDetails('nl-repair').ratePlans[0]).toMatchObject({
      isRepairable: false,
      repairStatus: 'We have received your repair request',
    });
    expect(findDetails('nl-subscriber').ratePlans[0]).toMatchObject({ isRepairable: true, repairStatus: null });
    expect(findDetails('ca-rentals').ratePlans[0]).toMatchObject({ isRepairable: false });
  });
});

it.each([
  ['ca-changed', 0, ['sonic-brush.svg', 'brush-heads-halo.svg']],
  ['ca-changed', 1, ['arc-razor.svg', 'arc-blades.svg']],
  ['ca-rentals', 0, ['air-purifier-aura-4A.svg', 'filters-aura.svg']],
] as const)('shows each plan with a picture of its own: %s %i', (scenario, place, pictures) => {
  expect(findDetails(scenario, place).ratePlans.map(({ imageUrl }) => imageUrl)).toEqual(pictures);
});

it('shows a product to change to with its own picture', () => {
  const [option] = findDetails('ca-subscriber').availableOptionsToChangeReplenishment;
  expect(option?.imageUrl).toBe('brush-heads-halo-gentle.svg');
});

it('shows the bundle in a scene of its own for each banner', () => {
  expect(findDetails('ca-subscriber')).toMatchObject({
    imageUrl: 'sonic-brush-halo.svg',
    headerImageUrlOfMobile: 'sonic-brush-halo-phone.svg',
    headerImageUrlOfDesktop: 'sonic-brush-halo-wide.svg',
  });
});
