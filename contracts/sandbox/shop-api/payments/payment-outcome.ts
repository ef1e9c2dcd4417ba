/** The outcome of a payment, as a provider's webhook reports it (docs/rules/shop-sandbox.md#payment-outcomes). */
import { addDays, type Day } from '../calendar/day.ts';
import { completeOrder, holdOrder, reopenOrder } from '../orders/complete-order.ts';
import type { AccountPayment } from '../store/account-payments.ts';
import type { Order } from '../store/orders.ts';
import type { Shop } from '../store/shop.ts';
import { fulfilPayment } from './fulfil-payment.ts';
import { type CardSummary, savePaymentMethod } from './payment-profile.ts';

export type PaymentResult = {
  /** Number of an order or of a payment from the account. */
  readonly orderNumber: string;
  readonly resultCode: 'Authorised' | 'Refused' | 'Cancelled' | 'Pending';
  readonly card?: CardSummary;
};

type Outcome = Omit<PaymentResult, 'orderNumber'>;

function applyToAccountPayment(shop: Shop, payment: AccountPayment, { resultCode, card }: Outcome): void {
  if (resultCode !== 'Authorised') {
    shop.accountPayments.update(payment.number, { state: resultCode === 'Pending' ? 'payment-pending' : 'open' });
    return;
  }
  shop.accountPayments.update(payment.number, { state: 'paid' });
  savePaymentMethod(shop, payment.customerId, payment.methodCode, card);
  fulfilPayment(shop, payment);
}

function applyToOrder(shop: Shop, order: Order, { resultCode, card }: Outcome): void {
  if (resultCode === 'Pending') holdOrder(shop, order);
  else if (resultCode !== 'Authorised') reopenOrder(shop, order);
  else {
    if (order.methodCode) savePaymentMethod(shop, order.customerId, order.methodCode, card);
    completeOrder(shop, order);
  }
}

/**
 * Applies the outcome of a payment to its order or account payment. A second outcome of a paid one, and one for an
 * unknown number, change nothing.
 */
export function applyPaymentResult(shop: Shop, { orderNumber, ...outcome }: PaymentResult): void {
  const payment = shop.accountPayments.byNumber(orderNumber);
  if (payment && payment.state !== 'paid') applyToAccountPayment(shop, payment, outcome);
  const order = shop.orders.byNumber(orderNumber);
  if (order && order.state !== 'paid') applyToOrder(shop, order, outcome);
}

/** Decides about all pending payments, as the bank does once a day (docs/rules/shop-sandbox.md#conditions). */
export function settlePendingPayments(shop: Shop): void {
  const isRefused = shop.conditions.get('pendingPayments') === 'refused the next day';
  for (const { number } of [...shop.orders.pending(), ...shop.accountPayments.pending()]) {
    applyPaymentResult(shop, { orderNumber: number, resultCode: isRefused ? 'Refused' : 'Authorised' });
  }
}

/** Reverses the payments of the day before, under the condition `paidOrders`. The customer owes the invoice again. */
export function reversePayments(shop: Shop, day: Day): void {
  if (shop.conditions.get('paidOrders') === 'stay paid') return;
  const isOfYesterday = ({ submittedAt }: Order) => addDays(shop.dayOf(submittedAt), 1) === day;
  for (const { number, customerId, state } of shop.orders.all().filter(isOfYesterday)) {
    const { paymentProfile } = shop.customers.byId(customerId) ?? {};
    if (state !== 'paid' || !paymentProfile) continue;
    for (const invoice of shop.invoices.all().filter(({ orderNumber }) => orderNumber === number)) {
      shop.invoices.update(invoice.number, { balance: invoice.total });
    }
    shop.customers.update(customerId, { paymentProfile: { ...paymentProfile, invalid: true } });
  }
}
