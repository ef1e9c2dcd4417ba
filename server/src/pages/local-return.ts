/**
 * The way back of a developer's own payments (specification 1, section 2.2; decision 35): a provider knows one return
 * address only, so a merchant reference that ends in LOCAL is sent on to the configured development host.
 */
import { isCultureCode } from '@perennial/shared/cultures/cultures';

const REFERENCE = 'merchantReference';
const MARK = 'LOCAL';

/**
 * Where to send a page request on to; undefined where it stays here, as every request does without a host. Only the
 * configured host is ever led to: of the request nothing but path and query goes along. A reference that is given
 * twice names no payment for certain, and stays.
 */
export function localReturnAddress(requested: URL, host: URL | undefined): string | undefined {
  if (!host || host.origin === requested.origin || !isPaymentResult(requested.pathname)) return undefined;
  const [reference, another] = requested.searchParams.getAll(REFERENCE);
  if (another !== undefined || !reference?.endsWith(MARK)) return undefined;
  return `${host.origin}${requested.pathname}${requested.search}`;
}

/** `/{culture}/payment-result`, spelt as the client's router takes it. */
function isPaymentResult(pathname: string): boolean {
  const [, culture, page, end = '', ...rest] = pathname.split('/');
  return isCultureCode(culture) && page?.toLowerCase() === 'payment-result' && end === '' && rest.length === 0;
}
