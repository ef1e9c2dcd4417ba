/** The calls whose data is stale after a payment has ended (docs/rules/payments.md#payment-activity). */

import type { PaymentActivity } from '@perennial/shared/models/payment';
import type { DataName } from '@perennial/shared/page-data';
import { staleAfterActivity } from '../../api/stale-after.ts';

/** Returns the calls to load again, given the previous and the current activity. */
export function staleCallsAfterPayment(
  before: PaymentActivity | undefined,
  now: PaymentActivity | undefined,
): readonly DataName[] {
  if (!before || !now) return [];
  const ended = (flag: keyof typeof staleAfterActivity) => before[flag] && !now[flag];
  return [
    ...(ended('hasPaymentInProgress') ? staleAfterActivity.hasPaymentInProgress : []),
    ...(ended('hasInitialPaymentInProgress') ? staleAfterActivity.hasInitialPaymentInProgress : []),
  ];
}
