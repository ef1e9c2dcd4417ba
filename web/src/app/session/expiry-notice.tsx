/**
 * Warns a person before the session ends (docs/rules/sign-in.md#end-without-activity). Only the BFF sees activity of other
 * tabs, and a silent renewal that has failed. Without an event stream that tells them, the page reads the session once a
 * minute while it is visible.
 */
import type { SessionState } from '@perennial/shared/models/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { call } from '../../api/client.ts';
import { SESSION_KEY, useSession } from '../../api/session.ts';
import { useTranslation } from '../../texts/texts.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { useTimer } from '../../ui/use-timer.ts';

const CHECK_MS = 60_000;
/** The notice comes this long before the end: at 3300 of 3600 seconds. */
const NOTICE_MS = 300_000;
/** Any of them keeps the session. */
const PRESSES = ['keydown', 'pointerdown'] as const;

type Props = {
  /** The event stream tells when the end of the session moves. */
  readonly isTold?: boolean;
};

export function ExpiryNotice({ isTold = false }: Props) {
  const { t } = useTranslation();
  const { renewalFailed = false, expiresAt } = useSession();
  const { mutate } = useSWRConfig();
  const notify = useNotify();

  const [checkAtMs, setCheckAtMs] = useState(() => Date.now() + CHECK_MS);
  useTimer(
    () => {
      if (document.visibilityState === 'visible' && !isTold) void mutate(SESSION_KEY);
      setCheckAtMs(Date.now() + CHECK_MS);
    },
    { atMs: checkAtMs },
  );

  /** Whether a press keeps the session. */
  const [isWaiting, setIsWaiting] = useState(false);
  useTimer(
    () => {
      if (renewalFailed) return notify('warning', t('shell.sessionEnds'));
      notify('warning', t('shell.sessionIdle'), NOTICE_MS);
      setIsWaiting(true);
    },
    { atMs: expiresAt === undefined ? undefined : Date.parse(expiresAt) - NOTICE_MS },
  );

  const keepSession = useEffectEvent(async () => {
    setIsWaiting(false);
    // The same text again takes the place of the notice, and goes at once.
    notify('warning', t('shell.sessionIdle'), 1);
    try {
      // Any call is activity.
      await call('getProfile', {});
    } catch {
      setIsWaiting(true);
      return;
    }
    const session = await mutate<SessionState>(SESSION_KEY);
    // Twelve hours after the sign-in nothing puts off the end.
    if (session?.expiresAt === expiresAt) notify('warning', t('shell.sessionEnds'));
  });
  useEffect(() => {
    if (!isWaiting) return;
    const onPress = () => void keepSession();
    for (const press of PRESSES) window.addEventListener(press, onPress);
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, onPress);
    };
  }, [isWaiting]);

  return null;
}
