import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import type { RatePlan, ReturnDetails } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { findPageLimit, isRental, type PageLimit } from './subscription-limits.ts';

const here = returnDetails({ returnStatus: 'None' });
const back = returnDetails({ returnStatus: 'Returning' });
const arrived = returnDetails({ returnStatus: 'Returning', unreturnableReason: 'HasReturned' });

type Plan = readonly [status: RatePlan['status'], details: ReturnDetails];
type Case = readonly [PageLimit | undefined, string, Plan | null, Plan | null];

const cases: readonly Case[] = [
  [undefined, 'both products run', [null, here], [null, here]],
  [undefined, 'the device alone comes back', [null, back], [null, here]],
  [undefined, 'the replenishment alone comes back', [null, here], [null, back]],
  ['returning', 'both come back', [null, back], [null, back]],
  [undefined, 'the device is bought, the replenishment runs', ['PayInFull', here], [null, here]],
  ['ended', 'the device is bought, the replenishment cancelled', ['PayInFull', here], ['Cancel', here]],
  ['ended', 'both are cancelled', ['Cancel', here], ['Cancel', here]],
  ['returning', 'the device is cancelled, the replenishment comes back', ['Cancel', here], [null, back]],
  ['returning', 'the device comes back, the replenishment is cancelled', [null, back], ['Cancel', here]],
  [undefined, 'the replenishment is cancelled, the device runs', [null, here], ['Cancel', here]],

  [undefined, 'a device alone runs', [null, here], null],
  [undefined, 'a device alone is bought', ['PayInFull', here], null],
  [undefined, 'a device alone is on its way back', [null, back], null],
  ['ended', 'a device alone has arrived', [null, arrived], null],
  ['ended', 'a device alone is cancelled', ['Cancel', here], null],

  [undefined, 'a replenishment alone runs', null, [null, here]],
  ['returning', 'a replenishment alone comes back', null, [null, back]],
  ['ended', 'a replenishment alone is cancelled', null, ['Cancel', back]],
  [undefined, 'there is no plan', null, null],
];

describe('the limit of the page', () => {
  it.each(cases)('is %s if %s', (limit, _, device, replenishment) => {
    const subject = {
      ratePlans: [
        ...(device ? [devicePlan({ status: device[0] })] : []),
        ...(replenishment ? [ratePlan({ status: replenishment[0] })] : []),
      ],
      returnInfoDetails: returnInfoDetails({
        tryBuyReturnDetails: device?.[1] ?? null,
        replenishmentReturnDetails: replenishment?.[1] ?? null,
      }),
    };
    expect(findPageLimit(subject)).toBe(limit);
  });
});

it.each([
  ['air-purifier-aura-4A', true],
  ['air-purifier-aura-4B', true],
  ['air-purifier-aura', false],
])('the bundle %s is rented: %s', (bundleName, expected) => {
  expect(isRental({ bundleName })).toBe(expected);
});
