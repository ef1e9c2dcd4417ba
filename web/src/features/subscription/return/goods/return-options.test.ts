import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { type ReturnDetails, unreturnableReasons } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { parseScope } from './parts.ts';
import { findReturnOptions } from './return-options.ts';

const returnable = returnDetails();
const requested = returnDetails({ returnStatus: 'Returning', returnable: false, returningWithdrawable: true });
const fetched = returnDetails({ returnStatus: 'Returning', returnable: false });
const late = returnDetails({ returnable: false });
const locked = returnDetails({ returnable: false, unreturnableReason: 'InLockPeriod' });

const subscriptionWith = (
  device: ReturnDetails | null,
  replenishment: ReturnDetails | null,
  shippingConfirmed = true,
) => ({
  returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment }),
  shippingConfirmed,
});

const both = ['TryBuyAndReplenishment', 'TryBuy', 'Replenishment'] as const;

describe('the scope of a return is', () => {
  it.each([
    ['a device alone', subscriptionWith(returnable, null), undefined, 'TryBuy', 'TryBuy', ['TryBuy']],
    [
      'replenishment alone',
      subscriptionWith(null, returnable),
      undefined,
      'Replenishment',
      'Replenishment',
      ['Replenishment'],
    ],
    ['everything, if no scope is chosen', subscriptionWith(returnable, returnable), undefined, both[0], both[0], both],
    ['the device, if it is chosen', subscriptionWith(returnable, returnable), 'TryBuy', 'TryBuy', 'TryBuy', both],
    [
      'the returnable part of a chosen bundle',
      subscriptionWith(returnable, late),
      'TryBuyAndReplenishment',
      'TryBuy',
      'TryBuy',
      ['TryBuy'],
    ],
    ['what was requested already', subscriptionWith(requested, returnable), undefined, 'TryBuy', undefined, both],
    [
      'what was requested already and more, if that is chosen',
      subscriptionWith(requested, returnable),
      'TryBuyAndReplenishment',
      both[0],
      'Replenishment',
      both,
    ],
    [
      'both parts, if both were requested already',
      subscriptionWith(requested, requested),
      undefined,
      both[0],
      undefined,
      both,
    ],
  ] as const)('%s', (_, subscription, chosen, scope, scopeToRequest, choices) => {
    expect(findReturnOptions(subscription, chosen)).toEqual({ kind: 'open', scope, scopeToRequest, choices });
  });
});

describe('a return is refused', () => {
  it.each([
    ['in the lock-in period', subscriptionWith(locked, null), undefined, [['device', 'InLockPeriod']]],
    ['after the carrier has fetched it', subscriptionWith(fetched, null), undefined, [['device', 'OnItsWay']]],
    ['after the withdrawal period', subscriptionWith(null, late), undefined, [['replenishment', 'NotNow']]],
    ['before the order is shipped', subscriptionWith(late, null, false), undefined, [['device', 'NotShipped']]],
    [
      'for a chosen part, although another part is returnable',
      subscriptionWith(locked, returnable),
      'TryBuy',
      [['device', 'InLockPeriod']],
    ],
    [
      'for a chosen part that the subscription does not have',
      subscriptionWith(locked, null),
      'Replenishment',
      [['device', 'InLockPeriod']],
    ],
    [
      'for a chosen part alone, although the other part is refused, too',
      subscriptionWith(late, locked),
      'Replenishment',
      [['replenishment', 'InLockPeriod']],
    ],
    [
      'without a reason for a part that is missing, if the other part is returnable',
      subscriptionWith(returnable, null),
      'Replenishment',
      [],
    ],
    [
      'with one reason for each part',
      subscriptionWith(locked, late),
      undefined,
      [
        ['device', 'InLockPeriod'],
        ['replenishment', 'NotNow'],
      ],
    ],
  ] as const)('%s', (_, subscription, chosen, reasons) => {
    expect(findReturnOptions(subscription, chosen)).toEqual({
      kind: 'refused',
      reasons: reasons.map(([part, reason]) => ({ part, reason })),
    });
  });

  it.each(unreturnableReasons)('for the reason of the shop API: %s', (unreturnableReason) => {
    const details = returnDetails({ returnStatus: 'Returning', returnable: false, unreturnableReason });
    expect(findReturnOptions(subscriptionWith(details, null), undefined)).toEqual({
      kind: 'refused',
      reasons: [{ part: 'device', reason: unreturnableReason }],
    });
  });
});

it.each([
  ['TryBuy', 'TryBuy'],
  ['Replenishment', 'Replenishment'],
  ['TryBuyAndReplenishment', 'TryBuyAndReplenishment'],
  ['toString', undefined],
  ['', undefined],
  [null, undefined],
] as const)('parses the query value %j as the scope %s', (text, scope) => {
  expect(parseScope(text)).toBe(scope);
});

describe('a device that takes the replenishment back with it', () => {
  it.each([
    ['both, if the device is chosen', returnable, returnable, 'TryBuy', both[0], both[0], [both[0], 'Replenishment']],
    ['both, although only the device can be returned', returnable, late, undefined, both[0], both[0], [both[0]]],
    [
      'the replenishment alone, if it is chosen',
      returnable,
      returnable,
      'Replenishment',
      'Replenishment',
      'Replenishment',
      both,
    ],
    ['the device alone, if only that was requested', requested, late, undefined, 'TryBuy', undefined, ['TryBuy']],
  ] as const)('returns %s', (_, device, replenishment, chosen, scope, scopeToRequest, choices) => {
    const options = findReturnOptions(subscriptionWith(device, replenishment), chosen, { together: true });
    expect(options).toEqual({ kind: 'open', scope, scopeToRequest, choices });
  });
});
