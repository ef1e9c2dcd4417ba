/** The headers of a request to the shop API (docs/rules/markets.md#request-headers). */
import { cultureOf } from '@perennial/shared/cultures/cultures';
import type { FastifyRequest } from 'fastify';
import type { Site } from '../http/request-culture.ts';

export type ShopContext = {
  readonly site: Site;
  readonly requestId: string;
  readonly userToken?: string | undefined;
};

/** Returns the context of a request's calls, without a token. */
export function toShopContext({ site, id }: FastifyRequest): ShopContext {
  return { site, requestId: id };
}

/** Creates the headers. No header of the browser is forwarded. */
export function createShopHeaders(
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
