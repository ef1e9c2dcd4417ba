/** A change of a subscription: makes the call, then loads the subscription again. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput } from '@perennial/shared/catalogue/types';
import { useEffect, useRef } from 'react';
import { errorText, type ProblemError } from '../../../api/client.ts';
import { useCallMutation } from '../../../api/use-call-mutation.ts';
import type { Change, ChangeProgress } from '../../../api/use-change.ts';
import { useNotify } from '../../../ui/notifications.tsx';

export type SubscriptionAction<N extends CallName> = {
  /** Resolves when the page has the new data, to `true`, or when `error` has the reason, to `false`. */
  readonly run: (input: CallInput<N>) => Promise<boolean>;
  readonly isRunning: boolean;
  readonly error: ProblemError | undefined;
  readonly reset: () => void;
  readonly progress: ChangeProgress;
};

/** How long the reason of a refusal stays when its section has gone, in milliseconds. */
const READING_TIME_MS = 10_000;

/** `onDone` is called when the page has the change. It closes the dialog whose button was pressed. */
export function useSubscriptionAction<N extends CallName>(
  name: N,
  onDone: (change: Change<N>) => void,
): SubscriptionAction<N> {
  const { trigger, isMutating, error, reset, progress } = useCallMutation(name);
  const notify = useNotify();
  const isShown = useRef(true);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function run(input: CallInput<N>): Promise<boolean> {
    let change: Change<N>;
    try {
      change = await trigger(input);
    } catch (failure) {
      // `error` has the reason. After a refusal the page may show nothing any more that could be refused.
      if (!isShown.current) notify('danger', errorText(failure), READING_TIME_MS);
      return false;
    }
    onDone(change);
    return true;
  }
  return { run, isRunning: isMutating, error, reset, progress };
}
