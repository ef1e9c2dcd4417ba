/** When a stored card expires (docs/rules/account.md#payment-details). */

import { addDays } from '@perennial/shared/subscriptions/calendar';
import { lastDayOfCard, WARNING_DAYS } from '@perennial/shared/subscriptions/expiring-card';

type CardExpiry = 'valid' | 'soon' | 'expired';

/**
 * Returns what a card is on a day (YYYY-MM-DD). `expiryDate` is MM/YYYY, and the card is valid to the end of that month.
 * Undefined for another form, of which nothing is known.
 */
export function toCardExpiry(expiryDate: string, today: string): CardExpiry | undefined {
  const lastDay = lastDayOfCard(expiryDate);
  if (lastDay === undefined) return undefined;
  if (lastDay < today) return 'expired';
  return lastDay <= addDays(today, WARNING_DAYS) ? 'soon' : 'valid';
}
