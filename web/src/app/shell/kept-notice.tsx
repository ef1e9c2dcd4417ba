/**
 * Says that the page shows kept answers, and since when; asks the shop again, and closes what changes something meanwhile
 * (docs/rules/account.md#while-the-shop-api-is-away, ADR 88).
 */
import { CLOSED_KEY } from '@perennial/shared/page-data';
import { showsKeptAnswers } from '@perennial/shared/page-paths';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { LateTexts } from '../../commerce/late-texts.tsx';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useIsInBrowser } from '../../ui/in-browser.tsx';
import { keepFocus } from '../../ui/lost-focus.ts';
import { Notice } from '../../ui/notice.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { type AskShopAgain, useAskShopAgain } from './use-ask-shop-again.ts';

/** Shows nothing on a page without kept answers, and when the shop has answered again. */
export default function KeptNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const notify = useNotify();
  const asking = useAskShopAgain(() => notify('success', t('outage.over')));
  const setClosed = useSetClosed();
  const isOver = asking.since === undefined || !showsKeptAnswers(pathname);
  useEffect(() => {
    // The page may have come with closed changes, and the shop have answered before this was there.
    if (isOver) setClosed(undefined);
  }, [isOver, setClosed]);
  if (asking.since === undefined || isOver) return null;
  return (
    <LateTexts textKey="outage.notice" skeleton={null}>
      <Words asking={asking} since={asking.since} />
    </LateTexts>
  );
}

function Words({ asking: { isAsking, keep, ask }, since }: { asking: AskShopAgain; since: number }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const notify = useNotify();
  const isInBrowser = useIsInBrowser();
  const close = useCloseChanges(t('outage.closed'), keep);

  async function retry(): Promise<void> {
    const isBack = await ask();
    if (!isBack) notify('warning', t('outage.still'));
  }

  return (
    <div className="shell__kept" ref={close}>
      <Notice
        kind="warning"
        action={
          <Button busy={isAsking} busyText={t('ui.retrying')} onClick={() => void keepFocus(retry)}>
            {t('ui.retry')}
          </Button>
        }
      >
        <p>{t('outage.notice', { time: isInBrowser ? formatSince(since, Date.now(), language) : toUtc(since) })}</p>
      </Notice>
    </div>
  );
}

/** Returns the `ref` of the part that closes all changes for a reason while it is on the page. It calls `keep` first. */
function useCloseChanges(reason: string, keep: () => void): () => () => void {
  const setClosed = useSetClosed();
  return useCallback(() => {
    keep();
    setClosed(reason);
    return () => setClosed(undefined);
  }, [setClosed, keep, reason]);
}

/**
 * Returns a function that closes all changes for a reason, or opens them. The empty text opens them: SWR does not
 * render a part again when its first value, the reason, becomes undefined.
 */
function useSetClosed(): (reason: string | undefined) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (reason = '') => {
      // A page that ends takes its cache along.
      void mutate(CLOSED_KEY, reason, { revalidate: false }).catch(() => undefined);
    },
    [mutate],
  );
}

/** The server does not know the time zone of the device. A moment is in milliseconds since 1970. */
const toUtc = (moment: number) => `${new Date(moment).toISOString().slice(11, 16)} UTC`;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Writes a moment in the language of the page and in the time zone of the device: the time alone if it was on this day.
 * Moments are in milliseconds since 1970.
 */
export function formatSince(since: number, now: number, language: string): string {
  const isToday = now - since < DAY_MS && new Date(since).getDate() === new Date(now).getDate();
  const dateStyle = isToday ? undefined : 'long';
  // At the end of a sentence: Canada writes "p.m.".
  return new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short' }).format(since).replace(/\.$/, '');
}
