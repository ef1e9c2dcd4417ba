/** A change of a subscription that a dialog asks about first. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import { useState } from 'react';
import { useSubscriptionAction } from './use-subscription-action.ts';

type ConfirmedAction<N extends CallName> = {
  /** Opens the dialog. */
  readonly ask: () => void;
  /** Makes the call; the dialog stays open with the reason after a refusal. */
  readonly confirm: (input: CallInput<N>) => void;
  /** The props of `ConfirmDialog` that depend on the state of the action. */
  readonly dialog: {
    readonly open: boolean;
    readonly onClose: () => void;
    readonly isRunning: boolean;
    readonly errorText: string | undefined;
  };
};

/** `onDone` is called with the response, after the dialog is closed. */
export function useConfirmedAction<N extends CallName>(
  name: N,
  onDone: (response: CallResponse<N>) => void,
): ConfirmedAction<N> {
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, error, reset } = useSubscriptionAction(name, (response) => {
    setAsking(false);
    onDone(response);
  });

  function close(): void {
    setAsking(false);
    reset();
  }

  return {
    ask: () => setAsking(true),
    confirm: (input) => void run(input),
    dialog: { open: isAsking, onClose: close, isRunning, errorText: error?.problem.detail },
  };
}
