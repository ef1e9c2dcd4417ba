import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { totalCharge } from '@perennial/shared/examples/charge';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { type AwayTask, findReason, previewWish, toRequest, type Wish } from './away-rules.ts';

type Changes = Partial<SubscriptionDetails>;

const pause: Wish = { task: 'pause', isAtOnce: false, day: '2026-06-01' };
const resumeNow: Wish = { task: 'resume', isAtOnce: true, day: undefined };
const resumeOn: Wish = { task: 'resume', isAtOnce: false, day: '2026-06-01' };
const postponed: Wish = { task: 'postpone', isAtOnce: false, day: undefined };

const open: Changes = {
  status: 'Paused',
  nextShipmentDate: null,
  ableToPauseReplenishment: false,
  ableToResumeReplenishment: true,
};
const dated: Changes = {
  status: 'Paused',
  ableToPauseReplenishment: false,
  ableToChangeReplenishmentResumeDate: true,
  resumedReplenishmentDate: '2026-05-01',
};
const goingBack: Changes = {
  returnInfoDetails: returnInfoDetails({
    tryBuyReturnDetails: null,
    replenishmentReturnDetails: returnDetails({ returnStatus: 'Returning' }),
  }),
};

const reasonOf = (wish: Wish, changes: Changes, country: CountryCode = 'CA', firstDay?: string, isManagedHere = true) =>
  findReason({ subscription: subscriptionDetails(changes), wish, countryCode: country, firstDay, isManagedHere });

const tasks: Readonly<Record<AwayTask, Wish>> = { pause, resume: resumeNow, postpone: postponed };

describe('a customer reads why a subscription cannot be', () => {
  it.each<
    [reason: string | undefined, does: string, wish: Wish, changes: Changes, country?: CountryCode, firstDay?: string]
  >([
    [undefined, 'paused: it can', pause, {}],
    [undefined, 'paused: it can, a rental, too', pause, { bundleName: 'air-purifier-4B' }],
    [undefined, 'paused: it can, while no day is entered', { ...pause, day: undefined }, {}, 'CA', '2026-06-02'],
    ['paused', 'paused: it is, without a day', pause, open],
    ['paused', 'paused: it is, until a day', pause, dated],
    ['paused', 'paused: it is, and nothing can be done about that', pause, { status: 'Paused' }],
    ['notNow', 'paused: the shop does not allow it', pause, { ableToPauseReplenishment: false }],
    ['tooEarly', 'paused: the shop has named a later first day', pause, {}, 'CA', '2026-06-02'],
    [undefined, 'paused: the day is the first one of the shop', pause, {}, 'CA', '2026-06-01'],

    [undefined, 'resumed at once: it can, without a day', resumeNow, open],
    [undefined, 'resumed at once: it can, until a day', resumeNow, dated],
    [undefined, 'resumed at once: the first day of the shop decides later', resumeNow, dated, 'CA', '2027-01-01'],
    ['notPaused', 'resumed: it runs', resumeNow, {}],
    ['notNow', 'resumed: the shop does not allow it', resumeNow, { status: 'Paused' }],
    ['onlyAtOnce', 'resumed on a day: its pause has none', resumeOn, open],
    [undefined, 'resumed on a day: its pause has one', resumeOn, dated],
    ['tooEarly', 'resumed on a day: the shop has named a later first day', resumeOn, dated, 'CA', '2026-06-02'],

    [undefined, 'postponed: it can', postponed, {}],
    ['paused', 'postponed: it is paused', postponed, dated],
    ['rental', 'postponed: it is a rental', postponed, { bundleName: 'air-purifier-4A' }],
    ['notNow', 'postponed: the shop does not allow it', postponed, { ableToPostponeReplenishment: false }],
    ['noShipment', 'postponed: nothing is planned', postponed, { nextShipmentDate: null }],
  ])('%s: %s', (reason, _, wish, changes, country, firstDay) => {
    expect(reasonOf(wish, changes, country, firstDay)).toBe(reason);
  });

  it.each<[reason: string, changes: Changes, country: CountryCode]>([
    ['pending', { status: 'Draft' }, 'CA'],
    ['insured', { isBCBSSubscription: true }, 'US'],
    ['returning', goingBack, 'CA'],
    ['returning', { ...goingBack, ratePlans: [devicePlan(), ratePlan()] }, 'CA'],
    ['ended', { ratePlans: [ratePlan({ status: 'Cancel' })] }, 'CA'],
    ['ended', { ratePlans: [devicePlan(), ratePlan({ status: 'Cancel' })] }, 'CA'],
    ['ended', { ratePlans: [devicePlan({ status: 'Cancel' })] }, 'CA'],
    ['nothingShipped', { ratePlans: [devicePlan()] }, 'CA'],
  ])('changed in any way: %s', (reason, changes, country) => {
    const found = Object.values(tasks).map((wish) => reasonOf(wish, changes, country));
    expect(found).toEqual([reason, reason, reason]);
  });
});

it('a customer reads first of all that a rental is managed elsewhere', () => {
  const found = Object.values(tasks).map((wish) => reasonOf(wish, { status: 'Draft' }, 'PL', undefined, false));
  expect(found).toEqual(['moved', 'moved', 'moved']);
});

describe('what is sent for a subscription', () => {
  const request = (wish: Wish, changes: Changes = {}, firstDay?: string) =>
    toRequest({ subscription: subscriptionDetails({ number: 'S-1', ...changes }), wish, firstDay }, '2026-03-15');
  const params = { id: 'S-1' };

  it.each([
    ['pauses it until the day', request(pause), 'pauseReplenishment', { params, query: { resumeDate: '2026-06-01' } }],
    ['ends a pause without a day', request(resumeNow, open), 'resumeReplenishment', { params }],
    [
      'ends a pause with a day today',
      request(resumeNow, dated),
      'changeResumeDate',
      { params, query: { resumeDate: '2026-03-15' } },
    ],
    [
      'ends a pause with a day on the first day that the shop has named',
      request(resumeNow, dated, '2026-03-16'),
      'changeResumeDate',
      { params, query: { resumeDate: '2026-03-16' } },
    ],
    [
      'ends a pause today although an earlier day was named before',
      request(resumeNow, dated, '2026-03-14'),
      'changeResumeDate',
      { params, query: { resumeDate: '2026-03-15' } },
    ],
    [
      'moves the end of a pause to the day',
      request(resumeOn, dated),
      'changeResumeDate',
      { params, query: { resumeDate: '2026-06-01' } },
    ],
    ['postpones it', request(postponed), 'postponeReplenishment', { params }],
  ])('%s', (_, found, name, input) => {
    expect(found).toEqual({ name, input });
  });

  it('is nothing while its day is missing', () => {
    expect(request({ ...pause, day: undefined })).toBeUndefined();
    expect(request({ ...resumeOn, day: undefined }, dated)).toBeUndefined();
  });
});

describe('a customer reads before the press', () => {
  const shown = (wish: Wish, changes: Changes = {}) => {
    const preview = previewWish({ subscription: subscriptionDetails(changes), wish });
    return preview && [preview.facts.map(({ label, value }) => [label, value]), preview.note];
  };
  const monthly = ratePlan({ quarterlyCharge: null, monthlyCharge: totalCharge() });

  it.each<[string, Wish, Changes, unknown]>([
    [
      'that a shipment waits for the end of the pause, and what is not charged',
      pause,
      {},
      [
        [
          ['shipmentBefore', { date: '2026-05-01' }],
          ['notCharged', 'charge'],
        ],
        undefined,
      ],
    ],
    [
      'that a shipment after the pause comes as planned, and what it costs',
      { ...pause, day: '2026-05-01' },
      {},
      [
        [
          ['nextShipment', { date: '2026-05-01' }],
          ['chargedWithIt', { amount: 14.99 }],
        ],
        undefined,
      ],
    ],
    [
      'no price of a shipment whose product changes',
      { ...pause, day: '2026-05-01' },
      { hasAnyFutureDatedReplenishment: true },
      [[['nextShipment', { date: '2026-05-01' }]], undefined],
    ],
    [
      'that a pause leaves out payments in parts although the shipment comes as planned',
      { ...pause, day: '2026-05-01' },
      { nextPaymentDate: '2026-04-01', ratePlans: [monthly] },
      [
        [
          ['nextShipment', { date: '2026-05-01' }],
          ['notCharged', 'charge'],
        ],
        undefined,
      ],
    ],
    [
      'that the payments for a device go on',
      pause,
      { ratePlans: [devicePlan(), ratePlan()] },
      [
        [
          ['shipmentBefore', { date: '2026-05-01' }],
          ['notCharged', 'charge'],
        ],
        'deviceGoesOn',
      ],
    ],
    [
      'that a shipment without a day is known afterwards',
      resumeNow,
      open,
      [[['chargedFromThen', 'charge']], 'dateFollows'],
    ],
    [
      'that a shipment which waits for the end comes earlier',
      resumeNow,
      { ...dated, nextShipmentDate: '2026-05-01' },
      [
        [
          ['shipmentBefore', { date: '2026-05-01' }],
          ['chargedFromThen', 'charge'],
        ],
        'dateFollows',
      ],
    ],
    [
      'that a shipment after the end stays',
      resumeNow,
      { ...dated, nextShipmentDate: '2026-05-02' },
      [
        [
          ['nextShipment', { date: '2026-05-02' }],
          ['chargedFromThen', 'charge'],
        ],
        undefined,
      ],
    ],
    [
      'the day on which the pause ends so far',
      resumeOn,
      { ...dated, nextShipmentDate: '2026-05-01' },
      [
        [
          ['endBefore', { date: '2026-05-01' }],
          ['shipmentBefore', { date: '2026-05-01' }],
          ['chargedFromThen', 'charge'],
        ],
        undefined,
      ],
    ],
    [
      'the new day of a shipment, and what is paid on it',
      postponed,
      { nextPaymentDate: '2026-05-01' },
      [
        [
          ['shipmentBefore', { date: '2026-05-01' }],
          ['shipmentAfter', { date: '2026-06-01' }],
          ['paymentAfter', { date: '2026-06-01', amount: 14.99 }],
        ],
        undefined,
      ],
    ],
    [
      'no amount of a payment that does not move with the shipment',
      postponed,
      { nextPaymentDate: '2026-04-01' },
      [
        [
          ['shipmentBefore', { date: '2026-05-01' }],
          ['shipmentAfter', { date: '2026-06-01' }],
          ['paymentAfter', { date: '2026-04-01' }],
        ],
        undefined,
      ],
    ],
    [
      'no payment whose day is not known',
      postponed,
      { nextPaymentDate: '2026-05-01', ratePlans: [devicePlan(), ratePlan()] },
      [
        [
          ['shipmentBefore', { date: '2026-05-01' }],
          ['shipmentAfter', { date: '2026-06-01' }],
        ],
        undefined,
      ],
    ],
  ])('%s', (_, wish, changes, expected) => {
    expect(shown(wish, changes)).toEqual(expected);
  });

  it('nothing while the day is missing', () => {
    expect(shown({ ...pause, day: undefined })).toBeUndefined();
    expect(shown({ ...resumeOn, day: undefined }, dated)).toBeUndefined();
  });
});
