/** Keeps the page in step with the session: reports its end, and drops cached data when the customer changes. */
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { SESSION_KEY, useSession } from '../../api/session.ts';
import { holderOf, onSessionNews, tellOtherTabs } from '../../api/session-channel.ts';
import { onSessionEnd } from '../../api/session-end.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture, paths } from '../../paths.ts';
import { forgetShopping } from '../../storage/shopping-memory.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { useCurrentAddress } from './current-path.ts';

/** How long the notification is readable before the page leaves, in milliseconds. */
const READING_TIME_MS = 1500;

export function SessionWatch() {
  const session = useSession();
  const { role, signIn } = session;
  const { culture } = useSite();
  const holder = holderOf(session);
  const notify = useNotify();
  const address = useCurrentAddress();
  const { mutate } = useSWRConfig();
  const leaving = useRef(false);
  const lastHolder = useRef(holder);

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
          else signIn(address);
        }, READING_TIME_MS);
      }),
    [notify, signIn, address, role, culture],
  );

  useEffect(() => {
    tellOtherTabs({ kind: 'seen', holder });
    if (lastHolder.current === holder) return;
    lastHolder.current = holder;
    void mutate((key) => key !== SESSION_KEY, undefined, { revalidate: true });
  }, [holder, mutate]);

  useEffect(
    () =>
      onSessionNews((news) => {
        if (news.kind === 'signed-out') forgetShopping();
        else if (news.holder === lastHolder.current) return;
        void mutate(SESSION_KEY);
      }),
    [mutate],
  );

  return null;
}
