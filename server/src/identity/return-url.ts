/** Return URLs after a visit to the identity provider (docs/rules/sign-in.md#return-urls). */

import { callNames, calls } from '@perennial/shared/catalogue/routes';
import { type CultureCode, isCultureCode } from '@perennial/shared/cultures/cultures';
import { pagePaths } from '@perennial/shared/page-paths';
import type { Config } from '../config.ts';

/** Returns the page of the identity provider for name, email and password. */
export function profileUrlOf({
  OIDC_PROFILE_URL: set,
  OIDC_ISSUER: issuer,
}: Pick<Config, 'OIDC_PROFILE_URL' | 'OIDC_ISSUER'>): URL {
  return new URL(set ?? `${issuer.href.replace(/\/$/, '')}/profile`);
}

/** The longest return URL, in letters. */
export const MAX_RETURN_URL = 2000;

function accountPath(culture: CultureCode): string {
  return `/${culture}/my-account/overview`;
}

/** Returns the path of the page that shows the customer's profile. */
export function personalDetailsPath(culture: CultureCode): string {
  return `/${culture}/my-account/personal-details`;
}

const DOCUMENT_PATHS = callNames
  .filter((name) => calls[name].responseType === 'document')
  .map((name) => new RegExp(`^${calls[name].path.replace(/\{\w+\}/g, '[\\w.~%-]+')}$`));

/** Whether a path is a PDF of the catalogue, which opens in a tab of its own. */
function isDocumentPath(pathname: string): boolean {
  return DOCUMENT_PATHS.some((path) => path.test(pathname));
}

/**
 * Returns a return URL that is safe for a redirect: a path on this origin whose first segment is a culture, or a PDF. Any
 * other value (`//host`, `/\host`, control characters) becomes the account overview.
 */
export function safeReturnUrl(returnTo: string | undefined, culture: CultureCode, publicUrl: URL): string {
  const fallback = accountPath(culture);
  if (returnTo === undefined || !returnTo.startsWith('/') || returnTo.length > MAX_RETURN_URL) return fallback;
  if (!URL.canParse(returnTo, publicUrl.href)) return fallback;
  const url = new URL(returnTo, publicUrl);
  const [, firstSegment] = url.pathname.split('/');
  if (url.origin !== publicUrl.origin) return fallback;
  if (isDocumentPath(url.pathname)) return `${url.pathname}${url.search}`;
  if (!isCultureCode(firstSegment)) return fallback;
  // A return to the callback would be a redirect loop.
  if (url.pathname === `/${firstSegment}${pagePaths.signInReturn}`) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The path that leads to the identity provider's profile page. */
export const PROFILE_PATH = '/bff/profile';

/**
 * Returns where a sign-in leads: also to the profile page, for a visitor who wanted to change the password. Not after the
 * profile page itself, which would open again.
 */
export function safeSignInReturnUrl(returnTo: string | undefined, culture: CultureCode, publicUrl: URL): string {
  return returnTo?.startsWith(`${PROFILE_PATH}?`) && returnTo.length <= MAX_RETURN_URL
    ? `${PROFILE_PATH}${new URL(returnTo, publicUrl).search}`
    : safeReturnUrl(returnTo, culture, publicUrl);
}

/** Adds the outcome of a visit to the profile page to a return URL, so that the page can show it. */
export function addProfileOutcome(returnTo: string, outcome: 'updated' | 'failed'): string {
  const url = new URL(returnTo, 'http://shop.invalid');
  url.searchParams.set('profile', outcome);
  return `${url.pathname}${url.search}${url.hash}`;
}
