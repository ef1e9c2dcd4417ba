/** Shows a page only to those who may see it; others sign in first (docs/rules/sign-in.md#guard). */
import { type ReactNode, useEffect } from 'react';
import { useSession } from '../../api/session.ts';
import { FullscreenLoader } from '../../ui/fullscreen-loader.tsx';
import { useSignOutInOtherTab } from '../session/sign-out-in-other-tab.ts';
import { useCurrentPath } from '../session/use-current-path.ts';
import type { PageRoute } from './route-table.ts';

type Props = { access: PageRoute['access']; children: ReactNode };

export function AccessGuard({ access, children }: Props) {
  const { signedIn, signIn } = useSession();
  const currentPath = useCurrentPath();
  const signingOutInOtherTab = useSignOutInOtherTab();
  const blocked = access === 'customer' && !signedIn;

  useEffect(() => {
    if (blocked && !signingOutInOtherTab) signIn(currentPath);
  }, [blocked, signingOutInOtherTab, signIn, currentPath]);

  return blocked ? <FullscreenLoader /> : children;
}
