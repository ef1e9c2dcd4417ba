import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { ReturnDetails, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { expect, it } from 'vitest';
import { type CancelPath, findCancelPath } from './cancel-path.ts';

const none = returnDetails({ returnable: false });
const returnable = returnDetails();
const requested = returnDetails({ returnable: false, returningWithdrawable: true });
const locked = returnDetails({ returnable: false, unreturnableReason: 'InLockPeriod' });

const closed: Partial<SubscriptionDetails> = { ableToCancel: false, ableToCancelReplenishment: false };
const replenishment = { ...closed, ableToCancelReplenishment: true };

type Details = ReturnDetails | null;

it.each<[CancelPath | undefined, string, Details, Details, Partial<SubscriptionDetails>]>([
  ['full', 'it can be cancelled', null, null, { ...closed, ableToCancel: true }],
  ['full', 'one of two products can be returned', returnable, none, replenishment],
  ['full', 'the return of one of two products can be withdrawn', none, requested, replenishment],
  ['plain', 'the replenishment alone can be cancelled', null, null, replenishment],
  ['plain', 'the replenishment can be cancelled, and nothing returned', none, none, replenishment],
  ['full', 'the shop says why nothing is possible', null, none, { ...closed, reasonToDisableCancellation: 'Locked.' }],
  ['full', 'the order is almost ready to ship', null, none, { ...closed, shippingConfirmed: false }],
  ['full', 'one of two products cannot be returned for a reason', locked, none, closed],
  [undefined, 'nothing is possible', none, none, closed],
  [undefined, 'it was cancelled', locked, none, { isCancelled: true }],
  ['insurer', 'an insurer pays', null, none, { isBCBSSubscription: true }],
])('the section to cancel is %s if %s', (section, _, device, replenishmentDetails, changes) => {
  const returnInfo = { tryBuyReturnDetails: device, replenishmentReturnDetails: replenishmentDetails };
  const subscription = subscriptionDetails({ returnInfoDetails: returnInfoDetails(returnInfo), ...changes });
  expect(findCancelPath(subscription, 'US')).toBe(section);
});
