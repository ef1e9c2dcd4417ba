import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { describe, expect, it } from 'vitest';
import { findAwaitedReturn, findCancellationTips } from './subscription-plans.ts';

type Status = 'Returning' | 'Not return' | 'None';

const info = (returnStatus: Status) => ({ returnStatus, returnCreatedDate: null });

/** A toothbrush with brush heads. The pairs are return statuses and cancellation dates of device and replenishment. */
function brush(
  [device, replenishment]: readonly [Status, Status],
  [deviceCancelled, replenishmentCancelled]: readonly [string | null, string | null] = [null, null],
  changes: Partial<SubscriptionListItem> = {},
) {
  return subscriptionListItem({
    tryBuyRatePlanName: 'Halo',
    tryBuyReturnInfo: info(device),
    tryBuyCancellationDate: deviceCancelled,
    replenishmentRatePlanName: 'Heads',
    replenishmentReturnInfo: info(replenishment),
    replenishmentCancellationDate: replenishmentCancelled,
    ...changes,
  });
}

const day = '2026-03-01';

describe('findAwaitedReturn', () => {
  it.each([
    ['None', 'None', undefined],
    ['Not return', 'Not return', undefined],
    ['Returning', 'None', 'device'],
    ['Not return', 'Returning', 'replenishment'],
    ['Returning', 'Returning', 'both'],
  ] as const)('for the device %s and the replenishment %s returns %s', (device, replenishment, awaited) => {
    expect(findAwaitedReturn(brush([device, replenishment]))).toBe(awaited);
  });

  it('ignores goods that have arrived', () => {
    expect(findAwaitedReturn(brush(['Returning', 'Returning'], [day, null]))).toBe('replenishment');
  });

  it('returns undefined for a subscription without return details', () => {
    expect(
      findAwaitedReturn(
        brush(['None', 'None'], [null, null], { tryBuyReturnInfo: null, replenishmentReturnInfo: null }),
      ),
    ).toBeUndefined();
  });
});

describe('the tips about cancelled plans', () => {
  it.each([
    ['are none while both plans run', brush(['None', 'None']), []],
    ['name a cancelled device', brush(['Not return', 'None'], [day, null]), [['cancelled', 'Halo']]],
    ['name a device that came back', brush(['Returning', 'None'], [day, null]), [['returned', 'Halo']]],
    [
      'name both plans if both are cancelled',
      brush(['Returning', 'None'], [day, day]),
      [
        ['returned', 'Halo'],
        ['cancelled', 'Heads'],
      ],
    ],
    [
      'name the plan only, if the subscription is cancelled with it',
      brush(['Not return', 'None'], [day, null], { isCancelled: true, title: 'Brush' }),
      [['cancelled', 'Halo']],
    ],
    [
      'show the title for a plan without a name',
      brush(['None', 'None'], [null, day], { replenishmentRatePlanName: null, title: 'Brush' }),
      [['cancelled', 'Brush']],
    ],
    [
      'show the title for a subscription that is cancelled as a whole',
      brush(['None', 'None'], [null, null], { isCancelled: true, title: 'Brush' }),
      [['cancelled', 'Brush']],
    ],
  ] as const)('%s', (_, subscription, tips) => {
    expect(findCancellationTips(subscription).map(({ kind, plan }) => [kind, plan])).toEqual(tips);
  });

  it('have ids made of subscription number and plan', () => {
    const subscription = brush(['None', 'None'], [day, day], { subscriptionNumber: 'S-1' });
    expect(findCancellationTips(subscription).map(({ id }) => id)).toEqual(['S-1/device', 'S-1/replenishment']);
  });
});
