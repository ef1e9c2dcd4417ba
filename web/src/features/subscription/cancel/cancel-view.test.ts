import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { ReturnDetails, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { expect, it } from 'vitest';
import { type CancelView, viewCancellation } from './cancel-view.ts';

const here = returnDetails();
const late = returnDetails({ returnable: false });
const locked = returnDetails({ returnable: false, unreturnableReason: 'InLockPeriod' });
const bought = returnDetails({ returnable: false, unreturnableReason: 'PaidInFull' });
const requested = returnDetails({ returnStatus: 'Returning', returnable: false, returningWithdrawable: true });
const onItsWay = returnDetails({ returnStatus: 'Returning', returnable: false });
const arrived = { ratePlans: [devicePlan({ status: 'Cancel' })] };
const closed = { ableToCancel: false, ableToCancelReplenishment: false };

const process = { kind: 'process' } as const;
const none = { kind: 'none' } as const;
const refused = { kind: 'refused' } as const;

type Details = ReturnDetails | null;
type Case = readonly [string, Details, Details, Partial<SubscriptionDetails>, Partial<CancelView>];

const cases: readonly Case[] = [
  ['"Process" if it can be cancelled', here, here, {}, { action: process, reasons: [], withdrawals: [] }],
  [
    'the lock-in period of the device beside "Process" for the replenishment',
    locked,
    late,
    {},
    { action: process, reasons: [{ part: 'device', reason: 'InLockPeriod' }] },
  ],
  [
    'the lock-in period in the place of "Process"',
    locked,
    null,
    { ...closed, reasonToDisableCancellation: 'Locked.' },
    { action: refused, reasons: [{ part: 'device', reason: 'InLockPeriod' }] },
  ],
  [
    'that the device has been purchased',
    bought,
    null,
    closed,
    { action: refused, reasons: [{ part: 'device', reason: 'PaidInFull' }] },
  ],
  [
    'that the order is almost ready to ship, once',
    here,
    here,
    { shippingConfirmed: false },
    { action: refused, reasons: [{ part: 'device', reason: 'NotShipped' }] },
  ],
  [
    'that a replenishment alone is almost ready to ship',
    null,
    here,
    { shippingConfirmed: false },
    { action: refused, reasons: [{ part: 'replenishment', reason: 'NotShipped' }] },
  ],
  [
    'no product that is almost ready to ship if the order has none',
    null,
    null,
    { shippingConfirmed: false },
    { action: refused, reasons: [] },
  ],
  ['nothing for a device that has gone back', late, null, { ...closed, ...arrived }, { action: none, reasons: [] }],
  [
    'no reason for a device that is bought, beside "Process" for the replenishment',
    bought,
    late,
    { ratePlans: [devicePlan({ status: 'PayInFull' }), ratePlan()] },
    { action: process, reasons: [] },
  ],
  [
    'no reason for a device that the subscription does not have',
    locked,
    late,
    { ratePlans: [ratePlan()] },
    { action: process, reasons: [] },
  ],
  [
    'no reason for a product that can go back',
    returnDetails({ unreturnableReason: 'InLockPeriod' }),
    null,
    {},
    { action: process, reasons: [] },
  ],
  [
    'the reason of the shop',
    late,
    null,
    { ...closed, reasonToDisableCancellation: 'A payment is open.' },
    { action: { kind: 'disabled', text: 'A payment is open.' }, reasons: [] },
  ],
  [
    'that the product is on its way back',
    onItsWay,
    null,
    closed,
    { action: refused, reasons: [{ part: 'device', reason: 'OnItsWay' }] },
  ],
  ['the return if only that is possible', here, null, closed, { action: { kind: 'return' } }],
  ['the withdrawal of a device', requested, null, closed, { action: none, reasons: [], withdrawals: ['TryBuy'] }],
  [
    'the withdrawal of the device and "Process" for the replenishment',
    requested,
    late,
    {},
    { action: process, withdrawals: ['TryBuy'] },
  ],
  [
    'the withdrawal of both together or of one, on a disabled page',
    requested,
    requested,
    closed,
    { action: none, withdrawals: ['TryBuyAndReplenishment', 'TryBuy', 'Replenishment'] },
  ],
];

it.each(cases)('shows %s', (_, device, replenishment, changes, view) => {
  const subscription = subscriptionDetails({
    ratePlans: [...(device ? [devicePlan()] : []), ...(replenishment ? [ratePlan()] : [])],
    returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment }),
    ...changes,
  });
  expect(viewCancellation(subscription)).toMatchObject(view);
});
