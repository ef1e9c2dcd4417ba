/** When a stored card expires (docs/rules/account.md#payment-details). */

/** How many days before its last day a card counts as one that expires soon. */
const SOON_DAYS = 60;

const DAY_MS = 86_400_000;

export type CardExpiry = 'valid' | 'soon' | 'expired';

/**
 * Returns what a card is on a day (YYYY-MM-DD). `expiryDate` is MM/YYYY, and the card is valid to the end of that month.
 * Undefined for another form, of which nothing is known.
 */
export function toCardExpiry(expiryDate: string, today: string): CardExpiry | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(expiryDate) ?? [];
  if (!month || !year) return undefined;
  const lastDay = Date.UTC(Number(year), Number(month), 0);
  const days = (lastDay - Date.parse(today)) / DAY_MS;
  if (days < 0) return 'expired';
  return days <= SOON_DAYS ? 'soon' : 'valid';
}
