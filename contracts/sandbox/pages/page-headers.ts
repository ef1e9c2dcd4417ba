/** Headers of the sandbox's own pages: nothing inline, nothing from elsewhere, never in a frame, never kept. */

/**
 * `formTargets` are the origins that a form's answer may lead to: a browser checks `form-action` against the redirects
 * that follow, too.
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
    // With no-referrer a browser would send `Origin: null` with a form, and the form could not be told from a foreign one.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
