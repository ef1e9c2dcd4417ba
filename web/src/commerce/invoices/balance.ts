/** What a customer owes, for header, menu, overview and billing (docs/rules/account.md#past-due-panel). */
import type { Invoice } from '@perennial/shared/models/invoice';

export type Owed = Pick<Invoice, 'invoiceId' | 'invoiceDate' | 'balance' | 'hasBalance'>;

/** Sums in cents avoid binary rounding errors. */
const CENTS = 100;

/** An invoice is due on its date, so every open balance is past due. */
export const isPastDue = ({ hasBalance, balance }: Owed) => hasBalance && balance > 0;

/** Dates are YYYY-MM-DD, so their order is that of their characters. */
export const byDate = (one: Owed, other: Owed) =>
  one.invoiceDate < other.invoiceDate ? -1 : Number(one.invoiceDate > other.invoiceDate);

/** Returns the invoices with an open balance, oldest first. */
export function filterPastDue<I extends Owed>(invoices: readonly I[]): readonly I[] {
  return invoices.filter(isPastDue).sort(byDate);
}

/** Returns the sum of the open balances in the site's currency. */
export function sumOpenBalance(invoices: readonly Owed[]): number {
  const cents = filterPastDue(invoices).reduce((sum, { balance }) => sum + Math.round(balance * CENTS), 0);
  return cents / CENTS;
}
