/** Checkbox for news by email. */
import { useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { ChangeNotice } from '../../../commerce/changes/change-notice.tsx';
import { useChange } from '../../../commerce/changes/use-change.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useNotify } from '../../../ui/notifications.tsx';

export function Newsletter({ selected }: { selected: boolean }) {
  const { t } = useTranslation();
  const { role } = useSession();
  const notify = useNotify();
  /** The new value while its request runs. */
  const [ticked, setTicked] = useState<boolean>();
  const { run, isRunning, progress } = useChange('updateOptIn', { failsIn: 'notification' });

  async function choose(optIn: boolean): Promise<void> {
    setTicked(optIn);
    const isDone = await run({ body: { optIn } });
    setTicked(undefined);
    if (isDone) notify('success', t(optIn ? 'account.details.newsletterOn' : 'account.details.newsletterOff'));
  }

  return (
    <Card className="personal-details__part">
      <h2>{t('account.details.newsletter')}</h2>
      <Checkbox
        label={t('account.details.newsletterLabel')}
        checked={ticked ?? selected}
        guarded
        // The call needs the customer's own access token, which an admin does not have.
        disabled={isRunning || role === 'admin'}
        onChange={(event) => void choose(event.target.checked)}
      />
      <ChangeNotice progress={progress} />
    </Card>
  );
}
