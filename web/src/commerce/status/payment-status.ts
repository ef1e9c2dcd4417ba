/** What is abnormal about the payments of a customer (docs/rules/account.md#status-of-the-payments). */
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { Owed } from '../invoices/balance.ts';
import { type PastDue, summarizePastDue } from './past-due-summary.ts';

/** Undefined while it is not known. */
type Activity = CallResponse<'getPaymentActivity'> | undefined;

type Facts = {
  readonly activity: Activity;
  readonly invoices: readonly Owed[] | undefined;
  /** Whether the market and the page show what is past due. */
  readonly showsPastDue: boolean;
};

export type PaymentStatus =
  /** `isMethodRefused`: the stored payment method does not work either. */
  | { readonly name: 'pastDue'; readonly pastDue: PastDue; readonly isMethodRefused: boolean }
  | { readonly name: 'methodRefused' }
  | { readonly name: 'authorising' };

/** Returns what is abnormal, the most urgent first; nothing of what is not known. What is owed and a refused method are one. */
export function paymentStatusesOf({ activity, invoices, showsPastDue }: Facts): readonly PaymentStatus[] {
  const pastDue = showsPastDue && invoices ? summarizePastDue(invoices) : undefined;
  const isMethodRefused = isRefused(activity);
  const statuses: PaymentStatus[] = [];
  if (pastDue) statuses.push({ name: 'pastDue', pastDue, isMethodRefused });
  else if (isMethodRefused) statuses.push({ name: 'methodRefused' });
  if (activity?.hasInitialPaymentInProgress) statuses.push({ name: 'authorising' });
  return statuses;
}

/**
 * Whether a card that expires before a payment is told (docs/rules/payments.md#card-forecast). A refused method asks for
 * the same change already.
 */
export function tellsExpiringCard(activity: Activity): boolean {
  return !isRefused(activity);
}

function isRefused(activity: Activity): boolean {
  return activity?.hasInvalidRecurringPaymentDetail ?? false;
}
