/** The stored card that expires before a payment that is planned (docs/rules/payments.md#card-forecast). */
import type { ExpiringCard, NextPayment } from '../models/coming-up.ts';
import type { SavedPaymentMethod } from '../models/payment.ts';
import { addDays, addMonths } from './calendar.ts';

/** How many days before its last day a card counts as one that expires soon. */
export const WARNING_DAYS = 60;

export type StoredCard = Pick<SavedPaymentMethod, 'hasPaymentProfile' | 'type' | 'expiryDate'>;

/**
 * Returns the last day (YYYY-MM-DD) of a card that expires in a month. `expiryDate` is MM/YYYY, and the card is valid to
 * the end of that month. Undefined for another form, of which nothing is known.
 */
export function lastDayOfCard(expiryDate: string): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(expiryDate) ?? [];
  return month && year ? addMonths(`${year}-${month}-01`, 0, 31) : undefined;
}

/** Returns when the stored card expires; undefined for another method, and if the date is missing or cannot be read. */
export function findExpiry(saved: StoredCard): (Pick<ExpiringCard, 'expiryDate'> & { lastDay: string }) | undefined {
  const { hasPaymentProfile, type, expiryDate } = saved;
  if (!hasPaymentProfile || type !== 'CreditCard' || expiryDate === null) return undefined;
  const lastDay = lastDayOfCard(expiryDate);
  return lastDay === undefined ? undefined : { expiryDate, lastDay };
}

/**
 * Returns a card that has expired or does so within sixty days of `today` (YYYY-MM-DD), with the first of the payments
 * that it cannot pay. The payments are in the order of their days. Undefined if it pays all of them.
 */
export function findExpiringCard(
  saved: StoredCard,
  payments: readonly NextPayment[],
  today: string,
): ExpiringCard | undefined {
  const expiry = findExpiry(saved);
  if (!expiry || expiry.lastDay > addDays(today, WARNING_DAYS)) return undefined;
  const { expiryDate, lastDay } = expiry;
  const payment = payments.find(({ date }) => date > lastDay && date >= today);
  return payment && { expiryDate, hasExpired: lastDay < today, payment };
}
