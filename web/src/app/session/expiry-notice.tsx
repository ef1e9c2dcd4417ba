/**
 * Warns a customer before the session ends, if its silent renewal has failed (docs/rules/sign-in.md#renewal). Only the BFF
 * sees a failure, so the page reads the session once a minute while it is visible.
 */
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { SESSION_KEY, useSession } from '../../api/session.ts';
import { useTranslation } from '../../texts/texts.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { useTimer } from '../../ui/use-timer.ts';

const CHECK_MS = 60_000;
/** The notice comes this long before the end: at 3300 of 3600 seconds. */
const NOTICE_MS = 300_000;

export default function ExpiryNotice() {
  const { t } = useTranslation();
  const { renewalFailed = false, expiresAt } = useSession();
  const { mutate } = useSWRConfig();
  const notify = useNotify();

  const [checkAtMs, setCheckAtMs] = useState(() => Date.now() + CHECK_MS);
  useTimer(
    () => {
      if (document.visibilityState === 'visible') void mutate(SESSION_KEY);
      setCheckAtMs(Date.now() + CHECK_MS);
    },
    { atMs: checkAtMs },
  );

  const atMs = renewalFailed && expiresAt !== undefined ? Date.parse(expiresAt) - NOTICE_MS : undefined;
  useTimer(() => notify('warning', t('shell.sessionEnds')), { atMs });

  return null;
}
