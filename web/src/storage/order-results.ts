/**
 * What this tab knows about its orders. An order is awaited until the server confirms it, and only a confirmed order is
 * shown as placed (docs/rules/checkout.md#confirmed-orders).
 */
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { finishAttempt } from './order-attempts.ts';
import type { AwaitedOrder, PlacedOrder } from './stored-shapes.ts';

/** Stores what is being bought, so that checkout with `modified=true` has the same quantities and codes. */
export function keepLines(lines: AwaitedOrder['lines']): void {
  writeStored('storedCartItems', lines);
  writeStored('bundlesWithQuantity', lines);
  writeStored('bundlesWithPromotions', lines);
}

/** Stores the result of the card form. The thank-you page asks the server for the payment of this query. */
export function rememberAuthorisation(paymentQuery: string): void {
  const awaited = readStored('awaitedOrder');
  if (awaited) writeStored('awaitedOrder', { ...awaited, paymentQuery });
}

/** Returns the order whose payment the card form has reported as authorised. */
export function findAuthorisedOrder(): (AwaitedOrder & { readonly paymentQuery: string }) | undefined {
  const awaited = readStored('awaitedOrder');
  const paymentQuery = awaited?.paymentQuery;
  return awaited && paymentQuery ? { ...awaited, paymentQuery } : undefined;
}

/**
 * Makes the awaited order the placed one. `reference` is the number that the provider names, `subscription` that of the
 * subscription that the shop names; null if they name none. Returns false if this tab does not know the order.
 */
export function confirmOrder(reference: string | null, subscription: string | null = null): boolean {
  const awaited = readStored('awaitedOrder');
  const isOf = (number: string | undefined) => number !== undefined && (reference ?? number).startsWith(number);
  if (!awaited || !isOf(awaited.order.orderNumber)) return isOf(readStored('placedOrder')?.orderNumber);
  writeStored('placedOrder', withSubscription(awaited.order, subscription));
  finishAttempt(awaited.attempt);
  removeStored('awaitedOrder', 'failedPayment');
  return true;
}

/** One number is that of the order's subscription only if the order has one (docs/rules/checkout.md#thank-you-page). */
function withSubscription(order: PlacedOrder, subscriptionNumber: string | null): PlacedOrder {
  return subscriptionNumber && order.items.length === 1 ? { ...order, subscriptionNumber } : order;
}

/** Stores that the payment of the awaited order has failed, for the page of the failed payment. */
export function rememberFailedOrder(): void {
  const awaited = readStored('awaitedOrder');
  writeStored('failedPayment', { invoiceId: null, lines: awaited?.lines ?? [] });
  if (awaited) writeStored('awaitedOrder', { ...awaited, paymentQuery: null });
}

/** Stores that the payment of an invoice was reported as successful. The server's list of invoices confirms it. */
export function rememberPaidInvoice(invoiceId: string): void {
  writeStored('paidInvoice', invoiceId);
  removeStored('failedPayment', 'invoiceBeingPaid', 'orderNumber');
}

export function rememberFailedInvoice(invoiceId: string | null): void {
  writeStored('failedPayment', { invoiceId, lines: [] });
}
