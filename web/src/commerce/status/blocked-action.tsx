/** An action that is not possible now, with the reason next to it. */
import './blocked-action.css';
import { type ReactNode, useId } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = { label: ReactNode; reason: string; children?: ReactNode };

export function BlockedAction({ label, reason, children }: Props) {
  const reasonId = useId();
  return (
    <div className="blocked-action">
      <Button disabled aria-describedby={reasonId}>
        {label}
      </Button>
      <p id={reasonId} className="blocked-action__reason">
        <Icon name="info" />
        {reason}
      </p>
      {children}
    </div>
  );
}

/**
 * Whether a payment is in progress, which disables every other one (docs/rules/account.md#payment-activity): by the activity
 * that the shell polls. Returns false until it is loaded.
 */
export function usePaymentInProgress(): boolean {
  const { data } = useCall('getPaymentActivity', {});
  return data?.hasPaymentInProgress ?? false;
}
