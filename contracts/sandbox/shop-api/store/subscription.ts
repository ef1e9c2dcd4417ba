/**
 * What the shop keeps of a subscription. Everything that a call or a day changes stands here; what the screens are told
 * (`subscription-details-view.ts`) follows from it, today's day and nothing else. Records are never changed in place:
 * `Subscriptions.update(number, changes)` and `Subscriptions.updatePlan(number, planId, changes)` put new ones.
 */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { Day } from '../calendar/billing-period.ts';
import type { Market } from '../market/market.ts';
import type { Minor } from '../market/money.ts';
import type { Part } from '../products/bundles.ts';
import type { PricedLine } from '../products/pricing.ts';

/** `Pending` while the first payment is not yet authorised (specification 2, section 2). */
export type SubscriptionStatus = 'Pending' | 'Active' | 'Paused' | 'InActive';

/** A device (tried, rented or bought), or goods that come again and again. */
export type PlanKind = 'device' | 'replenishment';

/**
 * Where the goods of a plan are. `with-customer` before any return; `returning` from the request until the parcel is
 * received; `returned` after that; `kept` when a plan was cancelled and its goods stayed (wire: `Not return`).
 */
export type ReturnState = {
  readonly state: 'with-customer' | 'returning' | 'returned' | 'kept';
  /** Day of the request (wire: `returnCreatedDate`). */
  readonly createdDate: Day | null;
  /** What was asked to go back together. */
  readonly scope: ReturnScope | null;
  /** Id of the carrier that fetches it, once chosen. The parcel is under way, and cannot be withdrawn, two days later. */
  readonly carrierId: string | null;
  readonly carrierChosenDate: Day | null;
};

/** One rate plan. Its id is the subscription's number, a hyphen and its place: `S20100001-1`. */
export type RatePlan = {
  readonly id: string;
  readonly kind: PlanKind;
  /** Name, model type, price and payment rhythm. A change of frequency or of product puts another one here. */
  readonly part: Part;
  readonly quantity: number;
  /** As on the wire: null while the plan runs. */
  readonly status: 'PayInFull' | 'Cancel' | null;
  readonly payInFullDate: Day | null;
  readonly cancellationDate: Day | null;
  /** As on the wire, for example `ChangeReplenishment-Renew`. */
  readonly amendmentReason: string | null;
  /** Payments of this plan that were due so far, the one at the start included. */
  readonly paymentsMade: number;
  /** Day from which the rhythm of payments counts, and the same for parcels: the start, until something moves it. */
  readonly paymentsSince: Day;
  readonly shipmentsSince: Day;
  /** Day of the next recurring payment; null when none comes any more (or ever did). Kept as it is during a pause. */
  readonly nextPaymentDate: Day | null;
  /** Day on which the next parcel is made up; null when none comes any more. Kept as it is during a pause. */
  readonly nextShipmentDate: Day | null;
  /** The product that the customer changed to; it becomes `part` with the next shipment. */
  readonly nextPart: Part | null;
  readonly returning: ReturnState;
  /** Day on which a repair was asked for. */
  readonly repairRequestedDate: Day | null;
};

/**
 * A parcel. It is `preparing` for two days (until then `shippingConfirmed` is false and nothing can be cancelled
 * online), then `shipped` with a tracking number.
 */
export type Shipment = {
  readonly id: string;
  readonly planId: string;
  readonly reason: 'start' | 'recurring' | 'one-time' | 're-ship';
  /** Day on which it was made up. */
  readonly madeUpDate: Day;
  readonly state: 'preparing' | 'shipped';
  readonly shippedDate: Day | null;
  readonly trackingNumber: string | null;
};

/** A replenishment that was ordered once more (wire: `oneTimeOrders`). */
export type OneTimeOrder = {
  readonly planId: string;
  readonly part: Part;
  readonly quantity: number;
  /** For all of them, without tax. */
  readonly price: Minor;
  readonly orderDate: Day;
  /** Null until it has shipped. */
  readonly shippingDate: Day | null;
};

/** A pause of the replenishment; without `until` it lasts until somebody resumes it. */
export type Pause = { readonly since: Day; readonly until: Day | null };

/** What was still to pay for the last shipment when the replenishment was cancelled. */
export type CancelledShipment = {
  readonly total: Minor;
  readonly paid: Minor;
  /** Of one unit of the shipment. */
  readonly price: Minor;
  readonly finalPaymentDate: Day | null;
};

export type CancelReason = { readonly reason: string; readonly note: string; readonly day: Day };

export type Subscription = {
  readonly number: string;
  readonly customerId: string;
  readonly orderNumber: string;
  readonly market: Market;
  /** What was ordered: bundle, units and promotion. `promotion` is also where `apply-promotionCode` puts its code. */
  readonly line: PricedLine;
  readonly startDate: Day;
  readonly status: SubscriptionStatus;
  /** Device first, then replenishment; a subscription has one of them or both. */
  readonly plans: readonly RatePlan[];
  /** A health insurer (US) or a dental plan (NL) is linked: the simplified path. */
  readonly insurer: boolean;
  /** Days after a parcel was shipped in which its goods may go back, whatever else holds. */
  readonly rightToReturnDays: number;
  /** First day after the lock-in period: until then a device cannot be cancelled or returned; null without lock-in. */
  readonly lockedUntil: Day | null;
  readonly pause: Pause | null;
  /** Paused and resumed: nothing of the replenishment may be changed before its next shipment. */
  readonly changesWaitForShipment: boolean;
  /** The next shipment was postponed; it can be postponed once. */
  readonly shipmentPostponed: boolean;
  readonly shipments: readonly Shipment[];
  readonly oneTimeOrders: readonly OneTimeOrder[];
  /** Customer care had it shipped again (`extraData.hasReship`). */
  readonly hasReship: boolean;
  /** Customer care's discount, taken off the next recurring payment. */
  readonly nextPaymentDiscount: Minor;
  readonly cancelReason: CancelReason | null;
  readonly cancelledShipment: CancelledShipment | null;
  /** Day on which all of it ended. */
  readonly endDate: Day | null;
};

/** What a subscription begins with; the rest of its record follows from the bundle. */
export type NewSubscription = Pick<
  Subscription,
  'customerId' | 'orderNumber' | 'market' | 'line' | 'startDate' | 'status'
>;

/**
 * A payment that has fallen due after the order: a term of a plan, or a one-time order. Each is handed over once, on its
 * day, to whoever keeps the bills (`takeRecurringPayment`). Scenario subscriptions live through their past in the same
 * way, so that only the invoice of their first day is not among them.
 */
export type RecurringPayment = {
  readonly reason: 'term' | 'one-time-order';
  /** As it was when the payment fell due. */
  readonly subscription: Subscription;
  readonly plan: RatePlan;
  readonly day: Day;
  /** Without tax that comes on top; before and after all discounts. */
  readonly original: Minor;
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
