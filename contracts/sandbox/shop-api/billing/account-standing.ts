/**
 * Whether an account may order, and payments that the bank has not decided (docs/rules/payments.md#payment-activity).
 */

import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { forcedConsent } from '@perennial/shared/countries/recurring-consent';
import type { PaymentActivity } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import { addDays } from '../calendar/day.ts';
import type { Market } from '../market/market.ts';
import { findTaxRate } from '../market/taxes.ts';
import { type Customer, shippingAddressOf } from '../store/customers.ts';
import type { Shop } from '../store/shop.ts';

/** Days after an unpaid invoice in which the customer can still order. */
const GRACE_DAYS = 14;

/** `ableToSubscribe` (docs/rules/shop-sandbox.md#invoices-and-past-due). */
export function isAbleToSubscribe(shop: Shop, customer: Customer): boolean {
  const [oldest] = shop.invoices.pastDue(customer);
  return customer.ableToSubscribe && (!oldest || addDays(oldest.issuedOn, GRACE_DAYS) >= shop.today);
}

/** Whether the payment of an order is pending. */
export function hasInitialPaymentInProgress(shop: Shop, customer: Pick<Customer, 'id'>): boolean {
  return shop.orders.ofCustomer(customer).some(({ state }) => state === 'payment-pending');
}

/** Whether any payment is pending, also one from the account. */
export function hasPaymentInProgress(shop: Shop, customer: Pick<Customer, 'id'>): boolean {
  return (
    hasInitialPaymentInProgress(shop, customer) ||
    shop.accountPayments.ofCustomer(customer).some(({ state }) => state === 'payment-pending')
  );
}

export function toPaymentActivity(shop: Shop, customer: Customer): PaymentActivity {
  return {
    hasPaymentInProgress: hasPaymentInProgress(shop, customer),
    hasInvalidRecurringPaymentDetail: customer.paymentProfile?.invalid ?? false,
    hasInitialPaymentInProgress: hasInitialPaymentInProgress(shop, customer),
  };
}

/** Whether the customer has a subscription that has not ended. */
export function hasRunningSubscription(shop: Shop, customer: Pick<Customer, 'id'>): boolean {
  return shop.subscriptions.ofCustomer(customer).some(({ status }) => status !== 'InActive');
}

/** Whether the address is locked: the first payment is pending, or the first parcel is prepared. */
export function isAddressLocked(shop: Shop, customer: Pick<Customer, 'id'>): boolean {
  const isFirstParcelPrepared = shop.subscriptions
    .ofCustomer(customer)
    .some(({ shipments }) => shipments.some(({ reason, state }) => reason === 'start' && state === 'preparing'));
  return isFirstParcelPrepared || hasInitialPaymentInProgress(shop, customer);
}

/** Returns a customer's consent in a country, or the country's forced value; null before the question. */
export function findRecurringConsent(customer: Customer, country: CountryCode): Compliance | null {
  return forcedConsent(country) ?? customer.sbeCompliance;
}

/** Returns the rate at the shipping address; 0 if prices include tax or the address is unknown. */
export function customerTaxRate(customer: Customer, { country }: Pick<Market, 'country'>): number {
  const zipCode = shippingAddressOf(customer)?.zipCode;
  return zipCode ? (findTaxRate(country, zipCode) ?? 0) : 0;
}
