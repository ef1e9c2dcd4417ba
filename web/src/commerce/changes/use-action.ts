/**
 * An action that a press starts, and that the page shows: whether it runs, and why it has failed
 * (docs/rules/errors.md#repeated-presses). `useChange` is the one for what changes data.
 */
import { useState } from 'react';
import { ProblemError } from '../../api/client.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { useGuardedAction } from '../../ui/press/use-guarded-action.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';

export type Action<Input> = {
  /**
   * Resolves to `true` when the action is done, and to `false` when it has failed, or was dropped because it runs. Form,
   * SubmitRow and ConfirmDialog take no press after `true`.
   */
  readonly run: (input: Input) => Promise<boolean>;
  readonly isRunning: boolean;
  /** The last run was done. */
  readonly isDone: boolean;
  /** Why the last run has failed. It stays while the next one runs. */
  readonly error: ProblemError | undefined;
  /** The text of `error` for the customer. */
  readonly errorText: string | undefined;
  /** Forgets why the last run has failed. */
  readonly reset: () => void;
};

export type ActionOptions<Input, Result> = {
  /** Called when the action is done, with what it was done with. */
  readonly onDone?: ((result: Result, input: NoInfer<Input>) => void) | undefined;
  readonly onFailed?: ((error: ProblemError, input: NoInfer<Input>) => void) | undefined;
  /** What was done is not done again before the component has gone. */
  readonly isOnce?: boolean;
  /**
   * Where a failure is told: by the component, which shows `error`, or in a notification. One that arrives when the
   * component has gone is told in a notification in any case (docs/rules/errors.md#left-pages).
   */
  readonly failsIn?: 'component' | 'notification';
  /** Returns other words for a failure. */
  readonly toFailureText?: ((error: ProblemError) => string | undefined) | undefined;
};

/** How long the reason of a failure stays that the customer did not wait for, in milliseconds. */
const READING_TIME_MS = 10_000;

type State = { readonly phase: 'idle' | 'running' | 'done'; readonly error?: ProblemError | undefined };

/**
 * Returns the action. A failure is a `ProblemError` that `run` throws; any other exception ends the run, is told in words,
 * and is reported to the window.
 */
export function useAction<Input = void, Result = unknown>(
  run: (input: Input) => Promise<Result>,
  { onDone, onFailed, isOnce = false, failsIn = 'component', toFailureText }: ActionOptions<Input, Result> = {},
): Action<Input> {
  const notify = useNotify();
  const isShown = useIsShown();
  const [{ phase, error }, setState] = useState<State>({ phase: 'idle' });

  const toText = (failure: ProblemError) => toFailureText?.(failure) ?? failure.problem.detail;

  const press = useGuardedAction(
    async (input: Input) => {
      setState((before) => ({ ...before, phase: 'running' }));
      let result: Result;
      try {
        result = await run(input);
      } catch (failure) {
        const isProblem = failure instanceof ProblemError;
        setState({ phase: 'idle', error: isProblem ? failure : undefined });
        if (!isProblem) throw failure;
        if (!isShown.current || failsIn === 'notification')
          notify('danger', toText(failure), isShown.current ? undefined : READING_TIME_MS);
        onFailed?.(failure, input);
        return false;
      }
      setState({ phase: 'done' });
      onDone?.(result, input);
      return true;
    },
    (isDone) => isOnce && isDone,
  );

  return {
    run: async (input) => (await press(input)) ?? false,
    isRunning: phase === 'running',
    isDone: phase === 'done',
    error,
    errorText: error && toText(error),
    reset: () => setState(({ phase: before }) => ({ phase: before })),
  };
}
