/** The session as the browser may know it, with sign-in, sign-up and sign-out. */
import type { SessionState } from '@perennial/shared/models/session';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useSite } from '../i18n/site.tsx';
import { bff, type ProblemError } from './client.ts';
import { apiObserver } from './observer.ts';
import { postToOtherTabs } from './session-channel.ts';

/** The session's cache key; the app puts the session of the boot data there as the first value. */
export const SESSION_KEY = 'session';

type Session = SessionState & {
  /** Leaves for the identity provider. `returnTo` is a path of this shop with its culture. */
  signIn(returnTo: string): void;
  signUp(returnTo: string): void;
  /** Ends the session at the BFF, then leaves to end it at the identity provider. Throws a `ProblemError`. */
  signOut(): Promise<void>;
};

export function useSession(): Session {
  const { culture, language } = useSite();
  const { mutate } = useSWRConfig();
  const { data: state } = useSWR<SessionState, ProblemError>(SESSION_KEY, () => bff('GET', '/bff/session'), {
    revalidateOnMount: false,
    revalidateIfStale: false,
    revalidateOnFocus: true,
  });

  const leave = useCallback(
    (entrance: '/bff/login' | '/bff/signup', returnTo: string) => {
      apiObserver()?.leaving(entrance === '/bff/login' ? 'sign_in' : 'sign_up');
      window.location.assign(`${entrance}?${new URLSearchParams({ culture: culture.code, language, returnTo })}`);
    },
    [culture, language],
  );
  const signIn = useCallback((returnTo: string) => leave('/bff/login', returnTo), [leave]);
  const signUp = useCallback((returnTo: string) => leave('/bff/signup', returnTo), [leave]);

  const signOut = useCallback(async () => {
    apiObserver()?.leaving('sign_out');
    const { redirectTo } = await bff<{ redirectTo: string }>('POST', '/bff/logout');
    postToOtherTabs({ kind: 'signed-out' });
    await mutate((key) => key !== SESSION_KEY, undefined, { revalidate: false });
    window.location.assign(redirectTo);
  }, [mutate]);

  if (!state) throw new Error('useSession needs the session of the boot data in the cache');
  return { ...state, signIn, signUp, signOut };
}
