/** Checkbox for news by email. */

import { useId } from 'react';
import { useInvalidate } from '../../../api/invalidate.ts';
import { useSession } from '../../../api/session.ts';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { ChangeNotice } from '../../../commerce/changes/change-notice.tsx';
import { useAskAgain } from '../../../commerce/changes/use-ask-again.ts';
import { useChange } from '../../../commerce/changes/use-change.ts';
import { useDraftText } from '../../../commerce/forms/use-draft-text.ts';
import { useClosedReason } from '../../../commerce/status/change-entry.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FormReason } from '../../../ui/form/form-parts.tsx';
import { useNotify } from '../../../ui/notifications.tsx';
import { useTimer } from '../../../ui/use-timer.ts';

const values = { on: true, off: false } as const;

export function Newsletter({ selected }: { selected: boolean }) {
  const { t } = useTranslation();
  const { role } = useSession();
  const notify = useNotify();
  const closedReason = useClosedReason();
  const reasonId = useId();
  const tellDone = useTellDone();
  const invalidate = useInvalidate();
  /** The new value until its request has an answer, also if the page is left before. */
  const [kept, keep] = useDraftText('newsletter', 'choice');
  const { run, isRunning, progress } = useChange('updateOptIn', { failsIn: 'notification' });
  const chosen = kept === 'on' || kept === 'off' ? values[kept] : undefined;
  /** The page was left, and the shop has not made the change yet. */
  const isMissing = chosen !== undefined && chosen !== selected && !isRunning;
  const asksAgain = useAskAgain(isMissing, () => invalidate('getProfile'));

  const isSettled = chosen !== undefined && !isRunning && !asksAgain;
  const settle = () => {
    keep('');
    if (isMissing) notify('danger', t('errors.change.unknown'));
  };
  useTimer(settle, { afterMs: isSettled ? 0 : undefined });

  async function choose(optIn: boolean): Promise<void> {
    keep(optIn ? 'on' : 'off');
    const isDone = await run({ body: { optIn } });
    keep('');
    if (!isDone) return;
    tellDone(t(optIn ? 'account.details.newsletterOn' : 'account.details.newsletterOff'), ['updateOptIn']);
  }

  return (
    <Card className="personal-details__part">
      <h2>{t('account.details.newsletter')}</h2>
      <Checkbox
        label={t('account.details.newsletterLabel')}
        checked={chosen ?? selected}
        guarded
        // The call needs the customer's own access token, which an admin does not have.
        disabled={isRunning || asksAgain || role === 'admin' || closedReason !== undefined}
        aria-describedby={closedReason && reasonId}
        onChange={(event) => void choose(event.target.checked)}
      />
      {closedReason && <FormReason id={reasonId}>{closedReason}</FormReason>}
      <ChangeNotice progress={asksAgain ? { ...progress, waiting: 'checking' } : progress} />
    </Card>
  );
}
