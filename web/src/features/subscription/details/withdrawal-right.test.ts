import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { ReturnDetails } from '@perennial/shared/models/subscription-details';
import { expect, it } from 'vitest';
import { isWithdrawalOpen } from './withdrawal-link.tsx';

const returns = (device: ReturnDetails['returnStatus'], replenishment: ReturnDetails['returnStatus']) => ({
  hasShipped: true,
  ratePlans: [devicePlan(), ratePlan()],
  returnInfoDetails: returnInfoDetails({
    tryBuyReturnDetails: returnDetails({ returnStatus: device }),
    replenishmentReturnDetails: returnDetails({ returnStatus: replenishment }),
  }),
});

it.each([
  ['open', 'a device within its days', returns('Not return', 'None')],
  ['open', 'a replenishment within its days', returns('None', 'Not return')],
  ['open', 'goods that have not shipped', { ...returns('None', 'None'), hasShipped: false }],
  ['closed', 'goods after their days', returns('None', 'None')],
  ['closed', 'goods on their way back', returns('Returning', 'None')],
  [
    'closed',
    'goods that were kept at the cancellation',
    { ...returns('None', 'Not return'), ratePlans: [devicePlan(), ratePlan({ status: 'Cancel' })] },
  ],
  [
    'closed',
    'shipped goods without data about a return',
    { hasShipped: true, returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: null }) },
  ],
  ['closed', 'a cancelled subscription', { ...returns('Not return', 'None'), isCancelled: true }],
  ['closed', 'a subscription that ended before it shipped', { hasShipped: false, ratePlans: [] }],
])('is %s for %s', (state, _, changes) => {
  expect(isWithdrawalOpen(subscriptionDetails(changes))).toBe(state === 'open');
});
