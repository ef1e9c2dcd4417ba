/** The books of the shop: what it has charged, ordered, sent or given for a customer. */
import { toDecimal } from '../market/money.ts';
import type { Shop } from '../store/shop.ts';
import type { Subscription } from '../store/subscription.ts';

/** A line for each; no two lines of a customer are equal. */
export type LedgerEntry = {
  readonly kind: 'invoice' | 'payment' | 'one-time order' | 'parcel' | 'code' | 'discount' | 'pause';
  /** Of the record, or of the subscription that has it. */
  readonly id: string;
  /** A decimal, of what has one. */
  readonly amount?: number;
};

/** Returns the lines of a customer, in no order. */
export function listLedger(shop: Shop, customer: { readonly id: string }): readonly LedgerEntry[] {
  return [
    ...shop.invoices.ofCustomer(customer).map(({ number, total }) => entry('invoice', number, toDecimal(total))),
    ...shop.accountPayments
      .ofCustomer(customer)
      .map(({ number, amountToPay }) => entry('payment', number, toDecimal(amountToPay))),
    ...shop.subscriptions.ofCustomer(customer).flatMap(listSubscription),
  ];
}

function listSubscription(subscription: Subscription): readonly LedgerEntry[] {
  const { number, oneTimeOrders, shipments, line, nextPaymentDiscount, pause } = subscription;
  return [
    ...oneTimeOrders.map(({ planId, price }, index) => entry('one-time order', `${planId}/${index}`, toDecimal(price))),
    ...shipments.map(({ id }) => entry('parcel', id)),
    ...(line.promotion ? [entry('code', `${number}/${line.promotion.code}`)] : []),
    ...(nextPaymentDiscount > 0 ? [entry('discount', number, toDecimal(nextPaymentDiscount))] : []),
    ...(pause ? [entry('pause', number)] : []),
  ];
}

const entry = (kind: LedgerEntry['kind'], id: string, amount?: number): LedgerEntry => ({
  kind,
  id,
  ...(amount === undefined ? {} : { amount }),
});
