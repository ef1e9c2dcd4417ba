/**
 * Redirects the payments of developers to their machine. A payment provider has one return URL only, so a merchant
 * reference that ends in LOCAL leads to the configured development host (docs/rules/payments.md#local-return).
 */
import { isCultureCode } from '@perennial/shared/cultures/cultures';

const REFERENCE_PARAMETER = 'merchantReference';
const LOCAL_SUFFIX = 'LOCAL';

/**
 * Returns the URL on the development host that a page request is redirected to; undefined if it is served here. Takes
 * only path and query from the request, so no other host can be reached. A request with two references is ambiguous and
 * is served here.
 */
export function findLocalReturnUrl(requested: URL, host: URL | undefined): string | undefined {
  if (!host || host.origin === requested.origin || !isPaymentResult(requested.pathname)) return undefined;
  const [reference, another] = requested.searchParams.getAll(REFERENCE_PARAMETER);
  if (another !== undefined || !reference?.endsWith(LOCAL_SUFFIX)) return undefined;
  return `${host.origin}${requested.pathname}${requested.search}`;
}

/**
 * Matches `/{culture}/payment-result` like the client's router: any case of the page, with or without a slash at the
 * end.
 */
function isPaymentResult(pathname: string): boolean {
  const [, culture, page, end = '', ...rest] = pathname.split('/');
  return isCultureCode(culture) && page?.toLowerCase() === 'payment-result' && end === '' && rest.length === 0;
}
