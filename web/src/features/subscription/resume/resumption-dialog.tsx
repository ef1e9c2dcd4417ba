/** The dialog that resumes at once. */
import { useState } from 'react';
import { useCallOnce } from '../../../api/call-once.ts';
import type { Change } from '../../../api/make-change.ts';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { useChange } from '../../../commerce/changes/use-change.ts';
import { toDay } from '../../../commerce/dates/day.ts';
import { findFirstDay } from '../../../commerce/dates/shop-day.ts';
import { CardAfterPause } from '../../../commerce/status/card-after-pause.tsx';
import { findEndOfPause, isShipmentWaiting } from '../../../commerce/subscriptions/during-pause.ts';
import { useReplenishmentCharge } from '../../../commerce/subscriptions/replenishment-charge.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useTellGone } from '../actions/use-tell-gone.ts';
import { type SectionProps, useReadSubscription } from '../use-subscription.ts';

export default function ResumptionDialog({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const tellDone = useTellDone();
  const read = useReadSubscription(subscription.number);
  const charge = useReplenishmentCharge(subscription);
  const [isAsking, setAsking] = useState(true);
  const once = useCallOnce();
  const atOnce = useChange('resumeReplenishment', { onDone: showDone, once });
  const byDate = useChange('changeResumeDate', { onDone: showDone, once });
  const action = subscription.ableToResumeReplenishment ? atOnce : byDate;
  useTellGone(isAsking, action);
  const { nextShipmentDate, number } = subscription;
  const isWaiting = isShipmentWaiting(subscription);

  function showDone({ outcome }: Pick<Change<'resumeReplenishment'>, 'outcome'>): void {
    const resumed = outcome === 'visible' ? read() : undefined;
    setAsking(false);
    // To end a pause is final, also by its day.
    tellDone(doneText(resumed), ['resumeReplenishment', 'changeResumeDate'], { isUndo: true });
  }

  function doneText(resumed: ReturnType<typeof read>): string {
    const end = resumed && findEndOfPause(resumed);
    if (end) return t('subscription.resume.dateDone', { date: date(end) });
    const shipment = resumed?.nextShipmentDate;
    return shipment ? t('subscription.resume.doneWithDate', { date: date(shipment) }) : t('subscription.resume.done');
  }

  function resume(): Promise<boolean> {
    const params = { id: number };
    if (subscription.ableToResumeReplenishment) return atOnce.run({ params });
    // A second press after a refusal sends the day that the shop has named: its day can be ahead of the customer's.
    return byDate.run({ params, query: { resumeDate: findFirstDay(byDate.error?.problem) ?? toDay() } });
  }

  function close(): void {
    setAsking(false);
    action.reset();
  }

  return (
    <ConfirmDialog
      open={isAsking}
      onClose={close}
      title={t('subscription.resume.title')}
      facts={[
        [
          t(isWaiting ? 'subscription.action.shipmentBefore' : 'subscription.facts.nextShipment'),
          nextShipmentDate && date(nextShipmentDate),
        ],
        [t('subscription.resume.charge'), charge],
      ]}
      confirmText={t('subscription.resume.action')}
      isRunning={action.isRunning}
      errorText={action.errorText}
      progress={action.progress}
      onConfirm={resume}
    >
      <p>{t('subscription.resume.text')}</p>
      <CardAfterPause until={toDay()} />
      {(isWaiting || nextShipmentDate === null) && <p>{t('subscription.resume.dateFollows')}</p>}
      <p>{t('subscription.resume.pauseAfter')}</p>
    </ConfirmDialog>
  );
}
