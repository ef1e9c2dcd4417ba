/** Moves the end of a pause to another day. */

import { useState } from 'react';
import { useCallOnce } from '../../../api/call-once.ts';
import type { Change } from '../../../api/make-change.ts';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { useChange } from '../../../commerce/changes/use-change.ts';
import { DateField } from '../../../commerce/dates/date-field.tsx';
import { findFirstDay } from '../../../commerce/dates/shop-day.ts';
import { useDayField } from '../../../commerce/dates/use-day-field.ts';
import { sectionDraft } from '../../../commerce/forms/draft-names.ts';
import { useDraftText } from '../../../commerce/forms/use-draft-text.ts';
import { CardAfterPause } from '../../../commerce/status/card-after-pause.tsx';
import { ChangeEntry } from '../../../commerce/status/change-entry.tsx';
import { isOtherDay } from '../../../commerce/subscriptions/during-pause.ts';
import { useReplenishmentCharge } from '../../../commerce/subscriptions/replenishment-charge.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useTellGone } from '../actions/use-tell-gone.ts';
import { type SectionProps, useReadSubscription } from '../use-subscription.ts';

export function ResumeDateForm({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const tellDone = useTellDone();
  const read = useReadSubscription(subscription.number);
  const charge = useReplenishmentCharge(subscription);
  const [asked, setAsked] = useState<string>();
  const kept = useDraftText(sectionDraft('resume', subscription.number), 'date');
  const once = useCallOnce();
  const { run, isRunning, error, errorText, reset, progress } = useChange('changeResumeDate', {
    onDone: showDone,
    once,
  });
  useTellGone(asked !== undefined, { isRunning, errorText });
  const field = useDayField('resume-date', kept, findFirstDay(error?.problem));
  const { resumedReplenishmentDate } = subscription;

  function showDone({ outcome }: Change<'changeResumeDate'>): void {
    const confirmed = outcome === 'visible' ? read()?.resumedReplenishmentDate : undefined;
    setAsked(undefined);
    field.change('');
    if (confirmed && isOtherDay(asked, confirmed)) {
      const text = t('subscription.resume.otherDay', { asked: date(asked), date: date(confirmed) });
      tellDone(text, ['changeResumeDate'], { kind: 'warning' });
      return;
    }
    tellDone(confirmed ? t('subscription.resume.dateDone', { date: date(confirmed) }) : t('subscription.resume.done'), [
      'changeResumeDate',
    ]);
  }

  function ask(): void {
    const day = field.read();
    if (day === undefined) return;
    reset();
    once.begin();
    setAsked(day);
  }

  return (
    <>
      {resumedReplenishmentDate && (
        <p>{t('subscription.tips.pausedUntil', { date: date(resumedReplenishmentDate) })}</p>
      )}
      <DateField
        label={t('subscription.resume.newDate')}
        value={field.text}
        onChange={field.change}
        findEarliest={field.findEarliest}
        error={field.errorText}
      />
      <div>
        <ChangeEntry label={t('subscription.resume.changeDate')}>
          <Button onClick={ask}>{t('subscription.resume.changeDate')}</Button>
        </ChangeEntry>
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('subscription.resume.dateTitle')}
        facts={[
          [t('subscription.resume.dateBefore'), resumedReplenishmentDate && date(resumedReplenishmentDate)],
          [t('subscription.resume.dateAfter'), asked && date(asked)],
          [t('subscription.resume.charge'), charge],
        ]}
        confirmText={t('subscription.resume.changeDate')}
        isRunning={isRunning}
        errorText={errorText}
        progress={progress}
        onConfirm={async () =>
          asked !== undefined && run({ params: { id: subscription.number }, query: { resumeDate: asked } })
        }
      >
        {asked !== undefined && <p>{t('subscription.tips.pausedUntil', { date: date(asked) })}</p>}
        <p>{t('subscription.resume.dateUndo')}</p>
        {asked !== undefined && <CardAfterPause until={asked} />}
      </ConfirmDialog>
    </>
  );
}
