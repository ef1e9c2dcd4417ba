import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { expect, it } from 'vitest';
import { purchaseState } from './purchase-state.ts';

const tried = devicePlan();

it.each([
  ['open for a try-and-buy device', [tried], false, 'open'],
  ['open for a try-and-buy device with a replenishment', [ratePlan(), tried], false, 'open'],
  ...(['TryBuyPurchase', 'TryBuyDepreciation', 'TryBuyDepreciationPurchase'] as const).map(
    (modelType) =>
      [`open for an unpaid device of the type ${modelType}`, [devicePlan({ modelType })], false, 'open'] as const,
  ),
  [
    'purchased for a device that was paid in full',
    [devicePlan({ status: 'PayInFull', ableToPayInFull: false })],
    false,
    'purchased',
  ],
  [
    'purchased for a device that was bought at the start',
    [devicePlan({ modelType: 'Buy&Subscribe-standard' })],
    false,
    'purchased',
  ],
  [
    'purchased for a device that was bought after trying',
    [devicePlan({ modelType: 'TryBuyPurchase', status: 'PayInFull' })],
    false,
    'purchased',
  ],
  [
    'unavailable while the shop does not sell the device',
    [devicePlan({ ableToPayInFull: false })],
    false,
    'unavailable',
  ],
  ['unavailable for a cancelled device', [devicePlan({ status: 'Cancel' })], false, 'unavailable'],
  ['unavailable if pay in full is hidden', [tried], true, 'unavailable'],
  ['purchased for a replenishment without a device', [ratePlan()], false, 'purchased'],
] as const)('paying in full is %s', (_, ratePlans, hidePayInFull, kind) => {
  expect(purchaseState({ ratePlans: [...ratePlans], hidePayInFull }).kind).toBe(kind);
});

it('returns the plan of the try-and-buy device', () => {
  expect(purchaseState({ ratePlans: [ratePlan(), tried], hidePayInFull: false })).toEqual({
    kind: 'open',
    plan: tried,
  });
});
