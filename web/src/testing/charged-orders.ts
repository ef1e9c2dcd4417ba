/**
 * What the sandbox charges for an order, to compare it with what checkout announces
 * (docs/rules/payments.md#amounts-and-their-tax).
 */
import { scenarios } from '@perennial/sandbox/scenarios/scenarios';
import { includedTax } from '@perennial/sandbox/shop-api/market/included-tax';
import { sum, toDecimal } from '@perennial/sandbox/shop-api/market/money';
import type { Invoice } from '@perennial/sandbox/shop-api/store/invoices';
import { isTaxedCountry } from '@perennial/shared/countries/sales-tax';
import { type Culture, cultureOf } from '@perennial/shared/cultures/cultures';
import type { ShopScreens } from './shop-screens.tsx';

/** What is charged on a day. Amounts are decimal. */
type ChargedDay = {
  readonly date: string;
  /** What the customer pays. */
  readonly total: number;
  /** The tax that is part of the total, or was added to it. */
  readonly tax: number;
  /** The total without the tax that was added. */
  readonly price: number;
};

/** Returns the culture of a scenario customer. Throws for an unknown id. */
export function findCulture(id: string): Culture {
  const scenario = scenarios.find((candidate) => candidate.id === id);
  if (!scenario) throw new Error(`The sandbox has no scenario ${id}`);
  return cultureOf(scenario.culture);
}

/** Lets days pass, and returns what the order costs on its own day, and on the first day of each later payment. */
export function chargeOrder({ shop }: ShopScreens, orderNumber: string, days: number): readonly ChargedDay[] {
  const today = shop.shop.today;
  shop.clock.advance(days);
  const invoices = shop.shop.invoices
    .all()
    .filter((invoice) => invoice.orderNumber === orderNumber)
    .toSorted((a, b) => a.issuedOn.localeCompare(b.issuedOn));
  const payments = new Map<string, Invoice>();
  for (const invoice of invoices) {
    const { issuedOn, subscriptionNumber, lines } = invoice;
    const payment = issuedOn === today ? 'today' : `${subscriptionNumber} ${lines[0]?.partId}`;
    if (!payments.has(payment)) payments.set(payment, invoice);
  }
  return [...Map.groupBy(payments.values(), ({ issuedOn }) => issuedOn)].map(([date, ofDay]) => ({
    date,
    total: toDecimal(sum(ofDay.map(({ total }) => total))),
    tax: toDecimal(sum(ofDay.map(taxOf))),
    price: toDecimal(sum(ofDay.map((invoice) => (isTaxAdded(invoice) ? priceOf(invoice) : invoice.total)))),
  }));
}

const isTaxAdded = ({ market: { country } }: Invoice) => isTaxedCountry(country);

const priceOf = ({ lines }: Invoice) => sum(lines.map(({ amount }) => amount));

const taxOf = (invoice: Invoice) =>
  isTaxAdded(invoice) ? invoice.total - priceOf(invoice) : includedTax(invoice.total, invoice.market.country);
