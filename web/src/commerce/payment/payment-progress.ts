/** Whether the bank has decided about the customer's payments (docs/rules/payments.md#payment-activity). */
import type { PaymentActivity } from '@perennial/shared/models/payment';
import { useCall } from '../../api/use-call.ts';
import { useIsFresh } from '../../api/use-is-fresh.ts';

/** `unreadable`: the server could not be asked. */
export type PaymentProgress = 'loading' | 'pending' | 'settled' | 'unreadable';

/** The activity is requested when the page opens, because a cached one may be older than the payment. */
export function usePaymentProgress(
  kind: keyof Pick<PaymentActivity, 'hasPaymentInProgress' | 'hasInitialPaymentInProgress'>,
): PaymentProgress {
  const response = useCall('getPaymentActivity', {});
  const { data } = response;
  const isFresh = useIsFresh(response);
  if (!isFresh) return 'loading';
  if (!data) return 'unreadable';
  return data[kind] ? 'pending' : 'settled';
}
