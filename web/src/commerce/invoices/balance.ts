/** What a customer owes: the one reading of the invoices for header, menu, overview and billing (specification 2, section 2). */
import type { Invoice } from '@perennial/shared/models/invoice';

type Owed = Pick<Invoice, 'invoiceId' | 'invoiceDate' | 'balance' | 'hasBalance'>;

/** Sums of binary fractions go astray in the last digits; money has two decimals. */
const CENTS = 100;

/** An invoice is due on the day it is written: whatever is still to be paid is past due. */
const isPastDue = ({ hasBalance, balance }: Owed) => hasBalance && balance > 0;

const byDate = (one: Owed, other: Owed) => one.invoiceDate.localeCompare(other.invoiceDate);

/** Invoices with something still to be paid, oldest first. */
export function pastDueOf<I extends Owed>(invoices: readonly I[]): readonly I[] {
  return invoices.filter(isPastDue).sort(byDate);
}

/** All other invoices, newest first. */
export function settledOf<I extends Owed>(invoices: readonly I[]): readonly I[] {
  return invoices.filter((invoice) => !isPastDue(invoice)).sort((one, other) => byDate(other, one));
}

/** Everything that is owed, in the site's currency. */
export function openBalanceOf(invoices: readonly Owed[]): number {
  const cents = pastDueOf(invoices).reduce((sum, { balance }) => sum + Math.round(balance * CENTS), 0);
  return cents / CENTS;
}

type PastDue = {
  readonly count: number;
  readonly amount: number;
  /** The invoice that has waited longest, and is paid first. */
  readonly oldest: { readonly invoiceId: string; readonly date: string; readonly amount: number };
};

/** The past-due balance as the overview tells it; undefined where nothing is owed (decision 32). */
export function pastDueBalance(invoices: readonly Owed[]): PastDue | undefined {
  const pastDue = pastDueOf(invoices);
  const [first] = pastDue;
  if (!first) return undefined;
  return {
    count: pastDue.length,
    amount: openBalanceOf(invoices),
    oldest: { invoiceId: first.invoiceId, date: first.invoiceDate, amount: first.balance },
  };
}
