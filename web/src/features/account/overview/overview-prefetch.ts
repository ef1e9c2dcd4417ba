/** What the overview and the layout around it prefetch. The server asks this for the server-rendered page. */
import { type PrefetchQuery, prefetchQuery } from '@perennial/shared/page-data';

/** The frame of every page asks for payment activity and invoices. */
export const overviewPrefetch: readonly PrefetchQuery[] = [
  prefetchQuery('getSubscriptions', {}),
  prefetchQuery('getProfile', {}),
];
