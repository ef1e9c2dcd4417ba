/** The invoices of a year, for a statement and a file (docs/rules/account.md#statement-of-a-year). */
import type { Invoice } from '@perennial/shared/models/invoice';
import { byDate, isPastDue, sumOpenBalance } from '../../../commerce/invoices/balance.ts';
import { findInvoiced, type Started } from '../../../commerce/invoices/invoiced-subscription.ts';

type InvoiceState = 'settled' | 'open' | 'credit';

export type StatementRow = {
  readonly invoice: Invoice;
  readonly state: InvoiceState;
  /** What is still to be paid, as a decimal in the currency of the site. */
  readonly owed: number;
  /** The title of the subscription that the invoice is for; undefined unless it is certain. */
  readonly title: string | undefined;
};

export type Statement = {
  /** Oldest first. */
  readonly rows: readonly StatementRow[];
  /** What was invoiced in the year, credits taken off. */
  readonly sum: number;
  readonly owed: number;
};

/** `year` is YYYY. */
export function toStatement(invoices: readonly Invoice[], subscriptions: readonly Started[], year: string): Statement {
  const ofYear = invoices.filter(({ invoiceDate }) => invoiceDate.slice(0, 4) === year).sort(byDate);
  return {
    rows: ofYear.map((invoice) => ({
      invoice,
      state: isPastDue(invoice) ? 'open' : invoice.price < 0 ? 'credit' : 'settled',
      owed: isPastDue(invoice) ? invoice.balance : 0,
      title: findInvoiced(invoice, subscriptions),
    })),
    sum: sumPrices(ofYear),
    owed: sumOpenBalance(ofYear),
  };
}

/** Returns the years that have an invoice, the newest first. */
export function listYears(invoices: readonly Pick<Invoice, 'invoiceDate'>[]): readonly string[] {
  return [...new Set(invoices.map(({ invoiceDate }) => invoiceDate.slice(0, 4)))].sort().reverse();
}

/** Returns the sum of the prices to the cent. */
export function sumPrices(invoices: readonly Pick<Invoice, 'price'>[]): number {
  return invoices.reduce((cents, { price }) => cents + Math.round(price * 100), 0) / 100;
}
