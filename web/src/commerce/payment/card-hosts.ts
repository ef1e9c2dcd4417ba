/** The hosts of the card library, if they are not the provider's own. */
import type { CoreConfiguration } from '@adyen/adyen-web';

type Hosts = NonNullable<CoreConfiguration['_environmentUrls']>;

const CHECKOUT = '/checkoutshopper/';

/**
 * Returns absolute URLs with a slash at the end. The library accepts messages of the card fields only from the origin
 * before `/checkoutshopper/`, so the path must start with it.
 */
export function cardHosts(hostUrl: string): Hosts {
  const api = new URL(CHECKOUT, hostUrl).href;
  return { api, analytics: api, cdn: { images: api, translations: api } };
}
