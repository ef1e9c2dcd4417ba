/** Why a payment from the account cannot begin now (specification 2, sections 4 and 5: Pay-now). */
import type { PaymentActivity, PaymentMethod } from '@perennial/shared/models/payment';

type AccountPaymentReason = 'paymentInProgress' | 'noMethod';

/** Undefined where it can. The shop API has the last word while the activity is not known. */
export function accountPaymentGate(
  activity: Pick<PaymentActivity, 'hasPaymentInProgress'> | undefined,
  method: PaymentMethod | undefined,
): AccountPaymentReason | undefined {
  if (activity?.hasPaymentInProgress) return 'paymentInProgress';
  return method ? undefined : 'noMethod';
}
