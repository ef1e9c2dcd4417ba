/** The invoices as a ledger: rows by month, and a bar a month (docs/rules/account.md#billing). */
import type { Invoice } from '@perennial/shared/models/invoice';
import { byDate, isPastDue, type Owed } from '../../../commerce/invoices/balance.ts';
import { sumPrices } from '../statement/statement.ts';

/** A month of the calendar as YYYY-MM. */
export type Month = string;

export const monthOf = ({ invoiceDate }: Pick<Invoice, 'invoiceDate'>): Month => invoiceDate.slice(0, 7);

/** Returns all invoices that are not past due, newest first. */
export function filterSettled<I extends Owed>(invoices: readonly I[]): readonly I[] {
  return invoices.filter((invoice) => !isPastDue(invoice)).sort((one, other) => byDate(other, one));
}

type MonthGroup<I> = { readonly month: Month; readonly invoices: readonly I[] };

/** Groups invoices by the month of their date, in the order of the list. */
export function groupByMonth<I extends Pick<Invoice, 'invoiceDate'>>(invoices: readonly I[]): readonly MonthGroup<I>[] {
  const months = new Map<Month, I[]>();
  for (const invoice of invoices) {
    const month = monthOf(invoice);
    months.set(month, [...(months.get(month) ?? []), invoice]);
  }
  return [...months].map(([month, ofMonth]) => ({ month, invoices: ofMonth }));
}

/** How many months the bars show at once. */
export const BARS = 12;

export type Bar = {
  readonly month: Month;
  /** What was paid in the month, as a decimal in the culture's currency; a credit lowers it. */
  readonly paid: number;
  readonly count: number;
  /** The height of the bar, from 0 to 1; 1 is the month in which most was paid. */
  readonly share: number;
};

type Settled = Pick<Invoice, 'invoiceDate' | 'price'>;

/** Returns the bars of the twelve months that end with `last`, oldest first. Months without an invoice have one too. */
export function toBars(invoices: readonly Settled[], last: Month): readonly Bar[] {
  const months = Array.from({ length: BARS }, (_, index) => addMonths(last, index + 1 - BARS));
  const bars = months.map((month) => {
    const ofMonth = invoices.filter((invoice) => monthOf(invoice) === month);
    return { month, count: ofMonth.length, paid: sumPrices(ofMonth) };
  });
  const most = Math.max(...bars.map(({ paid }) => paid));
  return bars.map((bar) => ({ ...bar, share: most > 0 ? Math.max(0, bar.paid) / most : 0 }));
}

/** Returns the last months of the bars before and after those that end with `last`; undefined if no invoice is there. */
export function findNeighbours(
  invoices: readonly Settled[],
  last: Month,
): { readonly earlier: Month | undefined; readonly later: Month | undefined } {
  const months = invoices.map(monthOf);
  const earlier = addMonths(last, -BARS);
  return {
    earlier: months.some((month) => month <= earlier) ? earlier : undefined,
    later: months.some((month) => month > last) ? addMonths(last, BARS) : undefined,
  };
}

/** Returns what the invoices of a month come to; undefined for a month with a single one, which says it itself. */
export function findMonthSum(invoices: readonly Settled[], month: Month): number | undefined {
  const ofMonth = invoices.filter((invoice) => monthOf(invoice) === month);
  return ofMonth.length > 1 ? sumPrices(ofMonth) : undefined;
}

function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
