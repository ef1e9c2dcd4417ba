import { totalCharge } from '@perennial/shared/examples/charge';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { expect, it } from 'vitest';
import { writeReplenishmentCharge } from './replenishment-charge.ts';

const words = {
  netMoney: (amount: number) => `$${amount} plus tax`,
  per: (months: number) => `every ${months} months`,
  newPrice: 'the new price',
};

it.each([
  ['each shipment', [devicePlan(), ratePlan()], '$14.99 plus tax every 3 months'],
  [
    'two periods',
    [ratePlan({ monthlyCharge: totalCharge({ original: 6, discounted: 5 }) })],
    '$5 plus tax every 1 months + $14.99 plus tax every 3 months',
  ],
  ['nothing', [ratePlan({ quarterlyCharge: null })], ''],
  ['a device alone', [devicePlan()], ''],
])('a replenishment that is charged for %s costs as it is written', (_, ratePlans, text) => {
  expect(writeReplenishmentCharge({ ratePlans, hasAnyFutureDatedReplenishment: false }, words)).toBe(text);
});

it.each([
  ['costs the price of that product', [ratePlan()], 'the new price'],
  ['costs nothing as a device alone', [devicePlan()], ''],
])('a replenishment whose product changes with the next shipment %s', (_, ratePlans, text) => {
  expect(writeReplenishmentCharge({ ratePlans, hasAnyFutureDatedReplenishment: true }, words)).toBe(text);
});
