/**
 * Returns the current page as a return URL: its path with the culture, its query and its fragment. Click identifiers are
 * left out, as the server does for a page that strangers share.
 */
import { withoutClickIds } from '@perennial/shared/analytics/click-ids';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { inCulture } from '../../paths.ts';

export function useCurrentPath(): string {
  const { culture } = useSite();
  const { pathname, search, hash } = useLocation();
  return inCulture(culture.code, `${pathname}${withoutClickIds(search)}${hash}`);
}
