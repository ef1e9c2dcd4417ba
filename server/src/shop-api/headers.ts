/** What the shop API gets to see of a request: nothing but these headers (specification 1, section 7). */
import { cultureOf } from '@perennial/shared/cultures/cultures';
import type { SiteChoice } from '../plugins/culture.ts';

export type ShopContext = {
  readonly site: SiteChoice;
  readonly requestId: string;
  readonly userToken?: string | undefined;
};

/** The outgoing headers, made anew: no header of the browser is passed on. */
export function shopHeaders(
  { site, requestId, userToken }: ShopContext,
  { accept = 'application/json', hasBody = false } = {},
): Record<string, string> {
  const { countryCode, currency } = cultureOf(site.culture);
  return {
    accept,
    language: site.language,
    country: countryCode,
    currency: currency.code,
    'x-request-id': requestId,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(userToken === undefined ? {} : { 'user-token': userToken }),
  };
}
