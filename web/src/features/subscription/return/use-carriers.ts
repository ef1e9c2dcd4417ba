/** Who can fetch a return. The answer may take as long as its time-out of 100 s: it is asked for once. */
import type { ReturnScope } from '@perennial/shared/models/return';
import { useCall } from '../../../api/use-call.ts';

const ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

export function useReturnCarriers(subscriptionNumber: string, scope: ReturnScope) {
  return useCall('getReturnCarriers', { query: { subscriptionNumber, scope } }, ONCE);
}
