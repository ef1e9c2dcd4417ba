import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { expect, it } from 'vitest';
import { productNames } from './goods.ts';

const device = devicePlan({ productName: 'Halo' });
const replenishment = ratePlan({ productName: 'Halo brush heads' });

it.each([
  ['each product', [device, replenishment], { device: 'Halo', replenishment: 'Halo brush heads' }],
  ['the subscription for a missing device', [replenishment], { device: 'Kit', replenishment: 'Halo brush heads' }],
  ['the subscription for a missing replenishment', [device], { device: 'Halo', replenishment: 'Kit' }],
])('a return has the name of %s', (_, ratePlans, names) => {
  expect(productNames({ ratePlans, title: 'Kit' })).toEqual(names);
});
