/** Odd answers of the shop API to a request for a subscription: what it sends, and what is read from it. */
import type { SubscriptionDetails } from '../models/subscription-details.ts';
import { totalCharge } from './charge.ts';
import { ratePlan } from './rate-plan.ts';
import { returnDetails, returnInfoDetails } from './return.ts';
import { oneTimeOrder, replenishmentOption, subscriptionDetails } from './subscription-details.ts';

type OddSubscription = {
  readonly what: string;
  /** Fields that are sent; undefined for one that is missing. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** Fields that differ from a usual subscription once they are read. */
  readonly read: Readonly<Record<string, unknown>>;
  /** What the log names. */
  readonly fields: readonly string[];
};

const plan = ratePlan();
const option = replenishmentOption();
const order = oneTimeOrder();
const details = returnDetails();
const frequency = { billingPeriod: 'Quarter', specificBillingPeriod: null };

/** Every flag of a subscription, none of them sent. */
const flags = Object.entries(subscriptionDetails())
  .filter(([, value]) => typeof value === 'boolean')
  .map(([name]) => name);
const all = (names: readonly string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]));

/** Every list of a subscription as null. */
const lists = [
  'ratePlans',
  'oneTimeOrders',
  'cancelReasonOptions',
  'availableFrequenciesToChange',
  'availableOptionsToChangeReplenishment',
];

export const oddSubscriptions: readonly OddSubscription[] = [
  {
    what: 'an unknown model type',
    sent: { ratePlans: [{ ...plan, modelType: 'RentToOwn' }] },
    read: { ratePlans: [{ ...plan, modelType: 'RentToOwn' }] },
    fields: ['ratePlans[].modelType'],
  },
  {
    what: 'a plan without a model type beside one that has it',
    sent: { ratePlans: [{ ...plan, modelType: null }, plan] },
    read: { ratePlans: [plan] },
    fields: ['ratePlans[].modelType'],
  },
  {
    what: 'an unknown plan status',
    sent: { ratePlans: [{ ...plan, status: 'Frozen' }] },
    read: { ratePlans: [{ ...plan, status: null }] },
    fields: ['ratePlans[].status'],
  },
  {
    what: 'an unknown billing period',
    sent: { ratePlans: [{ ...plan, shippingFrequency: { ...frequency, billingPeriod: 'Fortnight' } }] },
    read: { ratePlans: [{ ...plan, shippingFrequency: null }] },
    fields: ['ratePlans[].shippingFrequency.billingPeriod'],
  },
  {
    what: 'an unknown billing period of one choice',
    sent: {
      availableFrequenciesToChange: [
        { billingPeriod: 'Fortnight', specificBillingPeriod: null, productRatePlanId: 'P-1' },
        { ...frequency, productRatePlanId: 'P-2' },
      ],
    },
    read: { availableFrequenciesToChange: [{ ...frequency, productRatePlanId: 'P-2' }] },
    fields: ['availableFrequenciesToChange[].billingPeriod'],
  },
  {
    what: 'an unknown return status',
    sent: {
      returnInfoDetails: { ...returnInfoDetails(), replenishmentReturnDetails: { ...details, returnStatus: 'Lost' } },
    },
    read: { returnInfoDetails: returnInfoDetails({ replenishmentReturnDetails: null }) },
    fields: ['returnInfoDetails.replenishmentReturnDetails.returnStatus'],
  },
  {
    what: 'an unknown reason against a return',
    sent: {
      returnInfoDetails: {
        ...returnInfoDetails(),
        replenishmentReturnDetails: { ...details, unreturnableReason: 'Full moon' },
      },
    },
    read: {
      returnInfoDetails: returnInfoDetails({ replenishmentReturnDetails: { ...details, unreturnableReason: null } }),
    },
    fields: ['returnInfoDetails.replenishmentReturnDetails.unreturnableReason'],
  },
  {
    what: 'no return details at all',
    sent: { returnInfoDetails: undefined },
    read: {
      returnInfoDetails: { tryBuyReturnDetails: null, replenishmentReturnDetails: null, rightToReturnDays: null },
    },
    fields: ['returnInfoDetails'],
  },
  { what: 'null instead of lists', sent: all(lists, null), read: all(lists, []), fields: lists },
  { what: 'no flag', sent: all(flags, undefined), read: all(flags, false), fields: flags },
  {
    what: 'flags as texts',
    sent: { ableToCancel: 'true', hasDiscount: 'false' },
    read: { ableToCancel: true, hasDiscount: false },
    fields: ['hasDiscount', 'ableToCancel'],
  },
  {
    what: 'no total charge',
    sent: { totalCharge: undefined },
    read: { totalCharge: { monthly: null, quarterly: null, semiAnnual: null, specificMonths: [] } },
    fields: ['totalCharge'],
  },
  {
    what: 'a charge without its amount',
    sent: {
      totalCharge: {
        monthly: { original: null, discounted: 9.99, discounts: [] },
        quarterly: totalCharge(),
        semiAnnual: null,
        specificMonths: [],
      },
    },
    read: { totalCharge: { monthly: null, quarterly: totalCharge(), semiAnnual: null, specificMonths: [] } },
    fields: ['totalCharge.monthly.original'],
  },
  {
    what: 'amounts as texts',
    sent: { ratePlans: [{ ...plan, balance: '14.99' }] },
    read: { ratePlans: [{ ...plan, balance: 14.99 }] },
    fields: ['ratePlans[].balance'],
  },
  {
    what: 'an amount in words',
    sent: { ratePlans: [{ ...plan, balance: 'a lot' }] },
    read: { ratePlans: [{ ...plan, balance: null }] },
    fields: ['ratePlans[].balance'],
  },
  { what: 'no plan', sent: { ratePlans: [] }, read: { ratePlans: [] }, fields: [] },
  {
    what: 'null among the plans',
    sent: { ratePlans: [null, plan] },
    read: { ratePlans: [plan] },
    fields: ['ratePlans[]'],
  },
  { what: 'no title', sent: { title: null }, read: { title: '' }, fields: ['title'] },
  { what: 'a title that is a number', sent: { title: 4711 }, read: { title: '4711' }, fields: ['title'] },
  {
    what: 'a plan without names and picture',
    sent: { ratePlans: [{ ...plan, name: null, productName: null, imageUrl: undefined }] },
    read: { ratePlans: [{ ...plan, name: '', productName: '', imageUrl: '' }] },
    fields: ['ratePlans[].name', 'ratePlans[].productName', 'ratePlans[].imageUrl'],
  },
  {
    what: 'a date that is an object',
    sent: { nextShipmentDate: { day: 1 }, nextPaymentDate: undefined },
    read: { nextShipmentDate: null, nextPaymentDate: null },
    fields: ['nextPaymentDate', 'nextShipmentDate'],
  },
  {
    what: 'an unknown type of bundle',
    sent: { bundleType: 'Hamper' },
    read: { bundleType: 'Hamper' },
    fields: ['bundleType'],
  },
  {
    what: 'unknown kinds of terms',
    sent: { termsAndConditions: 'Lease', purchaseTermsAndConditions: 1 },
    read: { termsAndConditions: null, purchaseTermsAndConditions: null },
    fields: ['termsAndConditions', 'purchaseTermsAndConditions'],
  },
  {
    what: 'a product without a price among the choices',
    sent: { availableOptionsToChangeReplenishment: [{ ...option, paymentAmount: null }, option] },
    read: { availableOptionsToChangeReplenishment: [option] },
    fields: ['availableOptionsToChangeReplenishment[].paymentAmount'],
  },
  {
    what: 'a one-time order without a quantity',
    sent: { oneTimeOrders: [{ ...order, quantity: null }, order] },
    read: { oneTimeOrders: [order] },
    fields: ['oneTimeOrders[].quantity'],
  },
  {
    what: 'a field that the catalogue does not have',
    sent: { loyaltyPoints: { earned: 12 } },
    read: { loyaltyPoints: { earned: 12 } },
    fields: [],
  },
];

/** Returns the body of an odd answer. */
export function toSentSubscription({ sent }: OddSubscription): Readonly<Record<string, unknown>> {
  return { ...subscriptionDetails(), ...sent };
}

/** Returns what is read from an odd answer. Unknown types of plans and bundles stay in it. */
export function toReadSubscription({ read }: OddSubscription): SubscriptionDetails {
  return { ...subscriptionDetails(), ...read };
}
