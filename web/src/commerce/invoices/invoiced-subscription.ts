/** What an invoice was for (docs/rules/account.md#what-an-invoice-was-for). */
import type { Invoice } from '@perennial/shared/models/invoice';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';

export type Started = Pick<SubscriptionListItem, 'title' | 'subscriptionStartDate'>;

/**
 * Returns the title of the subscription that an invoice is for; undefined unless it is certain. An invoice names no
 * subscription, so it is certain only while the customer has had a single one: on the day of the invoice no other had
 * started.
 */
export function findInvoiced(
  { invoiceDate }: Pick<Invoice, 'invoiceDate'>,
  subscriptions: readonly Started[],
): string | undefined {
  const day = invoiceDate.slice(0, 10);
  // A subscription without a day may have started before any invoice.
  const started = subscriptions.filter(
    ({ subscriptionStartDate: start }) => start === null || start.slice(0, 10) <= day,
  );
  const [only, other] = started;
  return other === undefined && only?.subscriptionStartDate ? only.title : undefined;
}
