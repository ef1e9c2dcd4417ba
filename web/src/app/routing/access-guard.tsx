/** Shows a page only to those who may see it; others sign in first (docs/rules/sign-in.md#guard). */
import { type ReactNode, useEffect } from 'react';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { getLeaving, useLeaving } from '../../api/session-end.ts';
import { useSite } from '../../i18n/site.tsx';
import { FullscreenLoader } from '../../ui/spinner.tsx';
import { useCurrentPath } from '../session/use-current-path.ts';
import type { PageRoute } from './route-table.ts';

type Props = { access: PageRoute['access']; children: ReactNode };

export function AccessGuard({ access, children }: Props) {
  const { signedIn, signIn, endedElsewhere } = useSession();
  const currentPath = useCurrentPath();
  const leaving = useLeaving();
  const { hasCustomerTexts } = useSite();
  // After the end of the session the page must not show what it has in its cache.
  const blocked = access === 'customer' && (!signedIn || leaving === 'session-ended');
  // The customer has signed in in another tab since this page was loaded.
  const lacksTexts = access === 'customer' && !blocked && !hasCustomerTexts;

  useEffect(() => {
    if (lacksTexts) window.location.reload();
    // The page may have begun to leave since it was rendered.
    else if (blocked && leaving === 'no' && getLeaving() === 'no') {
      if (!endedElsewhere) return signIn(currentPath);
      // Its refusal says why, before the sign-in (docs/rules/sign-in.md#session-end).
      call('getPaymentActivity', {}).catch(() => getLeaving() === 'no' && signIn(currentPath, { again: true }));
    }
  }, [lacksTexts, blocked, leaving, signIn, currentPath, endedElsewhere]);

  return blocked || lacksTexts ? <FullscreenLoader /> : children;
}
