/**
 * All provider states of the contract, with the names of their values. The ids in a sentence are examples; a provider
 * replaces them by the values that it returns for the state.
 */
import type { StateValue } from './state-values.ts';

const customer = ['userToken'] as const;
const subscription = ['userToken', 'subscriptionNumber'] as const;
const ratePlan = ['userToken', 'subscriptionNumber', 'ratePlanId'] as const;

export const states = {
  // Shop
  'the bundle sonic-brush-halo is sold': [],
  'the promotion code HALO20 is valid for the bundle sonic-brush-halo, which the Canadian customer may order': customer,
  'the bundle no-such-bundle is not sold': [],
  'the bundle sonic-brush-halo-rose is out of stock, and the Canadian customer may order': customer,
  'the shop is closed for maintenance': [],

  // Customers
  'no access token is valid': customer,
  'the token of the customer has expired': customer,
  'the Canadian customer has an access token of the identity provider': ['userToken', 'accessToken'],
  'the Canadian customer may order and has an address': customer,
  'the Canadian customer has a subscription, a card and an invoice': ['userToken', 'fileId'],
  'the American customer has an address in Austin, Texas': customer,
  'new@example.com has no account': [],
  'taken@example.com has an account': ['customerEmail'],
  'customer care may sign in for the customer': ['customerEmail', 'adminUserName', 'adminPassword'],

  // Orders and payments
  'the Canadian customer has an unpaid order of sonic-brush-halo': ['userToken', 'orderNumber', 'amount'],
  'the Canadian customer returns from a payment for sonic-brush-halo': ['userToken', 'paymentResult'],
  'the customer returns from a failed pay-in-full payment': ['userToken', 'paymentResult'],
  'the customer has started an order of sonic-brush-halo': ['userToken', 'orderNumber'],
  'the customer has started a change of the payment method': ['userToken', 'orderNumber'],
  'invoice I-1000001 of the Italian customer is past due': ['userToken', 'invoiceId'],
  'the Italian customer has started to pay invoice I-1000001': ['userToken', 'invoiceId', 'orderNumber'],
  'the customer has started to pay a device in full': ['userToken', 'orderNumber', 'amount'],

  // Subscriptions
  'subscription S-1000001 belongs to another customer': ratePlan,
  'device P-1000001 of subscription S-1000001 can be paid in full': ratePlan,
  'the promotion code KEEPIT15 is valid for pay in full of device P-1000001 of subscription S-1000001': ratePlan,
  'device P-1000001 of subscription S-1000001 is paid in full': ratePlan,
  'subscription S-1000001 is a device only and can be returned': subscription,
  'the device of subscription S-1000001 is in its lock-in period': subscription,
  'subscription S-1000001 is a device only': ratePlan,
  'subscription S-1000001 is a device only and can be cancelled': subscription,
  'subscription S-1000001 is a replenishment only': ['userToken', 'subscriptionNumber', 'ratePlanId', 'newRatePlanId'],
  'the replenishment of subscription S-1000001 can be changed to P-1000002': [...subscription, 'newRatePlanId'],
  'the promotion code REFILL25 is valid for subscription S-1000001': subscription,
  'subscription S-1000001 is a replenishment only, with an unconfirmed shipment': subscription,
  'subscription S-1000001 is a bundle with a replenishment P-1000001': ratePlan,
  'subscription S-1000001 is a bundle with an unconfirmed shipment': subscription,
  'the replenishment of subscription S-1000001 can be paused until 2027-01-15': [...subscription, 'resumeDate'],
  'the replenishment of subscription S-1000001 is paused': ratePlan,
  'the replenishment of subscription S-1000001 is paused until a date that can be changed to 2027-01-15': [
    ...subscription,
    'resumeDate',
  ],
  'subscription S-1000001 is American and linked to a health insurer': subscription,
  'subscription S-1000001 is Dutch and its device can be repaired': subscription,
  'subscription S-1000001 is a British hair-removal device that can be returned': subscription,
  'the device of subscription S-1000001 is on its way back': subscription,
  'carrier-1 can pick up the device of subscription S-1000001': [...subscription, 'carrierId'],
  'carrier-1 can pick up the replenishment of subscription S-1000001': [...subscription, 'carrierId'],

  // Records with a value in fields that are rarely filled
  'the Canadian customer has subscriptions with discounts, returns and changes': customer,
  'subscription S-1000001 has a quarterly discount, a one-time order and another product': subscription,
  'subscription S-1000001 has monthly and semi-annual discounts, and its device is on its way back': subscription,
  'subscription S-1000001 has a discount every two months, and its replenishment is on its way back': subscription,
  'the device of subscription S-1000001 was paid in full four days ago': subscription,
  'the replenishment of subscription S-1000001 was cancelled after a shipment': subscription,
  'the device of subscription S-1000001 was returned': subscription,
  'subscription S-1000001 has a discount every two months and is paused until a date': subscription,
  'subscription S-1000001 has ended': subscription,
  'the replenishment of subscription S-1000001 is paid monthly with a discount': subscription,
  'the replenishment of subscription S-1000001 is paid every two months and can be changed': subscription,
  'the device of subscription S-1000001 is in repair': subscription,
  'the Dutch customer has two addresses and subscription S-1000001': subscription,
  'the British customer has two addresses and subscription S-1000001': subscription,
  'the American customer has two addresses and subscription S-1000001': subscription,
  'the German customer has two addresses and subscription S-1000001': subscription,
  'the token of the Canadian customer expires soon': customer,
  'the address of the customer is in another country': customer,
  'the customer with an address in another country has started an order': ['userToken', 'orderNumber'],
  'the Canadian customer has used the promotion code FIRSTFREE': customer,
  'subscription S-1000001 has the promotion code HALO20': subscription,

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
