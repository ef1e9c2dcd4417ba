/** A change of a subscription that a dialog asks about first. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput } from '@perennial/shared/catalogue/types';
import { useState } from 'react';
import { useCallOnce } from '../../../api/call-once.ts';
import type { Change } from '../../../api/make-change.ts';
import { type ChangeAction, useChange } from '../../../commerce/changes/use-change.ts';
import { useTellGone } from './use-tell-gone.ts';

type ConfirmedAction<N extends CallName> = {
  /** Opens the dialog. */
  readonly ask: () => void;
  /** Makes the call; the dialog stays open with the reason after a refusal. Resolves to whether it was done. */
  readonly confirm: (input: CallInput<N>) => Promise<boolean>;
  /** The props of `ConfirmDialog` that depend on the state of the action. */
  readonly dialog: Pick<ChangeAction<never>, 'isRunning' | 'errorText' | 'progress'> & {
    readonly open: boolean;
    readonly onClose: () => void;
  };
};

type Options = {
  /** For a dialog that is open when it appears. */
  readonly isAsking?: boolean;
};

/** `onDone` is called when the page has the change, after the dialog is closed. */
export function useConfirmedAction<N extends CallName>(
  name: N,
  onDone: (change: Change<N>) => void,
  options: Options = {},
): ConfirmedAction<N> {
  const [isAsking, setAsking] = useState(options.isAsking ?? false);
  const once = useCallOnce();
  const { run, isRunning, errorText, reset, progress } = useChange(name, {
    once,
    onDone: (change) => {
      setAsking(false);
      onDone(change);
    },
  });

  useTellGone(isAsking, { isRunning, errorText });

  function ask(): void {
    once.begin();
    setAsking(true);
  }

  function close(): void {
    setAsking(false);
    reset();
  }

  return {
    ask,
    confirm: run,
    dialog: { open: isAsking, onClose: close, isRunning, errorText, progress },
  };
}
