/** The calls whose data is stale after a payment has ended (docs/rules/payments.md#payment-activity). */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { PaymentActivity } from '@perennial/shared/models/payment';
import { staleAfterActivity } from '../../api/stale-after.ts';

/** Returns the calls to load again, given the previous and the current activity. */
export function staleCallsAfterPayment(
  before: PaymentActivity | undefined,
  now: PaymentActivity | undefined,
): readonly CallName[] {
  if (!before || !now) return [];
  const ended = (flag: keyof typeof staleAfterActivity) => before[flag] && !now[flag];
  return [
    ...(ended('hasPaymentInProgress') ? staleAfterActivity.hasPaymentInProgress : []),
    ...(ended('hasInitialPaymentInProgress') ? staleAfterActivity.hasInitialPaymentInProgress : []),
  ];
}
