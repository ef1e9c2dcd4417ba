/** What a payment that is over makes stale (specification 2, section 4): flag of the activity -> calls to ask again. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { PaymentActivity } from '@perennial/shared/models/payment';

const staleAfter = {
  hasPaymentInProgress: ['getInvoices', 'getSavedPaymentMethod', 'getPaymentMethods'],
  hasInitialPaymentInProgress: ['getSubscriptions'],
} as const satisfies { readonly [flag in keyof PaymentActivity]?: readonly CallName[] };

/** The calls to ask again when one activity follows another. */
export function staleAfterEnd(
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
