import { describe, expect, it } from 'vitest';
import { devicePlan, ratePlan } from '../examples/rate-plan.ts';
import { returnDetails, returnInfoDetails } from '../examples/return.ts';
import { subscriptionDetails } from '../examples/subscription-details.ts';
import type { GoodsTrack } from '../models/coming-up.ts';
import { goodsTrackSchema } from '../models/coming-up.ts';
import type { ReturnDetails, SubscriptionDetails } from '../models/subscription-details.ts';
import { findGoodsTracks } from './goods-tracks.ts';

/** A track as a line: products, number and page, and each step with its state: + done, > current, - waiting. */
function toLine({ names, number, url, steps }: GoodsTrack): string {
  const marks = { done: '+', current: '>', waiting: '-' };
  const way = steps.map(({ name, state, date }) => `${marks[state]}${name}${date ? ` ${date}` : ''}`);
  return [names.join(' & '), number, url, way.join(' ')].filter(Boolean).join(' | ');
}

const linesOf = (changes: Partial<SubscriptionDetails>) =>
  findGoodsTracks(subscriptionDetails(changes)).map((track) => toLine(goodsTrackSchema.parse(track)));

const device = devicePlan({ productName: 'Lume' });
const heads = ratePlan({ productName: 'Heads' });
const sent = { trackingNumber: 'PN-1', carrierUrl: 'https://example.com/PN-1' };
const back = (changes: Partial<ReturnDetails> = {}) =>
  returnDetails({
    returnStatus: 'Returning',
    returnable: false,
    returningWithdrawable: true,
    returnCreatedDate: '2026-03-02',
    ...changes,
  });

describe('a parcel', () => {
  it.each<[string, Partial<SubscriptionDetails>, readonly string[]]>([
    ['is not told while nothing is known of it', {}, []],
    ['is prepared, of the whole subscription', { shippingConfirmed: false }, ['>prepared -sent']],
    ['is not prepared before the payment is authorised', { shippingConfirmed: false, status: 'Pending' }, []],
    ['is not prepared after the end', { shippingConfirmed: false, status: 'InActive' }, []],
    [
      'was sent, with its number and the page of the carrier',
      { ratePlans: [ratePlan({ ...heads, ...sent })] },
      ['Heads | PN-1 | https://example.com/PN-1 | +prepared >sent'],
    ],
    [
      'was sent before the end',
      { status: 'InActive', ratePlans: [ratePlan({ ...heads, ...sent, status: 'Cancel' })] },
      ['Heads | PN-1 | https://example.com/PN-1 | +prepared >sent'],
    ],
    [
      'has no page of a carrier that is not safe',
      { ratePlans: [ratePlan({ ...heads, trackingNumber: 'PN-1', carrierUrl: 'javascript:alert(1)' })] },
      ['Heads | PN-1 | +prepared >sent'],
    ],
    [
      'has products of two plans under one number',
      { ratePlans: [devicePlan({ ...device, ...sent, carrierUrl: null }), ratePlan({ ...heads, ...sent })] },
      ['Lume & Heads | PN-1 | https://example.com/PN-1 | +prepared >sent'],
    ],
    [
      'is prepared beside those that were sent',
      {
        shippingConfirmed: false,
        ratePlans: [devicePlan({ ...device, ...sent }), ratePlan({ ...heads, trackingNumber: 'PN-2' })],
      },
      ['>prepared -sent', 'Lume | PN-1 | https://example.com/PN-1 | +prepared >sent', 'Heads | PN-2 | +prepared >sent'],
    ],
    [
      'is not told of goods that go back',
      {
        ratePlans: [devicePlan({ ...device, ...sent })],
        returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: back() }),
      },
      ['Lume | >requested 2026-03-02 -onItsWay -received -completed'],
    ],
  ])('%s', (_, changes, lines) => {
    expect(linesOf(changes)).toEqual(lines);
  });
});

describe('a return', () => {
  it.each<[string, Partial<ReturnDetails>, string]>([
    ['was requested', {}, '>requested 2026-03-02 -onItsWay -received -completed'],
    ['was requested on a day that is not known', { returnCreatedDate: null }, '-onItsWay -received -completed'],
    [
      'is not on its way while it can be requested once more',
      { returnable: true, returningWithdrawable: false },
      '>requested 2026-03-02 -onItsWay -received -completed',
    ],
    [
      'is on its way when it cannot be withdrawn any more',
      { returningWithdrawable: false },
      '+requested 2026-03-02 >onItsWay -received -completed',
    ],
    [
      'is not on its way for another reason not to withdraw it',
      { returningWithdrawable: false, unreturnableReason: 'PaidByPartner' },
      '>requested 2026-03-02 -onItsWay -received -completed',
    ],
    [
      'was received',
      { returningWithdrawable: false, unreturnableReason: 'HasReturned' },
      '+requested 2026-03-02 +onItsWay >received -completed',
    ],
  ])('%s', (_, changes, way) => {
    const returnInfo = returnInfoDetails({ tryBuyReturnDetails: back(changes) });
    expect(linesOf({ ratePlans: [device], returnInfoDetails: returnInfo })).toEqual([`Lume | ${way}`]);
  });

  it('is completed when its plan is cancelled', () => {
    const returnInfo = returnInfoDetails({ tryBuyReturnDetails: back() });
    const ratePlans = [devicePlan({ ...device, status: 'Cancel' })];
    expect(linesOf({ ratePlans, returnInfoDetails: returnInfo })).toEqual([
      'Lume | +requested 2026-03-02 +onItsWay +received >completed',
    ]);
  });

  it.each([
    ['is one with another that is equally far', '2026-03-02', ['Lume & Heads | >requested 2026-03-02']],
    [
      'stands beside another of another day',
      '2026-03-05',
      ['Lume | >requested 2026-03-02', 'Heads | >requested 2026-03-05'],
    ],
  ])('%s', (_, returnCreatedDate, lines) => {
    const returnInfo = returnInfoDetails({
      tryBuyReturnDetails: back(),
      replenishmentReturnDetails: back({ returnCreatedDate }),
    });
    expect(linesOf({ ratePlans: [device, heads], returnInfoDetails: returnInfo })).toEqual(
      lines.map((line) => `${line} -onItsWay -received -completed`),
    );
  });
});
