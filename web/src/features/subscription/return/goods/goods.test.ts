import { expect, it } from 'vitest';
import { toReturnGoods } from './goods.ts';

const names = { device: 'Halo', replenishment: 'Halo brush heads' };
const device = { part: 'device', productName: 'Halo' };
const replenishment = { part: 'replenishment', productName: 'Halo brush heads' };

it.each([
  ['the device alone', 'TryBuy', [device]],
  ['the replenishment alone', 'Replenishment', [replenishment]],
  ['both, the device first', 'TryBuyAndReplenishment', [device, replenishment]],
] as const)('a return names %s', (_, scope, parts) => {
  expect(toReturnGoods(scope, names)).toEqual({ scope, parts });
});
