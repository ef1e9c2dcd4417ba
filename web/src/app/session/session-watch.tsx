/** Keeps the page in step with the session: reports its end, and drops cached data when the customer changes. */
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { SESSION_KEY, useSession } from '../../api/session.ts';
import { onSessionMessage, postToOtherTabs, toSessionUser } from '../../api/session-channel.ts';
import { onSessionEnd } from '../../api/session-end.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture, paths } from '../../paths.ts';
import { clearShoppingData } from '../../storage/shopping-memory.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { useCurrentPath } from './use-current-path.ts';

/** How long the notification is readable before the page leaves, in milliseconds. */
const READING_TIME_MS = 1500;

export function SessionWatch() {
  const session = useSession();
  const { role, signIn } = session;
  const { culture } = useSite();
  const user = toSessionUser(session);
  const notify = useNotify();
  const currentPath = useCurrentPath();
  const { mutate } = useSWRConfig();
  const leaving = useRef(false);
  const lastUser = useRef(user);

  // The notification comes first, then sign-in with the current page as return URL (docs/rules/sign-in.md#session-end).
  useEffect(
    () =>
      onSessionEnd((problem) => {
        if (leaving.current) return;
        leaving.current = true;
        notify('warning', problem.detail);
        setTimeout(() => {
          leaving.current = false;
          // Admins sign in on a separate page.
          if (role === 'admin') window.location.assign(inCulture(culture.code, paths.loginAdmin()));
          else signIn(currentPath);
        }, READING_TIME_MS);
      }),
    [notify, signIn, currentPath, role, culture],
  );

  useEffect(() => {
    postToOtherTabs({ kind: 'seen', user });
    if (lastUser.current === user) return;
    lastUser.current = user;
    void mutate((key) => key !== SESSION_KEY, undefined, { revalidate: true });
  }, [user, mutate]);

  useEffect(
    () =>
      onSessionMessage((message) => {
        if (message.kind === 'signed-out') clearShoppingData();
        else if (message.user === lastUser.current) return;
        void mutate(SESSION_KEY);
      }),
    [mutate],
  );

  return null;
}
