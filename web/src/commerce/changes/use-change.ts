/**
 * The one way to change data (ADR 60): whether the change runs, why it has failed, no second one by the same press, what
 * it makes stale, and until when the page waits for it.
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput } from '@perennial/shared/catalogue/types';
import { useIsUnderWay } from '../../api/changes-under-way.ts';
import type { Change, MakeChange } from '../../api/make-change.ts';
import { type Action, type ActionOptions, useAction } from './use-action.ts';
import { type ChangeProgress, type MakeChangeOptions, useMakeChange } from './use-make-change.ts';

/** `isRunning` lasts until the page has the change, and while a part of the page that has gone sent such a change. */
export type ChangeAction<Input> = Action<Input> & {
  /** What the page says while it waits for the change: `ChangeNotice`. */
  readonly progress: ChangeProgress;
};

type ChangeOptions<Input, Result> = ActionOptions<Input, Result> & MakeChangeOptions;

/** A change by one call. `run` takes the input of the call. */
export function useChange<N extends CallName>(
  name: N,
  options: ChangeOptions<CallInput<N>, Change<N>> = {},
): ChangeAction<CallInput<N>> {
  return useChangeInSteps([name], (make, input: CallInput<N>) => make(name, input), options);
}

/**
 * A change by several calls, or by one that is chosen when it runs. `steps` makes the calls one after the other with
 * `make`. While one of `names` is under way it is busy.
 */
export function useChangeInSteps<Input = void, Result = unknown>(
  names: readonly CallName[],
  steps: (make: MakeChange, input: Input) => Promise<Result>,
  { goesOnWhenLate, once, ...options }: ChangeOptions<Input, Result> = {},
): ChangeAction<Input> {
  const { make, ...progress } = useMakeChange({ goesOnWhenLate, once });
  const action = useAction((input: Input) => steps(make, input), options);
  const isUnderWay = useIsUnderWay(names);
  return { ...action, isRunning: action.isRunning || isUnderWay || progress.waiting !== undefined, progress };
}
