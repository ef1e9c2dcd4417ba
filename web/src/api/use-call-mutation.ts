/** `useChange` for one call, with its state for a button or a form: docs/rules/errors.md#lost-responses */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput } from '@perennial/shared/catalogue/types';
import { useCallback } from 'react';
import useSWRMutation from 'swr/mutation';
import { useIsUnderWay } from './changes-under-way.ts';
import type { ProblemError } from './client.ts';
import { type Change, type ChangeProgress, useChange } from './use-change.ts';

type CallMutation<N extends CallName> = {
  /** Resolves when the page has the change. Throws a `ProblemError`, which is in `error` too. */
  readonly trigger: (input: CallInput<N>) => Promise<Change<N>>;
  /** Until the page has the change, and while such a change is under way that a part of the page has sent before. */
  readonly isMutating: boolean;
  readonly error: ProblemError | undefined;
  readonly reset: () => void;
  /** What the page says while it waits for the change: `ChangeNotice`. */
  readonly progress: ChangeProgress;
};

export function useCallMutation<N extends CallName>(name: N): CallMutation<N> {
  const { make, ...progress } = useChange();
  const { trigger, isMutating, error, reset } = useSWRMutation<
    Change<N>,
    ProblemError,
    readonly ['change', N],
    { input: CallInput<N> }
  >(['change', name], (_key, { arg }) => make(name, arg.input));
  const isUnderWay = useIsUnderWay(name);
  const triggerWith = useCallback((input: CallInput<N>) => trigger({ input }), [trigger]);
  return {
    trigger: triggerWith,
    isMutating: isMutating || isUnderWay || progress.waiting !== undefined,
    error,
    reset,
    progress,
  };
}
