/** Whether a payment is in progress. It disables every other payment (docs/rules/account.md#payment-activity). */
import { useCall } from '../../api/use-call.ts';

/** Uses the payment activity that the shell polls. Returns false until it is loaded. */
export function usePaymentInProgress(): boolean {
  const { data } = useCall('getPaymentActivity', {});
  return data?.hasPaymentInProgress ?? false;
}
