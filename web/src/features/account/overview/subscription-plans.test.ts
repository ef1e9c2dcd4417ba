import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { describe, expect, it } from 'vitest';
import { findAwaitedReturn, findCancellationTips } from './subscription-plans.ts';

type Status = 'Returning' | 'Not return' | 'None';

const info = (returnStatus: Status) => ({ returnStatus, returnCreatedDate: null });

/** A toothbrush and its heads: how far each is on its way back, and when each ended. */
function brush(
  [device, replenishment]: readonly [Status, Status],
  [deviceEnded, replenishmentEnded]: readonly [string | null, string | null] = [null, null],
  changes: Partial<SubscriptionListItem> = {},
) {
  return subscriptionListItem({
    tryBuyRatePlanName: 'Halo',
    tryBuyReturnInfo: info(device),
    tryBuyCancellationDate: deviceEnded,
    replenishmentRatePlanName: 'Heads',
    replenishmentReturnInfo: info(replenishment),
    replenishmentCancellationDate: replenishmentEnded,
    ...changes,
  });
}

const day = '2026-03-01';

describe('a return', () => {
  it.each([
    ['None', 'None', undefined],
    ['Not return', 'Not return', undefined],
    ['Returning', 'None', 'device'],
    ['Not return', 'Returning', 'replenishment'],
    ['Returning', 'Returning', 'both'],
  ] as const)('with the device %s and the replenishment %s is waited for: %s', (device, replenishment, awaited) => {
    expect(findAwaitedReturn(brush([device, replenishment]))).toBe(awaited);
  });

  it('that has arrived is not waited for any more', () => {
    expect(findAwaitedReturn(brush(['Returning', 'Returning'], [day, null]))).toBe('replenishment');
  });

  it('is not waited for where there is no such plan', () => {
    expect(
      findAwaitedReturn(
        brush(['None', 'None'], [null, null], { tryBuyReturnInfo: null, replenishmentReturnInfo: null }),
      ),
    ).toBeUndefined();
  });
});

describe('what a card says of plans that have ended', () => {
  it.each([
    ['nothing while both run', brush(['None', 'None']), []],
    ['that the device is cancelled', brush(['Not return', 'None'], [day, null]), [['cancelled', 'Halo']]],
    ['that the device came back', brush(['Returning', 'None'], [day, null]), [['returned', 'Halo']]],
    [
      'both, where both have ended',
      brush(['Returning', 'None'], [day, day]),
      [
        ['returned', 'Halo'],
        ['cancelled', 'Heads'],
      ],
    ],
    [
      'the title where the plan has no name',
      brush(['None', 'None'], [null, day], { replenishmentRatePlanName: null, title: 'Brush' }),
      [['cancelled', 'Brush']],
    ],
    [
      'the title where it is cancelled as a whole',
      brush(['None', 'None'], [null, null], { isCancelled: true, title: 'Brush' }),
      [['cancelled', 'Brush']],
    ],
  ] as const)('is %s', (_, subscription, tips) => {
    expect(findCancellationTips(subscription).map(({ kind, plan }) => [kind, plan])).toEqual(tips);
  });

  it('is known again by subscription and plan', () => {
    const subscription = brush(['None', 'None'], [day, day], { subscriptionNumber: 'S-1' });
    expect(findCancellationTips(subscription).map(({ id }) => id)).toEqual(['S-1/device', 'S-1/replenishment']);
  });
});
