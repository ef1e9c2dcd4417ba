/** A change of a subscription that a dialog asks about first. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput } from '@perennial/shared/catalogue/types';
import { useState } from 'react';
import type { Change, ChangeProgress } from '../../../api/use-change.ts';
import { useSubscriptionAction } from './use-subscription-action.ts';

type ConfirmedAction<N extends CallName> = {
  /** Opens the dialog. */
  readonly ask: () => void;
  /** Makes the call; the dialog stays open with the reason after a refusal. Resolves to whether it was done. */
  readonly confirm: (input: CallInput<N>) => Promise<boolean>;
  /** The props of `ConfirmDialog` that depend on the state of the action. */
  readonly dialog: {
    readonly open: boolean;
    readonly onClose: () => void;
    readonly isRunning: boolean;
    readonly errorText: string | undefined;
    readonly progress: ChangeProgress;
  };
};

/** `onDone` is called when the page has the change, after the dialog is closed. */
export function useConfirmedAction<N extends CallName>(
  name: N,
  onDone: (change: Change<N>) => void,
): ConfirmedAction<N> {
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, error, reset, progress } = useSubscriptionAction(name, (change) => {
    setAsking(false);
    onDone(change);
  });

  function close(): void {
    setAsking(false);
    reset();
  }

  return {
    ask: () => setAsking(true),
    confirm: run,
    dialog: { open: isAsking, onClose: close, isRunning, errorText: error?.problem.detail, progress },
  };
}
