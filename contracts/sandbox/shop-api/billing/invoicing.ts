/** Invoices of orders and recurring payments (docs/rules/shop-sandbox.md#invoices-and-past-due). */
import type { Day } from '../calendar/day.ts';
import { sum, toShare } from '../market/money.ts';
import { type PricedCart, priceCart } from '../products/pricing.ts';
import type { PaymentProfile } from '../store/customers.ts';
import type { Invoice, NewInvoice } from '../store/invoices.ts';
import type { Order } from '../store/orders.ts';
import type { Shop } from '../store/shop.ts';
import type { RecurringPayment, Subscription } from '../store/subscription.ts';
import type { DayResult } from '../subscriptions/advance-day.ts';
import { customerTaxRate } from './account-standing.ts';

/** Whether a saved payment method pays on a day: a card until the end of its last month. */
export function canPay(profile: PaymentProfile | null, day: Day): boolean {
  if (!profile || profile.invalid) return false;
  if (!profile.expiryDate) return true;
  const [month = '', year = ''] = profile.expiryDate.split('/');
  return `${year}-${month}` >= day.slice(0, 7);
}

type InvoiceHead = Pick<NewInvoice, 'customerId' | 'orderNumber' | 'subscriptionNumber' | 'market' | 'issuedOn'>;

/** Adds the invoice of a cart's first payment, unless its total is zero. A verification payment is on no invoice. */
function addFirstInvoice(shop: Shop, { items }: PricedCart, head: InvoiceHead): void {
  const tax = sum(items.map(({ dueNow }) => dueNow.tax));
  const total = sum(items.map(({ dueNow }) => dueNow.discounted)) + tax;
  if (total === 0) return;
  const lines = items.flatMap(({ dueNow, line: { quantity } }) =>
    dueNow.details.map(({ partId, discounted }) => ({ partId, quantity, amount: discounted })),
  );
  shop.invoices.add({ ...head, lines, tax, total, balance: 0 });
}

/** Adds the invoice of a paid order, with the prices of the order. */
export function invoiceOrder(shop: Shop, { cart, customerId, number, market, submittedAt }: Order): void {
  addFirstInvoice(shop, cart, {
    customerId,
    orderNumber: number,
    subscriptionNumber: shop.subscriptions.ofOrder(number)[0]?.number ?? null,
    market,
    issuedOn: shop.dayOf(submittedAt),
  });
}

/** Adds the invoice of the first day of a subscription that starts without an order. */
export function invoiceFirstTerm(shop: Shop, subscription: Subscription): void {
  const customer = shop.customers.byId(subscription.customerId);
  if (!customer) return;
  const { market, line, startDate, customerId, orderNumber, number } = subscription;
  const taxRate = customerTaxRate(customer, market);
  const cart = priceCart({ lines: [line], currency: market.currency, today: startDate, taxRate });
  addFirstInvoice(shop, cart, {
    customerId,
    orderNumber,
    subscriptionNumber: number,
    market,
    issuedOn: startDate,
  });
}

/**
 * Charges a recurring payment to the saved payment method and adds its invoice. If the method does not pay, the invoice
 * is past due and the method becomes invalid. Returns undefined for an amount of zero, which has no invoice.
 */
function chargeRecurringPayment(
  shop: Shop,
  { subscription, plan, day, amount }: RecurringPayment,
): Invoice | undefined {
  const customer = shop.customers.byId(subscription.customerId);
  if (!customer || amount === 0) return undefined;
  const { number, customerId, orderNumber, market } = subscription;
  const tax = toShare(amount, customerTaxRate(customer, market));
  const total = amount + tax;
  const settled = canPay(customer.paymentProfile, day);
  if (!settled && customer.paymentProfile) {
    shop.customers.update(customer.id, { paymentProfile: { ...customer.paymentProfile, invalid: true } });
  }
  return shop.invoices.add({
    customerId,
    orderNumber,
    subscriptionNumber: number,
    market,
    issuedOn: day,
    lines: [{ partId: plan.part.id, quantity: plan.quantity, amount }],
    tax,
    total,
    balance: settled ? 0 : total,
  });
}

/** Stores a subscription after a day or a change, and charges the payments that are due. */
export function saveDayResult(shop: Shop, { subscription, payments }: DayResult): void {
  shop.subscriptions.put(subscription);
  for (const payment of payments) chargeRecurringPayment(shop, payment);
}
