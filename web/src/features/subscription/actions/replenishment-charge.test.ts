import { totalCharge } from '@perennial/shared/examples/charge';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { expect, it } from 'vitest';
import { writeReplenishmentCharge } from './replenishment-charge.ts';

const words = { money: (amount: number) => `$${amount}`, per: (months: number) => `every ${months} months` };

it.each([
  ['each shipment', [devicePlan(), ratePlan()], '$14.99 every 3 months'],
  [
    'two periods',
    [ratePlan({ monthlyCharge: totalCharge({ original: 6, discounted: 5 }) })],
    '$5 every 1 months + $14.99 every 3 months',
  ],
  ['nothing', [ratePlan({ quarterlyCharge: null })], ''],
  ['a device alone', [devicePlan()], ''],
])('a replenishment that is charged for %s costs as it is written', (_, ratePlans, text) => {
  expect(writeReplenishmentCharge({ ratePlans }, words)).toBe(text);
});
