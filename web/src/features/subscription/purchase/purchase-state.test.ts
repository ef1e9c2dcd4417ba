import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { expect, it } from 'vitest';
import { purchaseState } from './purchase-state.ts';

const tried = devicePlan();

it.each([
  ['open for a device on trial', [tried], false, 'open'],
  ['open for a device on trial beside its refills', [ratePlan(), tried], false, 'open'],
  ['open for a device that loses value', [devicePlan({ modelType: 'TryBuyDepreciation' })], false, 'open'],
  ['over once it is paid in full', [devicePlan({ status: 'PayInFull', ableToPayInFull: false })], false, 'purchased'],
  ['over for what was bought at the start', [devicePlan({ modelType: 'Buy&Subscribe-standard' })], false, 'purchased'],
  ['over for what was bought after trying', [devicePlan({ modelType: 'TryBuyPurchase' })], false, 'purchased'],
  ['not there while the shop does not sell it', [devicePlan({ ableToPayInFull: false })], false, 'unavailable'],
  ['not there after it was cancelled', [devicePlan({ status: 'Cancel' })], false, 'unavailable'],
  ['not there where it is hidden', [tried], true, 'unavailable'],
  ['over for refills, of which nothing was ever on trial', [ratePlan()], false, 'purchased'],
] as const)('paying in full is %s', (_, ratePlans, hidePayInFull, kind) => {
  expect(purchaseState({ ratePlans: [...ratePlans], hidePayInFull }).kind).toBe(kind);
});

it('the plan that is paid for is the one on trial', () => {
  expect(purchaseState({ ratePlans: [ratePlan(), tried], hidePayInFull: false })).toEqual({
    kind: 'open',
    plan: tried,
  });
});
