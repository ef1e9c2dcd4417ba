/** The customer's invoices, loaded once for header, menu, overview and billing. */
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { SWRResponse } from 'swr';
import type { ProblemError } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { sumOpenBalance } from './balance.ts';

export function useInvoices(): SWRResponse<CallResponse<'getInvoices'>, ProblemError> {
  const { signedIn } = useSession();
  return useCall('getInvoices', signedIn ? {} : null, { revalidateOnFocus: false });
}

/**
 * Returns the open balance; 0 while it is unknown. A failure is not shown, because the balance is secondary on these
 * pages.
 */
export function useOpenBalance(): number {
  const { data } = useInvoices();
  return data ? sumOpenBalance(data) : 0;
}
