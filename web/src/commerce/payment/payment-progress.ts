/** What the pages after a payment know of it (docs/rules/payments.md#payment-activity). */
import type { PaymentActivity } from '@perennial/shared/models/payment';
import { useCall } from '../../api/use-call.ts';
import { useIsFresh } from '../../api/use-is-fresh.ts';

/** Whether the bank has decided. `unreadable`: the server could not be asked. */
type PaymentProgress = 'loading' | 'pending' | 'settled' | 'unreadable';

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

/**
 * State of the browser history: the server has confirmed a payment that this tab knows nothing else about, for example
 * because the provider returned to another browser. It is part of the entry, so no other visit of the page has it.
 */
export const confirmedPayment = { confirmedPayment: true };

export function isConfirmedPayment(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'confirmedPayment' in state && state.confirmedPayment === true;
}
