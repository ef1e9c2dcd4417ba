/**
 * Returns the headers of the sandbox's own pages: no inline code, no foreign resources, no frames, no caching.
 * `formTargets` are the origins that a form may redirect to, because browsers check `form-action` for redirects, too.
 */

export function pageHeaders(formTargets: readonly string[]): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    `form-action ${["'self'", ...new Set(formTargets)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    // With `no-referrer` browsers send `Origin: null` with a form, so its origin could not be checked.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** Headers of SVG files that the pages of the shop load from the sandbox. */
export const imageHeaders = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=3600',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const;
