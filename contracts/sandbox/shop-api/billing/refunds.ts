/**
 * Refunds: credit notes for returned goods and for cancellations by customer care
 * (docs/rules/shop-sandbox.md#returned-goods).
 */
import type { Day } from '../calendar/day.ts';
import { type Minor, sum, toShare } from '../market/money.ts';
import type { Invoice } from '../store/invoices.ts';
import type { Shop } from '../store/shop.ts';
import type { RatePlan, Subscription } from '../store/subscription.ts';
import { rightToReturnEnd } from '../subscriptions/shipped-goods.ts';

/** Whether an invoice is paid and belongs to a subscription. The order's invoice may name another one of the same order. */
function isPaidInvoice({ number, orderNumber, startDate }: Subscription, invoice: Invoice): boolean {
  const isOrderInvoice = invoice.orderNumber === orderNumber && invoice.issuedOn === startDate;
  return invoice.balance === 0 && (invoice.subscriptionNumber === number || isOrderInvoice);
}

/** Returns the plan's part of an invoice, with its share of the tax. */
function paidFor({ lines, tax }: Invoice, { part }: RatePlan): { readonly amount: Minor; readonly tax: Minor } {
  const amount = sum(lines.filter(({ partId }) => partId === part.id).map((line) => line.amount));
  const whole = sum(lines.map((line) => line.amount));
  return { amount, tax: whole === 0 ? 0 : toShare(tax, amount / whole) };
}

/** Adds a credit note for what was paid for a plan since a day, less earlier refunds. Does nothing without an amount. */
function refund(
  shop: Shop,
  subscription: Subscription,
  plan: RatePlan,
  { since, day }: { readonly since: Day; readonly day: Day },
): void {
  const { customerId, orderNumber, number, market } = subscription;
  const paid = shop.invoices
    .ofCustomer({ id: customerId })
    .filter((invoice) => isPaidInvoice(subscription, invoice) && invoice.issuedOn >= since)
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

/** Returns the day from which payments were for the returned goods: a device's first day, or the last parcel's. */
function paidSince({ shipments, startDate }: Subscription, { id, kind }: RatePlan): Day {
  if (kind === 'device') return startDate;
  const days = shipments
    .filter(({ planId, reason }) => planId === id && reason !== 're-ship')
    .map(({ createdDate }) => createdDate);
  return days.sort().at(-1) ?? startDate;
}

/**
 * Refunds the plans that customer care has cancelled. `within` the right to return: everything that was paid for the
 * goods. `after` it: what was paid since the cancellation date, if one is given.
 */
export function refundCareCancellation(
  shop: Shop,
  subscription: Subscription,
  ended: readonly RatePlan[],
  { when, cancellationDate }: { readonly when: 'within' | 'after'; readonly cancellationDate: Day | undefined },
): void {
  for (const plan of ended) {
    const since = when === 'within' ? paidSince(subscription, plan) : cancellationDate;
    if (since !== undefined) refund(shop, subscription, plan, { since, day: shop.today });
  }
}

/** Refunds goods that arrived on a day, if their return was requested within the right to return. */
export function refundReceivedGoods(
  shop: Shop,
  { before, after, day }: { readonly before: Subscription; readonly after: Subscription; readonly day: Day },
): void {
  for (const plan of before.plans) {
    const received = after.plans.find(({ id }) => id === plan.id)?.returning.state === 'returned';
    const { state, createdDate } = plan.returning;
    const end = rightToReturnEnd(before, plan);
    if (received && state === 'returning' && createdDate && end && createdDate <= end) {
      refund(shop, before, plan, { since: paidSince(before, plan), day });
    }
  }
}
