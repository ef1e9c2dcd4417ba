/** Asks before a change of a subscription: what happens, when, what is charged, and whether it can be undone. */
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { FormLayout } from '../../../ui/form/form-layout.tsx';
import { FormReason } from '../../../ui/form/form-reason.tsx';
import { FactList } from '../fact-list.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** When it takes effect, and the next shipment and charge. Entries without a value are left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** What happens, and whether it can be undone. */
  children: ReactNode;
  confirmText: string;
  /** Undefined enables the button. */
  disabledReason?: string | undefined;
  isRunning: boolean;
  /** Why the shop refused it. */
  errorText: string | undefined;
  onConfirm: () => void;
};

export function ConfirmDialog(props: Props) {
  const { open, onClose, title, facts, children, confirmText, disabledReason, isRunning, errorText, onConfirm } = props;
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={title} width={545} dismissable={!isRunning}>
      <FormLayout>
        <FactList facts={facts} />
        {children}
        <ErrorNotice text={errorText} />
        <FormActions>
          <Button
            variant="primary"
            busy={isRunning}
            busyText={t('checkout.saving')}
            disabled={isDisabled}
            aria-describedby={isDisabled ? reasonId : undefined}
            onClick={onConfirm}
          >
            {confirmText}
          </Button>
          <Button disabled={isRunning} onClick={onClose}>
            {t('subscription.action.keepAsItIs')}
          </Button>
          {isDisabled && <FormReason id={reasonId}>{disabledReason}</FormReason>}
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}
