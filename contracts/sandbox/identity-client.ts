/** How the shop is registered at the identity provider: the addresses that a person may be sent back to. */
import { cultures } from '@perennial/shared/cultures/cultures';

const LANDING_PAGES = ['', '/', '/cart', '/checkout'];

/** The registration of the shop at this address. */
export function identityClient(shopUrl: string, secret: string) {
  const cultureUrls = cultures.map(({ code }) => `${shopUrl}/${code}`);
  return {
    id: 'perennial-shop',
    secret,
    redirectUris: cultureUrls.map((url) => `${url}/udi-return`),
    postLogoutRedirectUris: [shopUrl, ...cultureUrls].flatMap((url) => LANDING_PAGES.map((page) => `${url}${page}`)),
    backchannelLogoutUri: `${shopUrl}/bff/backchannel-logout`,
  };
}
