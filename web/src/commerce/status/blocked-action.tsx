/** A disabled button with the reason next to it, for an action that is not possible now. */
import './blocked-action.css';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = { label: ReactNode; reason: string; children?: ReactNode };

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
