/** The record with which a subscription begins. */

import { addMonths, type Day, monthsOf } from '../calendar/billing-period.ts';
import type { Part } from '../products/bundles.ts';
import { shippingRhythmOf } from '../products/replenishment-choices.ts';
import {
  type NewSubscription,
  noReturn,
  type RatePlan,
  type Shipment,
  type Subscription,
} from '../store/subscription.ts';

/** Days after a parcel in which goods may go back; more than the fourteen that the law gives. */
export const RIGHT_TO_RETURN_DAYS = 30;

const isReplenishment = ({ modelType }: Part) => modelType === 'Replenishment' || modelType === 'ReplenishmentStandard';

function planOf(part: Part, id: string, quantity: number, startDate: Day): RatePlan {
  const { rhythm, firstCharge } = part;
  const ships = isReplenishment(part) ? shippingRhythmOf(part) : undefined;
  return {
    id,
    kind: isReplenishment(part) ? 'replenishment' : 'device',
    part,
    quantity,
    status: null,
    payInFullDate: null,
    cancellationDate: null,
    amendmentReason: null,
    paymentsMade: firstCharge === 'today' ? 1 : 0,
    paymentsSince: startDate,
    shipmentsSince: startDate,
    nextPaymentDate: rhythm === 'once' ? null : addMonths(startDate, monthsOf(rhythm)),
    nextShipmentDate: ships ? addMonths(startDate, monthsOf(ships)) : null,
    nextPart: null,
    returning: noReturn,
    repairRequestedDate: null,
  };
}

/** What leaves the warehouse at the start: devices, and replenishments that are charged from the first day. */
function firstShipments(plans: readonly RatePlan[], startDate: Day): readonly Shipment[] {
  return plans
    .filter(({ part }) => part.firstCharge === 'today')
    .map(({ id }) => ({
      id: `${id}-1`,
      planId: id,
      reason: 'start',
      madeUpDate: startDate,
      state: 'preparing',
      shippedDate: null,
      trackingNumber: null,
    }));
}

/** A subscription on its first day. */
export function beginSubscription(number: string, begin: NewSubscription): Subscription {
  const { line, startDate } = begin;
  const { bundle, quantity } = line;
  const recurring = bundle.parts.filter(({ modelType }) => modelType !== 'OneTime');
  const inOrder = [...recurring].sort((a, b) => Number(isReplenishment(a)) - Number(isReplenishment(b)));
  const plans = inOrder.map((part, index) => planOf(part, `${number}-${index + 1}`, quantity, startDate));
  return {
    ...begin,
    number,
    plans,
    insurer: bundle.paidBy === 'partner',
    rightToReturnDays: RIGHT_TO_RETURN_DAYS,
    lockedUntil: bundle.lockInMonths === undefined ? null : addMonths(startDate, bundle.lockInMonths),
    pause: null,
    changesWaitForShipment: false,
    shipmentPostponed: false,
    shipments: firstShipments(plans, startDate),
    oneTimeOrders: [],
    hasReship: false,
    nextPaymentDiscount: 0,
    cancelReason: null,
    cancelledShipment: null,
    endDate: null,
  };
}
