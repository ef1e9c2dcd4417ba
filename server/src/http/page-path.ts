/** Which URLs belong to pages. */
import { isCultureCode } from '@perennial/shared/cultures/cultures';

/** Whether a URL is neither one of the BFF nor of an asset. `*`, and a URL of another scheme than http, are no pages. */
export function isPagePath(url: string): boolean {
  return /^\/(?!(api|bff|assets)(\/|\?|$))/.test(url);
}

/**
 * Whether a URL without a culture names a file (`/wp-login.php`, `/.well-known/x`): no page has such a path, so it gets no
 * culture either.
 */
export function isFilePath(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  const segments = path.split('/').slice(1);
  return (
    !isCultureCode(segments[0]) &&
    (segments[0]?.startsWith('.') === true || /\.[a-z0-9]+$/i.test(segments.at(-1) ?? ''))
  );
}
