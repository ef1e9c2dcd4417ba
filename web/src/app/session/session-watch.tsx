/** Keeps the page in step with the session: reports its end, and drops cached data when the customer changes. */
import type { Problem } from '@perennial/shared/errors/problem';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { SESSION_KEY, useSession } from '../../api/session.ts';
import {
  isOfCare,
  onSessionMessage,
  postToOtherTabs,
  type SessionMessage,
  toSessionUser,
} from '../../api/session-channel.ts';
import { getLeaving, onSessionEnd, setLeaving } from '../../api/session-end.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture, paths } from '../../paths.ts';
import { removeStored } from '../../storage/browser-storage.ts';
import { clearShoppingData, keepDataOf } from '../../storage/forget-customer.ts';
import { isOtherUserMarked } from '../../storage/session-mark.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import { useCurrentPath } from './use-current-path.ts';

/** A page works without them if they cannot be loaded. */
const LateWatches = lazy(() => import('./late-watches.tsx').catch(() => ({ default: () => null })));

/** So that they do not compete with what a page loads first, in milliseconds. */
const LATE_MS = 2000;

/** How long the notification is readable before the page leaves, in milliseconds. */
const READING_TIME_MS = 1500;

export function SessionWatch() {
  const session = useSession();
  const { role, signedIn, signIn, renewalFailed = false } = session;
  const { culture } = useSite();
  const user = toSessionUser(session);
  const notify = useNotify();
  const currentPath = useCurrentPath();
  const { mutate } = useSWRConfig();
  const lastUser = useRef(user);

  // The notification comes first, then sign-in with the current page as return URL (docs/rules/sign-in.md#session-end).
  const onEnd = useEffectEvent((problem: Problem) => {
    const now = getLeaving();
    if (now === 'signing-out' || now === 'session-ended') return;
    // For a fresh sign-in the page stays: the person may cancel, and is signed in all the same. What was pressed says why.
    if (problem.action !== 'sign-in-again') {
      setLeaving('session-ended');
      notify('warning', problem.detail);
    }
    setTimeout(() => {
      // Admins sign in on a separate page.
      if (role === 'admin') window.location.assign(inCulture(culture.code, paths.loginAdmin()));
      else signIn(currentPath, { again: true });
    }, READING_TIME_MS);
  });

  const onMessage = useEffectEvent((message: SessionMessage) => {
    if (message.kind === 'signing-out' || message.kind === 'sign-out-failed') return;
    if (message.kind === 'signed-out') clearShoppingData();
    else if (message.user === lastUser.current) return;
    // The page is about to leave, and what it shows meanwhile must not change.
    if (getLeaving() === 'signing-out') return;
    void mutate(SESSION_KEY);
  });

  useEffect(() => {
    // For tabs that wait for the end of a log-out the message means that it is over. Only a tab that is back may say so.
    if (getLeaving() === 'no') postToOtherTabs({ kind: 'seen', user });
    const before = lastUser.current;
    if (before === user) return;
    lastUser.current = user;
    const ofCare = isOfCare(before) || isOfCare(user);
    const isOtherPerson = user !== '' && before !== '';
    if (ofCare || isOtherPerson) clearShoppingData();
    // After the end of a session the same person comes back to the cart. Nobody else may find it.
    else if (user === '') removeStored('dismissedTips');
    keepDataOf(user);
    // A page that shows what it came with would show it until the next answer.
    if (isOtherPerson || (ofCare && user !== '')) window.location.reload();
    else if (!ofCare) void mutate((key) => key !== SESSION_KEY, undefined, { revalidate: true });
    else if (getLeaving() !== 'signing-out' && getLeaving() !== 'session-ended') {
      setLeaving('session-ended');
      window.location.assign(inCulture(culture.code, paths.loginAdmin()));
    }
  }, [user, mutate, culture]);

  useEffect(() => {
    const stopEnd = onSessionEnd((problem) => onEnd(problem));
    const stopMessages = onSessionMessage((message) => onMessage(message));
    // A message may have come between the start of the client and here.
    if (isOtherUserMarked(lastUser.current)) void mutate(SESSION_KEY);
    return () => {
      stopEnd();
      stopMessages();
    };
  }, [mutate]);

  const [isLate, setIsLate] = useState(renewalFailed);
  useTimer(() => setIsLate(true), { afterMs: LATE_MS });

  return signedIn && isLate ? (
    <Suspense>
      <LateWatches />
    </Suspense>
  ) : null;
}
