/** What is abnormal about the payments of a customer (docs/rules/account.md#status-of-the-payments). */
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { Owed } from '../invoices/balance.ts';
import { type PastDue, summarizePastDue } from './past-due-summary.ts';

type Facts = {
  /** Undefined while it is not known. */
  readonly activity: CallResponse<'getPaymentActivity'> | undefined;
  readonly invoices: readonly Owed[] | undefined;
  /** Whether the market shows what is past due. */
  readonly showsPastDue: boolean;
};

export type PaymentStatus =
  /** `isMethodRefused`: the stored payment method does not work either. */
  | { readonly name: 'pastDue'; readonly pastDue: PastDue; readonly isMethodRefused: boolean }
  | { readonly name: 'methodRefused' }
  | { readonly name: 'authorising' };

/** Returns the most urgent matter; undefined if there is none, or none is known. */
export function paymentStatusOf({ activity, invoices, showsPastDue }: Facts): PaymentStatus | undefined {
  const pastDue = showsPastDue && invoices ? summarizePastDue(invoices) : undefined;
  const isMethodRefused = activity?.hasInvalidRecurringPaymentDetail ?? false;
  if (pastDue) return { name: 'pastDue', pastDue, isMethodRefused };
  if (isMethodRefused) return { name: 'methodRefused' };
  return activity?.hasInitialPaymentInProgress ? { name: 'authorising' } : undefined;
}
