/** Whether a bank is still deciding on something of a customer's (specification 2, section 2). */
import type { PaymentActivity } from '@perennial/shared/models/payment';
import type { Customer } from '../store/customers.ts';
import type { Shop } from '../store/shop.ts';

/** The payment of an order: its subscriptions begin when it is authorised. */
export function hasInitialPaymentInProgress(shop: Shop, customer: Pick<Customer, 'id'>): boolean {
  return shop.orders.ofCustomer(customer).some(({ state }) => state === 'payment-pending');
}

/** Any payment, those from the account included. */
export function hasPaymentInProgress(shop: Shop, customer: Pick<Customer, 'id'>): boolean {
  return (
    hasInitialPaymentInProgress(shop, customer) ||
    shop.accountPayments.ofCustomer(customer).some(({ state }) => state === 'payment-pending')
  );
}

export function paymentActivityOf(shop: Shop, customer: Customer): PaymentActivity {
  return {
    hasPaymentInProgress: hasPaymentInProgress(shop, customer),
    hasInvalidRecurringPaymentDetail: customer.paymentProfile?.invalid ?? false,
    hasInitialPaymentInProgress: hasInitialPaymentInProgress(shop, customer),
  };
}
