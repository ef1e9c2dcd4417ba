/** Whether the bank has decided about the customer's payments (docs/rules/payments.md#payment-activity). */
import type { PaymentActivity } from '@perennial/shared/models/payment';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';

/** `unreadable`: the server could not be asked. */
export type PaymentProgress = 'loading' | 'pending' | 'settled' | 'unreadable';

/** The activity is requested when the page opens, because a cached one may be older than the payment. */
export function usePaymentProgress(
  kind: keyof Pick<PaymentActivity, 'hasPaymentInProgress' | 'hasInitialPaymentInProgress'>,
): PaymentProgress {
  const { data, error, isValidating } = useCall(
    'getPaymentActivity',
    {},
    { revalidateOnMount: true, dedupingInterval: 0 },
  );
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && !isValidating && (data || error)) setIsFresh(true);
  if (!isFresh) return 'loading';
  if (!data) return 'unreadable';
  return data[kind] ? 'pending' : 'settled';
}
