/** The query of a failed sign-in: its reason and its return URL (docs/rules/sign-in.md#failed-sign-ins). */
import { isCultureCode } from '@perennial/shared/cultures/cultures';
import { parseUrl } from '../../parse-url.ts';

const reasons = ['cancelled', 'failed', 'expired', 'unavailable'] as const;

type SignInFailure = (typeof reasons)[number];

/** Returns the reason of the query, or 'failed' for an unknown one. */
export function parseSignInFailure(query: URLSearchParams): SignInFailure {
  return reasons.find((reason) => reason === query.get('reason')) ?? 'failed';
}

/**
 * Returns the return URL of the query as a path with culture, or the fallback if it is not a page or PDF of this shop. URLs that
 * a browser resolves to another origin are rejected: `//host`, `/\host`, and those with control characters.
 */
export function parseReturnUrl(query: URLSearchParams, origin: string, fallback: string): string {
  const returnTo = query.get('returnTo');
  const url = returnTo?.startsWith('/') ? parseUrl(returnTo, origin) : undefined;
  if (!url) return fallback;
  const { origin: resolvedOrigin, pathname, search, hash } = url;
  const isOurs = isCultureCode(pathname.split('/')[1]) || pathname.startsWith('/api/attachment/');
  return resolvedOrigin === origin && isOurs ? `${pathname}${search}${hash}` : fallback;
}
