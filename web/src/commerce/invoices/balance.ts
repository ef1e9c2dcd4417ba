/** What a customer owes, for header, menu, overview and billing (docs/rules/account.md#past-due-panel). */
import type { Invoice } from '@perennial/shared/models/invoice';

type Owed = Pick<Invoice, 'invoiceId' | 'invoiceDate' | 'balance' | 'hasBalance'>;

/** Sums in cents avoid binary rounding errors. */
const CENTS = 100;

/** An invoice is due on its date, so every open balance is past due. */
const isPastDue = ({ hasBalance, balance }: Owed) => hasBalance && balance > 0;

/** Dates are YYYY-MM-DD, so their order is that of their characters. */
const byDate = (one: Owed, other: Owed) =>
  one.invoiceDate < other.invoiceDate ? -1 : Number(one.invoiceDate > other.invoiceDate);

/** Returns the invoices with an open balance, oldest first. */
export function filterPastDue<I extends Owed>(invoices: readonly I[]): readonly I[] {
  return invoices.filter(isPastDue).sort(byDate);
}

/** Returns all other invoices, newest first. */
export function filterSettled<I extends Owed>(invoices: readonly I[]): readonly I[] {
  return invoices.filter((invoice) => !isPastDue(invoice)).sort((one, other) => byDate(other, one));
}

/** Groups invoices by the year of their date, in the order of the list. */
export function groupByYear<I extends Owed>(
  invoices: readonly I[],
): readonly { readonly year: string; readonly invoices: readonly I[] }[] {
  const years = new Map<string, I[]>();
  for (const invoice of invoices) {
    const year = invoice.invoiceDate.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), invoice]);
  }
  return [...years].map(([year, ofYear]) => ({ year, invoices: ofYear }));
}

/** Returns the sum of the open balances in the site's currency. */
export function sumOpenBalance(invoices: readonly Owed[]): number {
  const cents = filterPastDue(invoices).reduce((sum, { balance }) => sum + Math.round(balance * CENTS), 0);
  return cents / CENTS;
}

type PastDue = {
  readonly count: number;
  readonly amount: number;
  /** The oldest invoice, which is paid first. */
  readonly oldest: { readonly invoiceId: string; readonly date: string; readonly amount: number };
};

/** Returns the past-due balance for the overview; undefined without one. */
export function summarizePastDue(invoices: readonly Owed[]): PastDue | undefined {
  const pastDue = filterPastDue(invoices);
  const [first] = pastDue;
  if (!first) return undefined;
  return {
    count: pastDue.length,
    amount: sumOpenBalance(invoices),
    oldest: { invoiceId: first.invoiceId, date: first.invoiceDate, amount: first.balance },
  };
}
