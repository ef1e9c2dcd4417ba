/**
 * Asks for recurring-payment consent where the country requires an answer (docs/rules/payments.md#asking-for-consent).
 */
import type { Compliance, Profile } from '@perennial/shared/models/profile';
import { useState } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormActions, FormLayout } from '../../ui/form/form-parts.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { ChangeNotice } from '../changes/change-notice.tsx';
import { useChange } from '../changes/use-change.ts';

type Props = {
  profile: Profile;
  open: boolean;
  /** Called after an answer, and when the customer closes the dialog because the answer could not be saved. */
  onClose: () => void;
};

export function ConsentDialog({ open, ...question }: Props) {
  return open ? <OpenConsentDialog {...question} /> : null;
}

/** A component of its own, because its change ends when the dialog closes. */
function OpenConsentDialog({ profile, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation();
  const { run, isRunning, errorText, progress } = useChange('updatePersonalDetails', { isOnce: true, onDone: onClose });
  const { firstName, lastName } = profile.personalDetail;
  const answer = (sbeCompliance: Compliance) => run({ body: { firstName, lastName, sbeCompliance } });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('payment.consent.title')}
      width={500}
      dismissable={(errorText !== undefined && !isRunning) || progress.waiting === 'late'}
    >
      <FormLayout>
        <p>{t('payment.consent.text')}</p>
        <ErrorNotice text={errorText} />
        <ChangeNotice progress={progress} />
        <FormActions>
          <Button
            variant="primary"
            busy={isRunning}
            busyText={t('checkout.saving')}
            onClick={() => void answer('True')}
          >
            {t('payment.consent.accept')}
          </Button>
          <Button disabled={isRunning} onClick={() => void answer('False')}>
            {t('payment.consent.deny')}
          </Button>
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}

type ConsentDialogState = {
  readonly open: boolean;
  /** Opens the dialog. Undefined while there is nothing to ask: the answer is yes, or the dialog is open. */
  readonly ask: (() => void) | undefined;
  readonly close: () => void;
};

/**
 * When the dialog is open: until there is an answer, and when the customer asks for it. `mayAsk`: it may open without a
 * press.
 */
export function useConsentDialog(consent: Compliance | undefined, mayAsk: boolean): ConsentDialogState {
  /** Undefined until the customer has closed the dialog or asked for it. */
  const [wanted, setWanted] = useState<boolean>();
  const open = wanted ?? (mayAsk && consent === undefined);
  const askable = !open && (consent === 'False' || (consent === undefined && wanted === false));
  return { open, ask: askable ? () => setWanted(true) : undefined, close: () => setWanted(false) };
}
