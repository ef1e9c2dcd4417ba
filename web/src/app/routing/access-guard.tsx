/** Shows a page only to those who may see it; others sign in first (docs/rules/sign-in.md#guard). */
import { type ReactNode, useEffect } from 'react';
import { useSession } from '../../api/session.ts';
import { FullscreenLoader } from '../../ui/fullscreen-loader.tsx';
import { useCurrentAddress } from '../session/current-path.ts';
import { useSignOutElsewhere } from '../session/sign-out-elsewhere.ts';
import type { PageRoute } from './route-table.ts';

type Props = { access: PageRoute['access']; children: ReactNode };

export function Guard({ access, children }: Props) {
  const { signedIn, signIn } = useSession();
  const address = useCurrentAddress();
  const signOutElsewhere = useSignOutElsewhere();
  const refused = access === 'customer' && !signedIn;

  useEffect(() => {
    if (refused && !signOutElsewhere) signIn(address);
  }, [refused, signOutElsewhere, signIn, address]);

  return refused ? <FullscreenLoader /> : children;
}
