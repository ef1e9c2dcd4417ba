/**
 * The calls whose data is stale after a payment has ended, by flag of the activity
 * (docs/rules/payments.md#payment-activity).
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { PaymentActivity } from '@perennial/shared/models/payment';

const staleAfter = {
  hasPaymentInProgress: ['getInvoices', 'getSavedPaymentMethod', 'getPaymentMethods'],
  hasInitialPaymentInProgress: ['getSubscriptions'],
} as const satisfies { readonly [flag in keyof PaymentActivity]?: readonly CallName[] };

/** Returns the calls to load again, given the previous and the current activity. */
export function staleCallsAfterPayment(
  before: PaymentActivity | undefined,
  now: PaymentActivity | undefined,
): readonly CallName[] {
  if (!before || !now) return [];
  const ended = (flag: keyof typeof staleAfter) => before[flag] && !now[flag];
  return [
    ...(ended('hasPaymentInProgress') ? staleAfter.hasPaymentInProgress : []),
    ...(ended('hasInitialPaymentInProgress') ? staleAfter.hasInitialPaymentInProgress : []),
  ];
}
