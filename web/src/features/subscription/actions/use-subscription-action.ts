/** A change of a subscription: makes the call, then loads the subscription again. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { ProblemError } from '../../../api/client.ts';
import { useCallMutation } from '../../../api/use-call-mutation.ts';
import { useDropWhileRunning } from '../../../commerce/use-drop-while-running.ts';

export type SubscriptionAction<N extends CallName> = {
  /** Drops a press while the call runs. Resolves when the page has the new data, or when `error` has the reason. */
  readonly run: (input: CallInput<N>) => Promise<void>;
  readonly isRunning: boolean;
  readonly error: ProblemError | undefined;
  readonly reset: () => void;
};

/** `onDone` is called after the call, with its response. See docs/rules/subscriptions.md#repeated-presses. */
export function useSubscriptionAction<N extends CallName>(
  name: N,
  onDone: (response: CallResponse<N>) => void,
): SubscriptionAction<N> {
  const { trigger, isMutating, error, reset } = useCallMutation(name, {
    invalidates: ['getSubscription', 'getSubscriptions'],
  });
  const run = useDropWhileRunning(async (input: CallInput<N>) => {
    let response: CallResponse<N>;
    try {
      response = await trigger(input);
    } catch {
      // `error` has the reason.
      return;
    }
    onDone(response);
  });
  return { run, isRunning: isMutating, error, reset };
}
