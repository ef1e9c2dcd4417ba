/** Checkbox for news by email. */
import { useState } from 'react';
import { errorText } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { useCallMutation } from '../../../api/use-call-mutation.ts';
import { ChangeNotice } from '../../../commerce/change-notice.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useNotify } from '../../../ui/notifications.tsx';
import { useGuardedAction } from '../../../ui/use-guarded-action.ts';

export function Newsletter({ selected }: { selected: boolean }) {
  const { t } = useTranslation();
  const { role } = useSession();
  const notify = useNotify();
  const { trigger, isMutating, progress } = useCallMutation('updateOptIn');
  /** The new value while its request runs. */
  const [ticked, setTicked] = useState<boolean>();

  const choose = useGuardedAction(async (optIn: boolean) => {
    setTicked(optIn);
    try {
      await trigger({ body: { optIn } });
      notify('success', t(optIn ? 'account.details.newsletterOn' : 'account.details.newsletterOff'));
    } catch (error) {
      notify('danger', errorText(error));
    }
    setTicked(undefined);
  });

  return (
    <Card className="personal-details__part">
      <h2>{t('account.details.newsletter')}</h2>
      <Checkbox
        label={t('account.details.newsletterLabel')}
        checked={ticked ?? selected}
        guarded
        // The call needs the customer's own access token, which an admin does not have.
        disabled={isMutating || role === 'admin'}
        onChange={(event) => void choose(event.target.checked)}
      />
      <ChangeNotice progress={progress} />
    </Card>
  );
}
