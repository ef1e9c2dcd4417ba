/**
 * The record of a subscription. It contains everything that a call or the daily run changes; the views derive from it
 * and the day. Records are immutable: `Subscriptions.put` and `update` store new ones.
 */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { Day } from '../calendar/day.ts';
import type { Market } from '../market/market.ts';
import type { Minor } from '../market/money.ts';
import type { Part } from '../products/bundle.ts';
import type { PricedLine } from '../products/pricing.ts';

/** `Pending`: the first payment is not authorised. */
export type SubscriptionStatus = 'Pending' | 'Active' | 'Paused' | 'InActive';

export type PlanKind = 'device' | 'replenishment';

/**
 * Where the goods of a plan are. `with-customer` before any return; `returning` from the request until the parcel
 * arrives; `returned` after that; `kept` if the plan was cancelled and the customer keeps the goods (wire: `Not return`).
 */
export type ReturnState = {
  readonly state: 'with-customer' | 'returning' | 'returned' | 'kept';
  /** Day of the request (wire: `returnCreatedDate`). */
  readonly createdDate: Day | null;
  /** The scope of the request. */
  readonly scope: ReturnScope | null;
  readonly carrierId: string | null;
  /** The parcel is picked up `PICK_UP_DAYS` later and arrives `DELIVERY_DAYS` later. */
  readonly carrierChosenDate: Day | null;
};

/** One rate plan. Its id consists of the subscription's number and its position: `S20100001-1`. */
export type RatePlan = {
  readonly id: string;
  readonly kind: PlanKind;
  /** The current part; a change of frequency or product replaces it. */
  readonly part: Part;
  readonly quantity: number;
  /** As on the wire: null while the plan runs. */
  readonly status: 'PayInFull' | 'Cancel' | null;
  readonly payInFullDate: Day | null;
  readonly cancellationDate: Day | null;
  /** As on the wire, for example `ChangeReplenishment-Renew`. */
  readonly amendmentReason: string | null;
  /** Payments that were due so far, the first one included. */
  readonly paymentsMade: number;
  /** The day from which billing periods count: the start day, until a change moves it. */
  readonly paymentAnchor: Day;
  /** The day from which shipping periods count. */
  readonly shipmentAnchor: Day;
  /** Day of the next recurring payment; null without one. A pause does not change it. */
  readonly nextPaymentDate: Day | null;
  /** Day on which the next parcel is prepared; null without one. A pause does not change it. */
  readonly nextShipmentDate: Day | null;
  /** The product that the customer changed to; it becomes `part` with the next parcel. */
  readonly nextPart: Part | null;
  readonly returning: ReturnState;
  /** Day of the repair request. */
  readonly repairRequestedDate: Day | null;
};

/** A parcel (docs/rules/shop-sandbox.md#parcels). */
export type Shipment = {
  readonly id: string;
  readonly planId: string;
  readonly reason: 'start' | 'recurring' | 'one-time' | 're-ship';
  /** Day on which its preparation starts. */
  readonly createdDate: Day;
  readonly state: 'preparing' | 'shipped';
  readonly shippedDate: Day | null;
  readonly trackingNumber: string | null;
};

/** An additional order of a replenishment (wire: `oneTimeOrders`). */
export type OneTimeOrder = {
  readonly planId: string;
  readonly part: Part;
  readonly quantity: number;
  /** For all units, without tax. */
  readonly price: Minor;
  readonly orderDate: Day;
  /** Null until it has shipped. */
  readonly shippingDate: Day | null;
};

/** A pause of the replenishment; without `until` it lasts until the customer resumes. */
type Pause = { readonly since: Day; readonly until: Day | null };

/** The amounts of the last parcel when the replenishment was cancelled, without tax. */
export type CancelledShipment = {
  readonly total: Minor;
  readonly paid: Minor;
  /** Price of one unit. */
  readonly price: Minor;
  readonly finalPaymentDate: Day | null;
};

type CancelReason = { readonly reason: string; readonly note: string; readonly day: Day };

export type Subscription = {
  readonly number: string;
  readonly customerId: string;
  readonly orderNumber: string;
  readonly market: Market;
  /** Bundle, units and promotion of the order. An activated code replaces the promotion. */
  readonly line: PricedLine;
  readonly startDate: Day;
  readonly status: SubscriptionStatus;
  /** The device plan, the replenishment plan, or both in this order. */
  readonly plans: readonly RatePlan[];
  /** A health insurer (US) or a dental plan (NL) pays (docs/rules/subscriptions.md#insurer-path). */
  readonly insured: boolean;
  /** Days after the shipment of goods in which they can be returned. */
  readonly rightToReturnDays: number;
  /** First day after the lock-in period; null without one. */
  readonly lockedUntil: Day | null;
  readonly pause: Pause | null;
  /** After a pause the replenishment cannot change before its next shipment. */
  readonly changesWaitForShipment: boolean;
  /** The next shipment was postponed; it can be postponed once. */
  readonly shipmentPostponed: boolean;
  readonly shipments: readonly Shipment[];
  readonly oneTimeOrders: readonly OneTimeOrder[];
  /** Customer care has re-shipped goods (`extraData.hasReship`). */
  readonly hasReship: boolean;
  /** Customer care's discount on the next recurring payment. */
  readonly nextPaymentDiscount: Minor;
  readonly cancelReason: CancelReason | null;
  readonly cancelledShipment: CancelledShipment | null;
  /** Day on which the last plan ended. */
  readonly endDate: Day | null;
};

/** A payment that is due after the order: a term of a plan, or a one-time order. */
export type RecurringPayment = {
  readonly reason: 'term' | 'one-time-order';
  /** As it was when the payment was due. */
  readonly subscription: Subscription;
  readonly plan: RatePlan;
  readonly day: Day;
  /** Without the tax that is added, after discounts. */
  readonly amount: Minor;
};

export const noReturn: ReturnState = {
  state: 'with-customer',
  createdDate: null,
  scope: null,
  carrierId: null,
  carrierChosenDate: null,
};

export function deviceOf({ plans }: Pick<Subscription, 'plans'>): RatePlan | undefined {
  return plans.find(({ kind }) => kind === 'device');
}

export function replenishmentOf({ plans }: Pick<Subscription, 'plans'>): RatePlan | undefined {
  return plans.find(({ kind }) => kind === 'replenishment');
}

/** Returns the subscription with one plan replaced by the plan of the same id. */
export function withPlan(subscription: Subscription, plan: RatePlan): Subscription {
  return { ...subscription, plans: subscription.plans.map((other) => (other.id === plan.id ? plan : other)) };
}
