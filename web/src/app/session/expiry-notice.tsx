/**
 * Warns a customer before the session ends, if its silent renewal has failed (docs/rules/sign-in.md#renewal). Only the BFF
 * sees a failure, so the page reads the session once a minute while it is visible.
 */
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { SESSION_KEY, useSession } from '../../api/session.ts';
import { useTranslation } from '../../texts/texts.ts';
import { useNotify } from '../../ui/notifications.tsx';

const CHECK_MS = 60_000;
/** The notice comes this long before the end: at 3300 of 3600 seconds. */
const NOTICE_MS = 300_000;

export default function ExpiryNotice() {
  const { t } = useTranslation();
  const { renewalFailed = false, expiresAt } = useSession();
  const { mutate } = useSWRConfig();
  const notify = useNotify();

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void mutate(SESSION_KEY);
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [mutate]);

  useEffect(() => {
    if (!renewalFailed || expiresAt === undefined) return undefined;
    const wait = Math.max(0, Date.parse(expiresAt) - Date.now() - NOTICE_MS);
    const timer = setTimeout(() => notify('warning', t('shell.sessionEnds')), wait);
    return () => clearTimeout(timer);
  }, [renewalFailed, expiresAt, notify, t]);

  return null;
}
