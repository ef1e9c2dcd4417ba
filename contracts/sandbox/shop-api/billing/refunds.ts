/**
 * Money back, as a credit note among the customer's invoices: what was paid for goods that came back in time, or since
 * the day on which customer care let a plan end (specification 3, section 4).
 */

import type { Day } from '../calendar/billing-period.ts';
import type { CareCancellation } from '../care/care-actions.ts';
import { type Minor, shareOf } from '../market/money.ts';
import { rightToReturnEnds } from '../returns/return-rules.ts';
import type { Invoice } from '../store/invoices.ts';
import type { Shop } from '../store/shop.ts';
import type { RatePlan, Subscription } from '../store/subscription.ts';

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);

/** Settled invoices of a subscription; the order's own invoice may name another subscription of the same order. */
function isOf({ number, orderNumber, startDate }: Subscription, invoice: Invoice): boolean {
  const ofOrder = invoice.orderNumber === orderNumber && invoice.issuedOn === startDate;
  return invoice.balance === 0 && (invoice.subscriptionNumber === number || ofOrder);
}

function paidFor({ lines, tax }: Invoice, { part }: RatePlan): { readonly amount: Minor; readonly tax: Minor } {
  const amount = sum(lines.filter(({ partId }) => partId === part.id).map((line) => line.amount));
  const whole = sum(lines.map((line) => line.amount));
  return { amount, tax: whole === 0 ? 0 : shareOf(tax, amount / whole) };
}

/** Gives back on a day what was paid for a plan since another; nothing where nothing was. Earlier refunds count. */
function refund(
  shop: Shop,
  subscription: Subscription,
  plan: RatePlan,
  { since, day }: { readonly since: Day; readonly day: Day },
): void {
  const { customerId, orderNumber, number, market } = subscription;
  const paid = shop.invoices
    .ofCustomer({ id: customerId })
    .filter((invoice) => isOf(subscription, invoice) && invoice.issuedOn >= since)
    .map((invoice) => paidFor(invoice, plan));
  const amount = sum(paid.map((part) => part.amount));
  const tax = sum(paid.map((part) => part.tax));
  if (amount <= 0) return;
  shop.invoices.add({
    customerId,
    orderNumber,
    subscriptionNumber: number,
    market,
    issuedOn: day,
    lines: [{ partId: plan.part.id, quantity: plan.quantity, amount: -amount }],
    tax: -tax,
    total: -amount - tax,
    balance: 0,
  });
}

/** The day from which payments were for the goods that came back: a device's first, or the last parcel's. */
function paidSince({ shipments, startDate }: Subscription, { id, kind }: RatePlan): Day {
  if (kind === 'device') return startDate;
  const parcels = shipments.filter(({ planId, reason }) => planId === id && reason !== 're-ship');
  return (
    parcels
      .map(({ madeUpDate }) => madeUpDate)
      .sort()
      .at(-1) ?? startDate
  );
}

/** In time everything comes back; later only what was paid after the date of a customer who is not at fault. */
export function refundAfterCare(
  shop: Shop,
  subscription: Subscription,
  ended: readonly RatePlan[],
  { cancellation, cancellationDate }: { cancellation: CareCancellation; cancellationDate: Day | undefined },
): void {
  const day = shop.today;
  for (const plan of ended) {
    const since = cancellation.when === 'within' ? paidSince(subscription, plan) : cancellationDate;
    if (since !== undefined) refund(shop, subscription, plan, { since, day });
  }
}

/** Refunds what came back on a day, where its return was asked for within the right-to-return days. */
export function refundReceived(
  shop: Shop,
  { before, after, day }: { readonly before: Subscription; readonly after: Subscription; readonly day: Day },
): void {
  for (const plan of before.plans) {
    const received = after.plans.find(({ id }) => id === plan.id)?.returning.state === 'returned';
    const { state, createdDate } = plan.returning;
    const ends = rightToReturnEnds(before, plan);
    if (received && state === 'returning' && createdDate && ends && createdDate <= ends) {
      refund(shop, before, plan, { since: paidSince(before, plan), day });
    }
  }
}
