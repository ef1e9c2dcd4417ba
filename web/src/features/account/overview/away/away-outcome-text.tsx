/** What became of a change of one subscription, in words. */
import { useFormat } from '../../../../i18n/format.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import type { NoticeKind } from '../../../../ui/notice.tsx';
import { StatusLine } from '../../../../ui/status-panel.tsx';
import type { Made, Outcome } from './away-outcome.ts';

const kinds: Readonly<Record<Outcome['kind'], NoticeKind>> = {
  queued: 'info',
  running: 'info',
  done: 'success',
  late: 'info',
  refused: 'danger',
  unknown: 'warning',
};

export function OutcomeText({ outcome }: { outcome: Outcome }) {
  return (
    <div className="away__outcome">
      <StatusLine kind={kinds[outcome.kind]}>{useOutcomeWords()(outcome)}</StatusLine>
    </div>
  );
}

/** Returns a function that says an outcome in the language of the page. */
export function useOutcomeWords(): (outcome: Outcome) => string {
  const { t } = useTranslation();
  const toMadeWords = useMadeWords();
  return (outcome) => {
    switch (outcome.kind) {
      case 'queued':
        return t('away.queued');
      case 'running':
        return outcome.waiting ? t(`ui.change.${outcome.waiting}`) : t('away.running');
      case 'late':
        return t('ui.change.late');
      case 'refused':
        return outcome.text;
      case 'unknown': {
        const notSeen = t('ui.change.notSeen');
        // The reason of a charge says it already.
        return outcome.isLookedFor && !outcome.text.includes(notSeen) ? `${outcome.text}\n${notSeen}` : outcome.text;
      }
      case 'done':
        return toMadeWords(outcome.made);
    }
  };
}

function useMadeWords(): (made: Made) => string {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (made) => {
    switch (made.says) {
      case 'paused':
        return t('away.made.paused');
      case 'pausedUntil':
        return t('away.made.pausedUntil', { date: date(made.date) });
      case 'resumed':
        return t('subscription.resume.done');
      case 'resumedWithShipment':
        return t('subscription.resume.doneWithDate', { date: date(made.date) });
      case 'resumesOn':
        return t('subscription.resume.dateDone', { date: date(made.date) });
      case 'otherDay':
        return t('subscription.resume.otherDay', { asked: date(made.asked), date: date(made.date) });
      case 'postponed':
        return t('subscription.postpone.done');
      case 'nextShipment':
        return t('away.made.nextShipment', { date: date(made.date) });
    }
  };
}
