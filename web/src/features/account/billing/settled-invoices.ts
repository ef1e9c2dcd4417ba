/** The invoices that need no payment. Apart from the balance, because only the billing page needs them. */
import { byDate, isPastDue, type Owed } from '../../../commerce/invoices/balance.ts';

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
