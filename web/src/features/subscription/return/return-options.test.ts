import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import type { ReturnDetails } from '@perennial/shared/models/subscription-details';
import { unreturnableReasons } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { parseScope } from './parts.ts';
import { findReturnOptions } from './return-options.ts';

const free = returnDetails();
const asked = returnDetails({ returnStatus: 'Returning', returnable: false, returningWithdrawable: true });
const fetched = returnDetails({ returnStatus: 'Returning', returnable: false });
const late = returnDetails({ returnable: false });
const locked = returnDetails({ returnable: false, unreturnableReason: 'InLockPeriod' });

const of = (device: ReturnDetails | null, replenishment: ReturnDetails | null, shippingConfirmed = true) => ({
  returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment }),
  shippingConfirmed,
});

const both = ['TryBuyAndReplenishment', 'TryBuy', 'Replenishment'] as const;

describe('what goes back is', () => {
  it.each([
    ['a device alone', of(free, null), undefined, 'TryBuy', 'TryBuy', ['TryBuy']],
    ['refills alone', of(null, free), undefined, 'Replenishment', 'Replenishment', ['Replenishment']],
    ['everything, unless one wishes for less', of(free, free), undefined, both[0], both[0], both],
    ['the device, as requested for', of(free, free), 'TryBuy', 'TryBuy', 'TryBuy', both],
    ['what can go back of both', of(free, late), 'TryBuyAndReplenishment', 'TryBuy', 'TryBuy', ['TryBuy']],
    ['what has been asked for', of(asked, free), undefined, 'TryBuy', undefined, both],
    ['what has been asked for and more', of(asked, free), 'TryBuyAndReplenishment', both[0], 'Replenishment', both],
    ['all of what has been asked for', of(asked, asked), undefined, both[0], undefined, both],
  ] as const)('%s', (_, subscription, requested, scope, scopeToRequest, choices) => {
    expect(findReturnOptions(subscription, requested)).toEqual({ kind: 'open', scope, scopeToRequest, choices });
  });
});

describe('nothing goes back', () => {
  it.each([
    ['in the lock-in period', of(locked, null), undefined, [['device', 'InLockPeriod']]],
    ['when the carrier has it', of(fetched, null), undefined, [['device', 'OnItsWay']]],
    ['too late', of(null, late), undefined, [['replenishment', 'NotNow']]],
    ['while a parcel is being made up', of(late, null, false), undefined, [['device', 'NotShipped']]],
    [
      'of what was requested for, when only something else could',
      of(locked, free),
      'TryBuy',
      [['device', 'InLockPeriod']],
    ],
    ['of what there is not', of(locked, null), 'Replenishment', [['device', 'InLockPeriod']]],
    [
      'for a reason each',
      of(locked, late),
      undefined,
      [
        ['device', 'InLockPeriod'],
        ['replenishment', 'NotNow'],
      ],
    ],
  ] as const)('%s', (_, subscription, requested, reasons) => {
    expect(findReturnOptions(subscription, requested)).toEqual({
      kind: 'refused',
      reasons: reasons.map(([part, reason]) => ({ part, reason })),
    });
  });

  it.each(unreturnableReasons)('for the reason that the shop gives: %s', (unreturnableReason) => {
    const details = returnDetails({ returnStatus: 'Returning', returnable: false, unreturnableReason });
    expect(findReturnOptions(of(details, null), undefined)).toEqual({
      kind: 'refused',
      reasons: [{ part: 'device', reason: unreturnableReason }],
    });
  });
});

it.each([
  ['TryBuy', 'TryBuy'],
  ['TryBuyAndReplenishment', 'TryBuyAndReplenishment'],
  ['toString', undefined],
  ['', undefined],
  [null, undefined],
] as const)('an address that names %j wishes for %s', (text, scope) => {
  expect(parseScope(text)).toBe(scope);
});
