/** For pages that report what a payment or cancellation has changed: a cached response may be older than the change. */
import { useEffect, useState } from 'react';
import type { SWRResponse } from 'swr';

/**
 * Returns whether a response or an error has arrived since the component mounted, and requests one where the cache has
 * a response. SWR does not tell: it starts no request within two seconds of the last one, and on the first render it
 * reports a cached response as final.
 */
export function useIsFresh({ data, error, mutate }: Pick<SWRResponse, 'data' | 'error' | 'mutate'>): boolean {
  const [wasCached] = useState(data !== undefined);
  const [isReloaded, setIsReloaded] = useState(false);
  useEffect(() => {
    if (wasCached) void mutate().then(() => setIsReloaded(true));
  }, [wasCached, mutate]);
  return wasCached ? isReloaded : data !== undefined || error !== undefined;
}
