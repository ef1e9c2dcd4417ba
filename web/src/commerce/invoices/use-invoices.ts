/** The invoices of who is signed in, asked for once for header, menu, overview and billing. */
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { SWRResponse } from 'swr';
import type { ProblemError } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { openBalanceOf } from './balance.ts';

export function useInvoices(): SWRResponse<CallResponse<'getInvoices'>, ProblemError> {
  const { signedIn } = useSession();
  return useCall('getInvoices', signedIn ? {} : null, { revalidateOnFocus: false });
}

/** What is owed; 0 while that is not known. A failure is not shown where this is asked (specification 1, section 8). */
export function useOpenBalance(): number {
  const { data } = useInvoices();
  return data ? openBalanceOf(data) : 0;
}
