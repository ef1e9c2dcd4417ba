/** Whether a bank is still deciding: until then nothing else is paid from the account (specification 2, section 4). */
import { useCall } from '../../api/use-call.ts';

/** Reads what the shell keeps asking for; false while it is not known. */
export function usePaymentInProgress(): boolean {
  const { data } = useCall('getPaymentActivity', {});
  return data?.hasPaymentInProgress ?? false;
}
