/** What a press does to all chosen subscriptions, in the words of the dialogs of one subscription. */
import { toDay } from '../../../../commerce/dates/day.ts';
import { CardAfterPause } from '../../../../commerce/status/card-after-pause.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import type { Wish } from './away-rules.ts';

/** Nothing while its day is missing. */
export function AwayEffect({ wish: { task, day, isAtOnce } }: { wish: Wish }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (task === 'postpone') {
    return (
      <>
        <p>{t('subscription.postpone.text')}</p>
        <p>{t('subscription.postpone.undo')}</p>
      </>
    );
  }
  if (isAtOnce) {
    return (
      <>
        <p>{t('subscription.resume.text')}</p>
        <CardAfterPause until={toDay()} />
        <p>{t('subscription.resume.pauseAfter')}</p>
      </>
    );
  }
  if (day === undefined) return null;
  return (
    <>
      <p>{t('subscription.tips.pausedUntil', { date: date(day) })}</p>
      <CardAfterPause until={day} />
      <p>{t(task === 'pause' ? 'subscription.pause.changesAfter' : 'subscription.resume.dateUndo')}</p>
    </>
  );
}
