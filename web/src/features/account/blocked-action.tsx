/** A greyed button with the reason in words beside it, for what cannot be done right now. */
import './blocked-action.css';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = { label: string; reason: string; children?: ReactNode };

export function BlockedAction({ label, reason, children }: Props) {
  const reasonId = useId();
  return (
    <div className="blocked-action">
      <Button disabled title={reason} aria-describedby={reasonId}>
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
