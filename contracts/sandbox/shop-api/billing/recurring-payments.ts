/** Charges become invoices, and the saved way to pay settles them or leaves them past due (specification 2, section 4). */

import { addDays, type Day, dayOf } from '../calendar/billing-period.ts';
import type { Market } from '../market/market.ts';
import { type Minor, shareOf } from '../market/money.ts';
import { isTaxCountry, regionOfZip } from '../market/taxes.ts';
import { type Charge, type PricedCart, priceCart } from '../products/pricing.ts';
import { type Customer, type PaymentProfile, shippingAddressOf } from '../store/customers.ts';
import type { Invoice, InvoiceLine, NewInvoice } from '../store/invoices.ts';
import type { Order } from '../store/orders.ts';
import type { Shop } from '../store/shop.ts';
import type { RecurringPayment, Subscription } from '../store/subscription.ts';

/** Days for which a customer with a failed payment may still subscribe to more. */
export const GRACE_DAYS = 14;

/** The rate that comes on top of prices where a customer lives; 0 where none does or the place is not known. */
export function taxRateOf(customer: Customer, market: Market): number {
  const zipCode = shippingAddressOf(customer)?.zipCode;
  if (!isTaxCountry(market.country) || !zipCode) return 0;
  return regionOfZip(market.country, zipCode)?.rate ?? 0;
}

/** Whether a saved way to pay takes a recurring payment on a day: a card does until its last month has passed. */
export function canPay(profile: PaymentProfile | null, day: Day): boolean {
  if (!profile || profile.invalid) return false;
  if (!profile.expiryDate) return true;
  const [month = '', year = ''] = profile.expiryDate.split('/');
  return `${year}-${month}` >= day.slice(0, 7);
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);

function linesOf(charges: readonly Charge[], quantity: number): readonly InvoiceLine[] {
  return charges.flatMap(({ details }) =>
    details.map(({ partId, discounted }) => ({ partId, quantity, amount: discounted })),
  );
}

/** Undefined where nothing was charged: nobody gets an invoice of nothing. */
function invoiceOf(
  charged: readonly { readonly charge: Charge; readonly quantity: number }[],
  about: Pick<NewInvoice, 'customerId' | 'orderNumber' | 'subscriptionNumber' | 'market' | 'issuedOn'>,
): NewInvoice | undefined {
  const tax = sum(charged.map(({ charge }) => charge.tax));
  const total = sum(charged.map(({ charge }) => charge.discounted)) + tax;
  if (total === 0) return undefined;
  return {
    ...about,
    lines: charged.flatMap(({ charge, quantity }) => linesOf([charge], quantity)),
    tax,
    total,
    balance: 0,
  };
}

const firstTerm = ({ items }: PricedCart) =>
  items.map(({ dueNow, line }) => ({ charge: dueNow, quantity: line.quantity }));

/** The invoice of an order that was paid; its verification amount is refunded and on no invoice. */
export function invoiceOrder(shop: Shop, order: Order): void {
  const customer = shop.customers.byId(order.customerId);
  if (!customer) return;
  const { market, lines } = order;
  const issuedOn = dayOf(order.submittedAt);
  const cart = priceCart({ lines, currency: market.currency, today: issuedOn, taxRate: taxRateOf(customer, market) });
  const invoice = invoiceOf(firstTerm(cart), {
    customerId: customer.id,
    orderNumber: order.number,
    subscriptionNumber: shop.subscriptions.ofOrder(order.number)[0]?.number ?? null,
    market,
    issuedOn,
  });
  if (invoice) shop.invoices.add(invoice);
}

/**
 * Takes a recurring payment on the day on which it falls due. The invoice is settled where the saved way to pay takes
 * it; else it is past due, and the customer is told that their payment details do not work. Undefined where nothing was
 * to be paid.
 */
export function takeRecurringPayment(
  shop: Shop,
  { subscription, plan, day, amount }: RecurringPayment,
): Invoice | undefined {
  const customer = shop.customers.byId(subscription.customerId);
  if (!customer || amount === 0) return undefined;
  const { number, customerId, orderNumber, market } = subscription;
  const tax = shareOf(amount, taxRateOf(customer, market));
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

/** Writes the invoice of a subscription's first day, for one that begins without an order of its own. */
export function invoiceFirstTerm(shop: Shop, subscription: Subscription): void {
  const customer = shop.customers.byId(subscription.customerId);
  if (!customer) return;
  const { market, line, startDate, customerId, orderNumber, number } = subscription;
  const taxRate = taxRateOf(customer, market);
  const cart = priceCart({ lines: [line], currency: market.currency, today: startDate, taxRate });
  const about = { customerId, orderNumber, subscriptionNumber: number, market, issuedOn: startDate };
  const first = invoiceOf(firstTerm(cart), about);
  if (first) shop.invoices.add(first);
}

/** Leaves the newest invoices of a customer of a scenario unpaid, as failed payments would have. */
export function leaveUnpaid(shop: Shop, customer: Pick<Customer, 'id'>, count: number): void {
  for (const { number, total } of shop.invoices.ofCustomer(customer).slice(0, count)) {
    shop.invoices.update(number, { balance: total });
  }
}

/** False while a return or a payment is due first (specification 1, section 6). */
export function isAbleToSubscribe(shop: Shop, customer: Customer): boolean {
  const [oldest] = shop.invoices.pastDue(customer);
  return customer.ableToSubscribe && (!oldest || addDays(oldest.issuedOn, GRACE_DAYS) >= shop.today);
}
