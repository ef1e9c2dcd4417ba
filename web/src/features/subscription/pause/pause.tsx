/** Section "Pause subscription" (docs/rules/subscriptions.md#pausing). */

import { hasDevicePayments } from '@perennial/shared/subscriptions/plan-facts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
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
import { isChargeDuringPause, isDuringPause, isOtherDay } from '../../../commerce/subscriptions/during-pause.ts';
import { useReplenishmentCharge } from '../../../commerce/subscriptions/replenishment-charge.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useNotify } from '../../../ui/notifications.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useTellGone } from '../actions/use-tell-gone.ts';
import { type SectionProps, useReadSubscription } from '../use-subscription.ts';
import './pause.css';

const choices = ['open', 'until'] as const;

export default function Pause({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { languageQuery: language } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const tellDone = useTellDone();
  const group = useId();
  const read = useReadSubscription(subscription.number);
  const charge = useReplenishmentCharge(subscription);
  const draft = sectionDraft('pause', subscription.number);
  const [entered, setChoice] = useDraftText(draft, 'choice');
  const choice = choices.find((one) => one === entered) ?? 'open';
  /** What the dialog asks about; `until` is null for a pause without a date. */
  const [asked, setAsked] = useState<{ readonly until: string | null }>();
  const { run, isRunning, error, errorText, reset, progress } = useChange('pauseReplenishment', { onDone: showDone });
  useTellGone(asked !== undefined, { isRunning, errorText });
  const field = useDayField('pause', useDraftText(draft, 'date'), findFirstDay(error?.problem));

  function showDone({ outcome }: Change<'pauseReplenishment'>): void {
    const confirmed = outcome === 'visible' ? read()?.resumedReplenishmentDate : undefined;
    setAsked(undefined);
    setChoice('');
    field.change('');
    tellDone(t('subscription.pause.done'), ['pauseReplenishment']);
    if (confirmed && isOtherDay(until, confirmed)) {
      notify('warning', t('subscription.resume.otherDay', { asked: date(until), date: date(confirmed) }));
    }
    // A customer who has left the page meanwhile stays where they are.
    if (outcome !== 'left') navigate(paths.accountOverview({ language }));
  }

  function ask(): void {
    const until = choice === 'until' ? field.read() : null;
    if (until === undefined) return;
    reset();
    setAsked({ until });
  }

  const until = asked?.until ?? undefined;
  const { nextShipmentDate } = subscription;
  const movesShipment = isDuringPause(nextShipmentDate, until);
  return (
    <>
      <p>{t('subscription.pause.text')}</p>
      <fieldset className="pause__choices">
        <legend className="visually-hidden">{t('subscription.pause.howLong')}</legend>
        {choices.map((one) => (
          <label key={one} className="pause__choice">
            <input type="radio" name={group} checked={one === choice} onChange={() => setChoice(one)} />
            {t(`subscription.pause.choices.${one}`)}
          </label>
        ))}
      </fieldset>
      {choice === 'until' && (
        <DateField
          label={t('subscription.pause.until')}
          value={field.text}
          onChange={field.change}
          findEarliest={field.findEarliest}
          error={field.errorText}
        />
      )}
      <div>
        <ChangeEntry label={t('subscription.pause.action')}>
          <Button variant="primary" onClick={ask}>
            {t('subscription.pause.action')}
          </Button>
        </ChangeEntry>
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('subscription.pause.title')}
        facts={[
          [
            t(movesShipment ? 'subscription.action.shipmentBefore' : 'subscription.facts.nextShipment'),
            nextShipmentDate && date(nextShipmentDate),
          ],
          [t('subscription.pause.charge'), isChargeDuringPause(subscription, until) && charge],
          [t('subscription.facts.resumesOn'), until && date(until)],
        ]}
        confirmText={t('subscription.pause.action')}
        isRunning={isRunning}
        errorText={errorText}
        progress={progress}
        onConfirm={() =>
          run({
            params: { id: subscription.number },
            query: until === undefined ? {} : { resumeDate: until },
          })
        }
      >
        <p>
          {until === undefined
            ? t('subscription.tips.pausedOpen')
            : t('subscription.tips.pausedUntil', { date: date(until) })}
        </p>
        {until !== undefined && <CardAfterPause until={until} charge={charge} />}
        {hasDevicePayments(subscription) && <p>{t('subscription.pause.deviceGoesOn')}</p>}
        <p>{t('subscription.pause.changesAfter')}</p>
      </ConfirmDialog>
    </>
  );
}
