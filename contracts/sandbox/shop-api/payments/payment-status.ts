/**
 * The status of a payment for the shop's result page (docs/rules/payments.md#payment-results). The provider's query only
 * names the payment. The outcome is what the provider reported to the shop, so a changed query pays nothing.
 */
import type { PaymentResult } from '@perennial/shared/models/payment';
import type { AccountPayment } from '../store/account-payments.ts';
import type { Order } from '../store/orders.ts';
import type { Shop } from '../store/shop.ts';

/** Returns the order or account payment of a provider's query string; undefined for an unknown one. */
export function findPaymentOfQuery(shop: Shop, query: string): Order | AccountPayment | undefined {
  const parameters = new URLSearchParams(query);
  const sessionId = parameters.get('sessionId');
  // The card host sends its session's id, a wallet the payment's number.
  const number = sessionId === null ? parameters.get('merchantReference') : shop.paymentOfSession.get(sessionId);
  if (!number) return undefined;
  return shop.orders.byNumber(number) ?? shop.accountPayments.byNumber(number);
}

function findSubscriptionNumber(shop: Shop, payment: Order | AccountPayment): string | null {
  if (!('purpose' in payment)) return shop.subscriptions.ofOrder(payment.number)[0]?.number ?? null;
  const { purpose } = payment;
  if (purpose.reason === 'ChangeAndPayInFull') return purpose.subscriptionNumber;
  if (purpose.reason === 'Change') return null;
  return shop.invoices.byNumber(purpose.invoiceNumber)?.subscriptionNumber ?? null;
}

/** Returns the result of a payment. A pending payment counts as successful; the payment activity reports it. */
export function toPaymentStatus(shop: Shop, payment: Order | AccountPayment): PaymentResult {
  return {
    createdReason: 'purpose' in payment ? payment.purpose.reason : 'Init',
    isPaymentSuccess: payment.state !== 'open',
    subscriptionNumber: findSubscriptionNumber(shop, payment),
  };
}
