/** A button whose dialog is loaded when it is pressed: the page comes without what only a press needs. */
import { Fragment, type ReactNode, useState, useTransition } from 'react';
import { BlockedAction } from '../../../commerce/status/blocked-action.tsx';
import { useClosedReason } from '../../../commerce/status/change-entry.tsx';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';

type Props = {
  label: ReactNode;
  variant?: ButtonVariant;
  className?: string;
  /** The dialog, which is open when it appears. Each press begins with a new one. */
  children: ReactNode;
};

export function AskingButton({ label, children, ...button }: Props) {
  const [press, setPress] = useState(0);
  const [isLoading, startLoading] = useTransition();
  const closedReason = useClosedReason();
  return (
    <>
      {closedReason === undefined ? (
        <Button {...button} busy={isLoading} onClick={() => startLoading(() => setPress((last) => last + 1))}>
          {label}
        </Button>
      ) : (
        <BlockedAction label={label} reason={closedReason} />
      )}
      {press > 0 && <Fragment key={press}>{children}</Fragment>}
    </>
  );
}
