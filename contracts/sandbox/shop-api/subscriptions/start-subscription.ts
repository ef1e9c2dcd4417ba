/** How a subscription starts. */
import { toMonths } from '../calendar/billing-period.ts';
import { addMonths, type Day } from '../calendar/day.ts';
import { type Part, shippingPeriodOf } from '../products/bundle.ts';
import type { Shop } from '../store/shop.ts';
import { noReturn, type RatePlan, type Shipment, type Subscription } from '../store/subscription.ts';

/** From the shipment of the goods on (docs/rules/shop-sandbox.md#lock-in-and-right-to-return). */
const RIGHT_TO_RETURN_DAYS = 30;

/** The values that a subscription starts with; the others follow from the bundle. */
type NewSubscription = Pick<Subscription, 'customerId' | 'orderNumber' | 'market' | 'line' | 'startDate' | 'status'>;

const isReplenishment = ({ modelType }: Part) => modelType === 'Replenishment' || modelType === 'ReplenishmentStandard';

function createPlan(part: Part, id: string, quantity: number, startDate: Day): RatePlan {
  const { billingPeriod, firstCharge } = part;
  const shippingPeriod = isReplenishment(part) ? shippingPeriodOf(part) : undefined;
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
    paymentAnchor: startDate,
    shipmentAnchor: startDate,
    nextPaymentDate: billingPeriod === 'once' ? null : addMonths(startDate, toMonths(billingPeriod)),
    nextShipmentDate: shippingPeriod ? addMonths(startDate, toMonths(shippingPeriod)) : null,
    nextPart: null,
    returning: noReturn,
    repairRequestedDate: null,
  };
}

/** Devices, and replenishments that are charged from the first day, ship at the start. */
function firstShipments(plans: readonly RatePlan[], startDate: Day): readonly Shipment[] {
  return plans
    .filter(({ part }) => part.firstCharge === 'today')
    .map(({ id }) => ({
      id: `${id}-1`,
      planId: id,
      reason: 'start',
      createdDate: startDate,
      state: 'preparing',
      shippedDate: null,
      trackingNumber: null,
    }));
}

/** Returns the record of a subscription on its first day. */
export function createSubscription(number: string, start: NewSubscription): Subscription {
  const { line, startDate } = start;
  const { bundle, quantity } = line;
  const recurring = bundle.parts.filter(({ modelType }) => modelType !== 'OneTime');
  const devicesFirst = [...recurring].sort((a, b) => Number(isReplenishment(a)) - Number(isReplenishment(b)));
  const plans = devicesFirst.map((part, index) => createPlan(part, `${number}-${index + 1}`, quantity, startDate));
  return {
    ...start,
    number,
    plans,
    insured: bundle.paidBy === 'partner',
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

/** Stores a new subscription under the next number. */
export function startSubscription(shop: Shop, start: NewSubscription): Subscription {
  return shop.subscriptions.put(createSubscription(shop.subscriptions.nextNumber(), start));
}
