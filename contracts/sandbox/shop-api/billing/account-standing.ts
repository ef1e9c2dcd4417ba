/** Whether an account may order, and payments that the bank has not decided: docs/rules/payments.md#payment-activity */
import type { PaymentActivity } from '@perennial/shared/models/payment';
import { addDays } from '../calendar/day.ts';
import type { Customer } from '../store/customers.ts';
import type { Shop } from '../store/shop.ts';

/** Days after an unpaid invoice in which the customer can still order. */
const GRACE_DAYS = 14;

/** `ableToSubscribe`: docs/rules/shop-sandbox.md#invoices-and-past-due */
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
