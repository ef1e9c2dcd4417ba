/** Why a payment from the account cannot start now (docs/rules/payments.md#pay-now). */
import type { PaymentActivity, PaymentMethod } from '@perennial/shared/models/payment';

type AccountPaymentReason = 'paymentInProgress' | 'noMethod';

/** Returns the reason; undefined if the payment can start. While the activity is unknown, the shop API decides. */
export function accountPaymentGate(
  activity: Pick<PaymentActivity, 'hasPaymentInProgress'> | undefined,
  method: PaymentMethod | undefined,
): AccountPaymentReason | undefined {
  if (activity?.hasPaymentInProgress) return 'paymentInProgress';
  return method ? undefined : 'noMethod';
}
