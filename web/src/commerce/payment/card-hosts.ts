/** Where the card library talks to, when that is not the provider's own hosts. */
import type { CoreConfiguration } from '@adyen/adyen-web';

type Hosts = NonNullable<CoreConfiguration['_environmentUrls']>;

const CHECKOUT = '/checkoutshopper/';

/**
 * Every address is absolute and ends in a slash. The library takes messages of the card fields only from the origin that
 * stands before `/checkoutshopper/`, so nothing may come between the two.
 */
export function cardHosts(hostUrl: string): Hosts {
  const api = new URL(CHECKOUT, hostUrl).href;
  return { api, analytics: api, cdn: { images: api, translations: api } };
}
