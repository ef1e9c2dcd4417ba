/**
 * Asks before a change of a subscription: what happens, when, what is charged, and whether it can be undone. After the
 * press that was successful the dialog takes no other one until it is gone (docs/rules/errors.md#repeated-presses).
 */
import { type ReactNode, useId } from 'react';
import { ChangeNotice } from '../../../commerce/changes/change-notice.tsx';
import type { ChangeProgress } from '../../../commerce/changes/use-make-change.ts';
import { useClosedReason } from '../../../commerce/status/change-entry.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormActions, FormLayout, FormReason } from '../../../ui/form/form-parts.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { useGuardedAction } from '../../../ui/press/use-guarded-action.ts';
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
  /** It ends a contract. */
  isEnd?: boolean;
  /** Undefined enables the button. */
  disabledReason?: string | undefined;
  isRunning: boolean;
  /** Why the shop refused it. */
  errorText: string | undefined;
  /** While the change is not visible; then the dialog cannot send it again. */
  progress?: ChangeProgress | undefined;
  /** Resolves to `true` after a success. */
  onConfirm: () => Promise<unknown>;
};

export function ConfirmDialog({ open, title, ...question }: Props) {
  const dismissable = !question.isRunning || isLate(question);
  return (
    <Dialog open={open} onClose={question.onClose} title={title} width={545} dismissable={dismissable}>
      <Question {...question} />
    </Dialog>
  );
}

const isLate = ({ progress }: Pick<Props, 'progress'>): boolean => progress?.waiting === 'late';

/** A component of its own, because its guard ends when the dialog closes. */
function Question(props: Omit<Props, 'open' | 'title'>) {
  const { onClose, facts, children, confirmText, isRunning, errorText, progress, onConfirm } = props;
  const closedReason = useClosedReason();
  const disabledReason = closedReason ?? props.disabledReason;
  const variant = props.isEnd ? 'danger' : 'primary';
  const { t } = useTranslation();
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  const confirm = useGuardedAction(onConfirm);
  return (
    <FormLayout>
      <FactList facts={facts} />
      {children}
      <ErrorNotice text={errorText} />
      {progress && <ChangeNotice progress={progress} />}
      <FormActions>
        {!isLate(props) && (
          <Button
            variant={variant}
            busy={isRunning}
            busyText={t('checkout.saving')}
            disabled={isDisabled}
            aria-describedby={isDisabled ? reasonId : undefined}
            onClick={() => void confirm()}
          >
            {confirmText}
          </Button>
        )}
        <Button disabled={isRunning && !isLate(props)} onClick={onClose}>
          {t(isLate(props) ? 'ui.close' : 'subscription.action.keepAsItIs')}
        </Button>
        {isDisabled && <FormReason id={reasonId}>{disabledReason}</FormReason>}
      </FormActions>
    </FormLayout>
  );
}
