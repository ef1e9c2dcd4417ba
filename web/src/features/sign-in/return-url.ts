/** What the BFF says when a sign-in did not succeed: a reason, and where the person had wanted to go. */
import { isCultureCode } from '@perennial/shared/cultures/cultures';

const reasons = ['cancelled', 'failed', 'expired', 'unavailable'] as const;

type SignInFailure = (typeof reasons)[number];

/** The reason in the query; anything else counts as 'failed'. */
export function failureIn(query: URLSearchParams): SignInFailure {
  return reasons.find((reason) => reason === query.get('reason')) ?? 'failed';
}

/**
 * The return URL in the query if it is a page of this shop, else the fallback. It has to be a path that begins with a
 * culture and stays on this origin however a browser reads it: `//host`, `/\host` and control characters do not pass.
 */
export function returnAddressIn(query: URLSearchParams, origin: string, fallback: string): string {
  const wish = query.get('returnTo');
  if (!wish?.startsWith('/') || !URL.canParse(wish, origin)) return fallback;
  const { origin: reached, pathname, search, hash } = new URL(wish, origin);
  return reached === origin && isCultureCode(pathname.split('/')[1]) ? `${pathname}${search}${hash}` : fallback;
}
