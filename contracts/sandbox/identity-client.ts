/** The registration of the shop at the identity provider. */
import { cultures } from '@perennial/shared/cultures/cultures';

/** The pages that the identity provider may return to after a sign-out. */
const LANDING_PAGES = ['', '/', '/cart', '/checkout', '/login-admin', '/udi-return'];

/**
 * Returns the registration of the shop at this URL: `redirectUris` and `postLogoutRedirectUris` of every culture.
 * `shopUrlForProvider` is the URL under which the provider itself reaches the shop.
 */
export function identityClient(shopUrl: string, secret: string, shopUrlForProvider: string) {
  const cultureUrls = cultures.map(({ code }) => `${shopUrl}/${code}`);
  return {
    id: 'perennial-shop',
    secret,
    redirectUris: cultureUrls.map((url) => `${url}/udi-return`),
    postLogoutRedirectUris: [shopUrl, ...cultureUrls].flatMap((url) => LANDING_PAGES.map((page) => `${url}${page}`)),
    backchannelLogoutUri: `${shopUrlForProvider}/bff/backchannel-logout`,
  };
}
