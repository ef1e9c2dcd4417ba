import type { ReturnScope } from '@perennial/shared/models/return';
import { useCall } from '../../../api/use-call.ts';

/** No automatic repeats: the shop API may take up to 100 s for this call. */
const ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

/** Requests the carriers that can fetch a return. */
export function useReturnCarriers(subscriptionNumber: string, scope: ReturnScope) {
  return useCall('getReturnCarriers', { query: { subscriptionNumber, scope } }, ONCE);
}
