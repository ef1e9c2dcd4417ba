/** The past-due balance as the status of the payments shows it (docs/rules/account.md#past-due-panel). */
import { filterPastDue, type Owed, sumOpenBalance } from '../invoices/balance.ts';

export type PastDue = {
  readonly count: number;
  readonly amount: number;
  /** The oldest invoice, which is paid first. */
  readonly oldest: { readonly invoiceId: string; readonly date: string; readonly amount: number };
};

/** Returns the past-due balance of the customer; undefined without one. */
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
