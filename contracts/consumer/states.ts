/**
 * Every provider state that the contract speaks of, and the values that it brings along. A state is a sentence with
 * literal names; a provider may use ids of its own for those that stand beside it.
 */
import type { StateValue } from './state-values.ts';

const customer = ['userToken'] as const;
const subscription = ['userToken', 'subscriptionNumber'] as const;
const ratePlan = ['userToken', 'subscriptionNumber', 'ratePlanId'] as const;

export const states = {
  // The shop
  'the bundle sonic-brush-halo is sold': [],
  'the promotion code HALO20 is valid for the bundle sonic-brush-halo, which the Canadian customer may order': customer,
  'the bundle no-such-bundle is not sold': [],
  'the shop is closed for maintenance': [],

  // People
  'no access token is valid': customer,
  'the token of the customer has run out': customer,
  'the Canadian customer has an access token of the identity provider': ['userToken', 'accessToken'],
  'the Canadian customer may order and has an address': customer,
  'the Canadian customer has a subscription, a card and an invoice': ['userToken', 'fileId'],
  'the American customer has an address in Austin, Texas': customer,
  'new@example.com has no account': [],
  'taken@example.com has an account': ['customerEmail'],
  'customer care may sign in for the customer': ['customerEmail', 'adminUserName', 'adminPassword'],

  // Orders and payments
  'the Canadian customer has ordered sonic-brush-halo and not paid': ['userToken', 'orderNumber', 'amount'],
  'the Canadian customer comes back from paying for sonic-brush-halo': ['userToken', 'paymentResult'],
  'the customer comes back from a failed payment of the rest of a device': ['userToken', 'paymentResult'],
  'the customer has started an order of sonic-brush-halo': ['userToken', 'orderNumber'],
  'the customer is about to change the payment method': ['userToken', 'orderNumber'],
  'invoice I-1000001 of the Italian customer is past due': ['userToken', 'invoiceId'],
  'the Italian customer is about to pay invoice I-1000001': ['userToken', 'invoiceId', 'orderNumber'],
  'the customer is about to pay the rest of a device': ['userToken', 'orderNumber', 'amount'],

  // Subscriptions
  'subscription S-1000001 belongs to somebody else': ratePlan,
  'device P-1000001 of subscription S-1000001 can be paid in full': ratePlan,
  'the promotion code KEEPIT15 is valid for paying device P-1000001 of subscription S-1000001 in full': ratePlan,
  'device P-1000001 of subscription S-1000001 is paid in full': ratePlan,
  'subscription S-1000001 is a device alone that can be returned': subscription,
  'the device of subscription S-1000001 is in its lock-in period': subscription,
  'subscription S-1000001 is a device alone without replenishment': ratePlan,
  'subscription S-1000001 is a device alone that can be cancelled': subscription,
  'subscription S-1000001 is a replenishment alone': ['userToken', 'subscriptionNumber', 'ratePlanId', 'newRatePlanId'],
  'the replenishment of subscription S-1000001 can become P-1000002': [...subscription, 'newRatePlanId'],
  'the promotion code REFILL25 is valid for subscription S-1000001': subscription,
  'subscription S-1000001 is a replenishment alone whose shipment is not confirmed': subscription,
  'subscription S-1000001 is a bundle with a replenishment P-1000001': ratePlan,
  'subscription S-1000001 is a bundle whose shipment is not confirmed': subscription,
  'the replenishment of subscription S-1000001 can be paused until 2027-01-15': [...subscription, 'resumeDate'],
  'the replenishment of subscription S-1000001 is paused': ratePlan,
  'the replenishment of subscription S-1000001 is paused until a day, which can become 2027-01-15': [
    ...subscription,
    'resumeDate',
  ],
  'subscription S-1000001 is American and linked to a health insurer': subscription,
  'subscription S-1000001 is Dutch and its device can be repaired': subscription,
  'subscription S-1000001 is British hair removal that can be returned': subscription,
  'the device of subscription S-1000001 is on its way back': subscription,
  'the device of subscription S-1000001 is to be fetched by carrier-1': [...subscription, 'carrierId'],

  // Customer care
  'customer care acts for the customer of subscription S-1000001, a bundle': [...subscription, 'cancellationDate'],
  'customer care acts for the customer of subscription S-1000001, within its right-to-return days': subscription,
  'customer care acts for the customer of subscription S-1000001, after its right-to-return days': [
    ...subscription,
    'cancellationDate',
  ],
  'customer care acts for the customer of subscription S-1000001, which has ended': [
    ...subscription,
    'cancellationDate',
  ],
} as const satisfies Record<string, readonly StateValue[]>;

export type StateName = keyof typeof states;
