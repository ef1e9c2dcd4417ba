/**
 * What became of a payment that a provider's query string speaks of (specification 3, section 4). The query only names
 * the payment: the outcome is what the provider told the shop itself, so an altered query pays nothing.
 */
import type { PaymentResult } from '@perennial/shared/models/payment';
import type { AccountPayment } from '../store/account-payments.ts';
import type { Order } from '../store/orders.ts';
import type { Shop } from '../store/shop.ts';

/** An order or a payment from the account, by the provider's query string; undefined where it names neither. */
export function paymentOfQuery(shop: Shop, query: string): Order | AccountPayment | undefined {
  const parameters = new URLSearchParams(query);
  const sessionId = parameters.get('sessionId');
  // A wallet names the payment itself, the card host its session.
  const number = sessionId === null ? parameters.get('merchantReference') : shop.paymentOfSession.get(sessionId);
  if (!number) return undefined;
  return shop.orders.byNumber(number) ?? shop.accountPayments.byNumber(number);
}

function subscriptionOf(shop: Shop, payment: Order | AccountPayment): string | null {
  if (!('purpose' in payment)) return shop.subscriptions.ofOrder(payment.number)[0]?.number ?? null;
  const { purpose } = payment;
  if (purpose.reason === 'ChangeAndPayInFull') return purpose.subscriptionNumber;
  if (purpose.reason === 'Change') return null;
  return shop.invoices.byNumber(purpose.invoiceNumber)?.subscriptionNumber ?? null;
}

/** A payment on which the bank is still deciding counts as made: the account says that it is under way. */
export function paymentOutcome(shop: Shop, payment: Order | AccountPayment): PaymentResult {
  return {
    createdReason: 'purpose' in payment ? payment.purpose.reason : 'Init',
    isPaymentSuccess: payment.state !== 'open',
    subscriptionNumber: subscriptionOf(shop, payment),
  };
}
