/** Where a person goes after the identity provider: a page of this shop and nothing else. */
import { type CultureCode, isCultureCode } from '@perennial/shared/cultures/cultures';

/** Page of a culture to go to when no usable address was given. */
function accountPage(culture: CultureCode): string {
  return `/${culture}/my-account/overview`;
}

/** Page of a culture that shows what a person may have changed at the identity provider. */
export function personalDetailsPage(culture: CultureCode): string {
  return `/${culture}/my-account/personal-details`;
}

/**
 * A return address that is safe to redirect to: a path on this origin whose first segment is a culture. Anything else,
 * however it is written (`//host`, `/\host`, control characters), becomes the account page.
 */
export function safeReturnAddress(wanted: string | undefined, culture: CultureCode, publicUrl: URL): string {
  const fallback = accountPage(culture);
  if (wanted === undefined || !wanted.startsWith('/') || wanted.length > 2000) return fallback;
  if (!URL.canParse(wanted, publicUrl.href)) return fallback;
  const url = new URL(wanted, publicUrl);
  const [, firstSegment] = url.pathname.split('/');
  if (url.origin !== publicUrl.origin || !isCultureCode(firstSegment)) return fallback;
  // Back to the callback itself would be a loop.
  if (url.pathname === `/${firstSegment}/udi-return`) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The same page, told what became of a visit to the profile page. */
export function withProfileOutcome(returnTo: string, outcome: 'failed'): string {
  const url = new URL(returnTo, 'http://shop.invalid');
  url.searchParams.set('profile', outcome);
  return `${url.pathname}${url.search}${url.hash}`;
}
