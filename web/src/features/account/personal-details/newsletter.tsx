/** Consent to e-mail marketing (specification 2, sections 3 and 7). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../api/session.ts';
import { useCallMutation } from '../../../api/use-call-mutation.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useNotify } from '../../../ui/notifications.tsx';

export function Newsletter({ selected }: { selected: boolean }) {
  const { t } = useTranslation();
  const { role } = useSession();
  const notify = useNotify();
  const { trigger, isMutating } = useCallMutation('updateOptIn', { invalidates: ['getProfile'] });
  /** What was ticked, while the shop does not know it yet. */
  const [ticked, setTicked] = useState<boolean>();

  async function choose(optIn: boolean): Promise<void> {
    setTicked(optIn);
    try {
      await trigger({ body: { optIn } });
      notify('success', t(optIn ? 'account.details.newsletterOn' : 'account.details.newsletterOff'));
    } catch {
      // Specification 2, section 7: a failure is ignored. The box shows again what the shop knows.
    }
    setTicked(undefined);
  }

  return (
    <Card className="personal-details__part">
      <h2>{t('account.details.newsletter')}</h2>
      <Checkbox
        label={t('account.details.newsletterLabel')}
        checked={ticked ?? selected}
        // The shop takes it from the customer alone, with their sign-in at the identity provider.
        disabled={isMutating || role === 'admin'}
        onChange={(event) => void choose(event.target.checked)}
      />
    </Card>
  );
}
