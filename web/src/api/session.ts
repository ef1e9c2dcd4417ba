/** The session as the browser may know it, with sign-in, sign-up and sign-out. */
import type { SessionState } from '@perennial/shared/models/session';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useSite } from '../i18n/site.tsx';
import { markSignOut } from '../storage/session-mark.ts';
import { bff, type ProblemError } from './client.ts';
import { apiObserver } from './observer.ts';
import { postToOtherTabs } from './session-channel.ts';
import { getLeaving, setLeaving } from './session-end.ts';

/** The session's cache key; the app puts the session of the boot data there as the first value. */
export const SESSION_KEY = 'session';

type Entrance = '/bff/login' | '/bff/signup';

type Session = SessionState & {
  /**
   * Leaves for the identity provider. `returnTo` is a path of this shop with its culture. `again` asks for the
   * credentials also if the provider has a session.
   */
  signIn(returnTo: string, options?: { again?: boolean }): void;
  /** Returns the address of the sign-in, for a link that works without scripts too. */
  signInUrl(returnTo: string): string;
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

  const urlOf = useCallback(
    (entrance: Entrance, returnTo: string, prompt?: 'login') => {
      const query = new URLSearchParams({ culture: culture.code, language, returnTo, ...(prompt && { prompt }) });
      return `${entrance}?${query}`;
    },
    [culture, language],
  );
  const leave = useCallback(
    (entrance: Entrance, returnTo: string, prompt?: 'login') => {
      // It would take the place of the way to the end of the session at the identity provider.
      if (getLeaving() === 'signing-out') return;
      apiObserver()?.leaving(entrance === '/bff/login' ? 'sign_in' : 'sign_up');
      window.location.assign(urlOf(entrance, returnTo, prompt));
    },
    [urlOf],
  );
  const signInUrl = useCallback((returnTo: string) => urlOf('/bff/login', returnTo), [urlOf]);
  const signIn = useCallback<Session['signIn']>(
    (returnTo, { again = false } = {}) => leave('/bff/login', returnTo, again ? 'login' : undefined),
    [leave],
  );
  const signUp = useCallback((returnTo: string) => leave('/bff/signup', returnTo), [leave]);

  const signOut = useCallback(async () => {
    apiObserver()?.leaving('sign_out');
    setLeaving('signing-out');
    postToOtherTabs({ kind: 'signing-out' });
    // Before the answer, because the tab may be closed meanwhile.
    const takeMarkBack = markSignOut();
    let redirectTo: string;
    try {
      const answer = await bff('POST', '/bff/logout');
      redirectTo = answer.redirectTo;
      // Before the message: a page that is starting either reads the mark or gets the message.
      markSignOut(answer.endedAt);
    } catch (error) {
      takeMarkBack();
      setLeaving('no');
      postToOtherTabs({ kind: 'sign-out-failed' });
      throw error;
    }
    postToOtherTabs({ kind: 'signed-out' });
    await mutate((key) => key !== SESSION_KEY, undefined, { revalidate: false });
    window.location.assign(redirectTo);
  }, [mutate]);

  if (!state) throw new Error('No session in the boot data');
  return { ...state, signIn, signInUrl, signUp, signOut };
}
