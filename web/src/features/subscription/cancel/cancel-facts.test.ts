import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { ReturnDetails, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { findCancelFacts } from './cancel-facts.ts';

const here = returnDetails({ returnStatus: 'Not return' });
const late = returnDetails({ returnStatus: 'None', returnable: false });
const kept = returnDetails({ returnStatus: 'Not return', returnable: false });
const onItsWay = returnDetails({ returnStatus: 'Returning', returnable: false });

describe('the variant of the flow', () => {
  const unknown = { ...devicePlan(), modelType: 'RentToOwn' as 'TryBuy' };
  it.each([
    ['combined', 'a device and a replenishment', [devicePlan(), ratePlan()]],
    ['deviceOnly', 'a device', [devicePlan()]],
    ['replenishmentOnly', 'a replenishment', [ratePlan()]],
    ['replenishmentOnly', 'a standard replenishment', [ratePlan({ modelType: 'ReplenishmentStandard' })]],
    ['combined', 'a replenishment beside an unknown plan', [unknown, ratePlan()]],
    ['deviceOnly', 'an unknown plan', [unknown]],
  ] as const)('is %s for %s', (variant, _, ratePlans) => {
    const details = subscriptionDetails({ ratePlans: [...ratePlans] });
    expect(findCancelFacts(details, 'DE').variant).toBe(variant);
  });
});

type Details = ReturnDetails | null;
type Case = readonly [string, CountryCode, Details, Details, object, Partial<SubscriptionDetails>];

it.each<Case>([
  ['asks about both received products', 'DE', here, here, { device: true, replenishment: true }, {}],
  ['asks only about what can be returned', 'DE', here, late, { device: true }, {}],
  ['shows both answers in Poland in any case', 'PL', here, kept, { device: true, replenishment: false }, {}],
  ['leaves out a replenishment in Poland of which no shipment is known', 'PL', here, late, { device: true }, {}],
  [
    'asks about a replenishment in Poland that came before its device',
    'PL',
    here,
    late,
    { device: true, replenishment: false },
    { tryBuyHasShipped: false },
  ],
  ['leaves out goods on their way back in Poland', 'PL', here, onItsWay, { device: true }, {}],
  ['asks nothing in Poland if nothing can be returned', 'PL', late, late, {}, {}],
  ['asks about the only product in Poland', 'PL', here, null, { device: true }, {}],
  ['asks nothing about details of a device that is not there', 'DE', here, null, {}, { ratePlans: [ratePlan()] }],
  [
    'leaves out a device in Poland that was not received',
    'PL',
    late,
    here,
    { replenishment: true },
    { tryBuyHasShipped: false },
  ],
  [
    'leaves out a replenishment in Poland that was not received',
    'PL',
    here,
    late,
    { device: true },
    { hasShipped: false },
  ],
  [
    'leaves out a replenishment in Poland that was cancelled',
    'PL',
    here,
    late,
    { device: true },
    { ratePlans: [devicePlan(), ratePlan({ status: 'Cancel' })] },
  ],
])('%s (%s)', (_, country, device, replenishment, items, changes) => {
  const details = subscriptionDetails({
    ratePlans: [...(device ? [devicePlan()] : []), ...(replenishment ? [ratePlan()] : [])],
    returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment }),
    tryBuyHasShipped: true,
    ...changes,
  });
  const asked = findCancelFacts(details, country).items.map(({ part, refusal }) => [part, refusal === undefined]);
  expect(Object.fromEntries(asked)).toEqual(items);
});

it('the flow goes on for a subscription that was cancelled meanwhile', () => {
  expect(findCancelFacts(subscriptionDetails({ isCancelled: true }), 'DE').path).toBe('full');
});
