/**
 * Asks for recurring-payment consent where the country requires an answer (docs/rules/payments.md#asking-for-consent).
 */
import type { Compliance, Profile } from '@perennial/shared/models/profile';
import { useCallMutation } from '../../api/use-call-mutation.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { FormActions } from '../../ui/form/form-actions.tsx';
import { FormLayout } from '../../ui/form/form-layout.tsx';
import { useGuardedAction } from '../../ui/use-guarded-action.ts';
import { ChangeNotice } from '../change-notice.tsx';

type Props = {
  profile: Profile;
  open: boolean;
  /** Called after an answer, and when the customer closes the dialog because the answer could not be saved. */
  onClose: () => void;
};

export function ConsentDialog({ open, ...question }: Props) {
  return open ? <OpenConsentDialog {...question} /> : null;
}

/** A component of its own, because the guard of the two buttons ends when the dialog closes. */
function OpenConsentDialog({ profile, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation();
  const { trigger, isMutating, error, progress } = useCallMutation('updatePersonalDetails');

  const answer = useGuardedAction(async (sbeCompliance: Compliance) => {
    const { firstName, lastName } = profile.personalDetail;
    try {
      await trigger({ body: { firstName, lastName, sbeCompliance } });
    } catch {
      // `error` has the reason, which is shown below.
      return false;
    }
    onClose();
    return true;
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('payment.consent.title')}
      width={500}
      dismissable={(error !== undefined && !isMutating) || progress.waiting === 'late'}
    >
      <FormLayout>
        <p>{t('payment.consent.text')}</p>
        <ErrorNotice text={error?.problem.detail} />
        <ChangeNotice progress={progress} />
        <FormActions>
          <Button
            variant="primary"
            busy={isMutating}
            busyText={t('checkout.saving')}
            onClick={() => void answer('True')}
          >
            {t('payment.consent.accept')}
          </Button>
          <Button disabled={isMutating} onClick={() => void answer('False')}>
            {t('payment.consent.deny')}
          </Button>
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}
