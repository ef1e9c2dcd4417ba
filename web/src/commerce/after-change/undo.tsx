/** The way back from a change, while the data allow it (docs/rules/subscriptions.md#undo, ADR 83). */
import { useId, useState } from 'react';
import { useCallOnce } from '../../api/call-once.ts';
import type { MadeChange } from '../../api/change-record.ts';
import { withCall } from '../../api/make-change.ts';
import { useBillingPeriodTexts } from '../../i18n/billing-period.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { ChangeNotice } from '../changes/change-notice.tsx';
import { useAskAgain } from '../changes/use-ask-again.ts';
import { useChangeInSteps } from '../changes/use-change.ts';
import { toDay } from '../dates/day.ts';
import { findFirstDay } from '../dates/shop-day.ts';
import { ChangeEntry } from '../status/change-entry.tsx';
import { findInverse, type Inverse } from './inverses.ts';
import { useSeen } from './use-seen.ts';

type Props = {
  change: MadeChange;
  /** Takes the notice away. */
  dismiss: () => void;
  /** Called when the change was taken back, with the call that did it. */
  onUndone: (inverse: Inverse) => void;
};

export function Undo({ change, dismiss, onUndone }: Props) {
  const { t } = useTranslation();
  const wordsId = useId();
  const once = useCallOnce();
  const { data, mutate } = useSeen(change);
  const { run, isRunning, isDone, error, errorText, progress } = useChangeInSteps(
    [],
    (make, inverse: Inverse) => withCall<Inverse['name'], Promise<unknown>>(inverse, make),
    {
      once,
      isOnce: true,
      onDone: (_, inverse) => {
        dismiss();
        onUndone(inverse);
      },
    },
  );
  // A shop whose day is ahead of the customer's names its own day when it refuses ours.
  const inverse = findInverse(change, data, findFirstDay(error?.problem) ?? toDay());
  /** What was offered last: it stays on the button while it is sent and its data change. */
  const [offered, setOffered] = useState(inverse);
  if (inverse && !isRunning && JSON.stringify(inverse) !== JSON.stringify(offered)) setOffered(inverse);
  const shown = isRunning || isDone ? offered : inverse;
  const words = useUndoWords(shown);
  // The change may become visible later than its notice.
  const isMissing = data !== undefined && JSON.stringify(data) === JSON.stringify(change.before);
  useAskAgain(isMissing && offered === undefined, () => mutate());

  function undo(button: HTMLElement): void {
    if (!shown) return;
    // Not every browser gives a pressed button the focus, and with it the notice stays until the answer.
    button.focus();
    once.begin();
    void run(shown);
  }

  if (!offered) return null;
  return (
    <>
      <p id={wordsId} className="after-change__words">
        {shown ? words : t('afterChange.over')}
      </p>
      <ErrorNotice text={errorText} />
      <ChangeNotice progress={progress} />
      {shown && (
        <ChangeEntry label={t('afterChange.undo')}>
          <Button
            guarded
            busy={isRunning}
            busyText={t('afterChange.undoing')}
            aria-describedby={wordsId}
            onClick={({ currentTarget }) => undo(currentTarget)}
          >
            {t('afterChange.undo')}
          </Button>
        </ChangeEntry>
      )}
    </>
  );
}

/** Returns what the way back does. */
function useUndoWords(inverse: Inverse | undefined): string {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { every } = useBillingPeriodTexts();
  if (!inverse) return '';
  switch (inverse.effect) {
    case 'frequency':
      return t('afterChange.undoes.frequency', { frequency: every(inverse.months) });
    case 'product':
      return t('afterChange.undoes.product', { product: inverse.product });
    case 'resumeDate':
      return t('afterChange.undoes.resumeDate', { date: date(inverse.date) });
    default:
      return t(`afterChange.undoes.${inverse.effect}`);
  }
}
