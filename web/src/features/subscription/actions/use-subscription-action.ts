/** A change of a subscription: makes the call, then loads the subscription again. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput } from '@perennial/shared/catalogue/types';
import type { ProblemError } from '../../../api/client.ts';
import { useCallMutation } from '../../../api/use-call-mutation.ts';
import type { Change, ChangeProgress } from '../../../api/use-change.ts';
import { useLateFailure } from '../../../commerce/forms/use-late-failure.ts';

export type SubscriptionAction<N extends CallName> = {
  /** Resolves when the page has the new data, to `true`, or when `error` has the reason, to `false`. */
  readonly run: (input: CallInput<N>) => Promise<boolean>;
  readonly isRunning: boolean;
  readonly error: ProblemError | undefined;
  readonly reset: () => void;
  readonly progress: ChangeProgress;
};

/** `onDone` is called when the page has the change. It closes the dialog whose button was pressed. */
export function useSubscriptionAction<N extends CallName>(
  name: N,
  onDone: (change: Change<N>) => void,
): SubscriptionAction<N> {
  const { trigger, isMutating, error, reset, progress } = useCallMutation(name);
  const tellLate = useLateFailure();

  async function run(input: CallInput<N>): Promise<boolean> {
    let change: Change<N>;
    try {
      change = await trigger(input);
    } catch (failure) {
      // `error` has the reason. After a refusal the page may show nothing any more that could be refused.
      tellLate(failure);
      return false;
    }
    onDone(change);
    return true;
  }
  return { run, isRunning: isMutating, error, reset, progress };
}
