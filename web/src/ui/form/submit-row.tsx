/** The main button of a form with the buttons beside it and, while it is disabled, the reason. */
import { type ReactNode, useId } from 'react';
import { Button, type ButtonVariant } from '../button.tsx';
import { useGuardedAction } from '../press/use-guarded-action.ts';
import { FormActions, FormReason } from './form-parts.tsx';

type Props = {
  label: ReactNode;
  /** Primary without it. */
  variant?: ButtonVariant;
  busy: boolean;
  /** Replaces the label while busy. */
  busyText: string;
  /** Why the button is disabled; undefined enables it. */
  disabledReason?: ReactNode;
  /** Without it the button submits its form. Drops a press while it runs, and after it has resolved to `true`. */
  onPress?: () => Promise<unknown> | undefined;
  /** The other buttons. A function gets the id of the reason, undefined without one. */
  children?: ReactNode | ((reasonId: string | undefined) => ReactNode);
};

export function SubmitRow({ label, variant = 'primary', busy, busyText, disabledReason, onPress, children }: Props) {
  const ownId = useId();
  const reasonId = disabledReason ? ownId : undefined;
  const press = useGuardedAction(async () => onPress?.());
  return (
    <FormActions>
      <Button
        variant={variant}
        guarded
        type={onPress ? 'button' : 'submit'}
        disabled={reasonId !== undefined}
        busy={busy}
        busyText={busyText}
        aria-describedby={reasonId}
        onClick={onPress && (() => void press())}
      >
        {label}
      </Button>
      {typeof children === 'function' ? children(reasonId) : children}
      {reasonId && <FormReason id={reasonId}>{disabledReason}</FormReason>}
    </FormActions>
  );
}
