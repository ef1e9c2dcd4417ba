/**
 * Makes a call of the catalogue that changes data, then loads the data again that it makes stale. After a failure, too,
 * if the change may have been made all the same: docs/rules/errors.md#lost-responses
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import { useCallback } from 'react';
import useSWRMutation from 'swr/mutation';
import { call, isResultUnknown, type ProblemError } from './client.ts';
import { useInvalidate } from './use-call.ts';

type CallMutation<N extends CallName> = {
  /** Throws a `ProblemError`, which is in `error` too. */
  readonly trigger: (input: CallInput<N>) => Promise<CallResponse<N>>;
  readonly isMutating: boolean;
  readonly error: ProblemError | undefined;
  readonly reset: () => void;
};

export function useCallMutation<N extends CallName>(
  name: N,
  options: { invalidates?: readonly CallName[] } = {},
): CallMutation<N> {
  const invalidate = useInvalidate();
  const { trigger, isMutating, error, reset } = useSWRMutation<
    CallResponse<N>,
    ProblemError,
    readonly ['change', N],
    { input: CallInput<N> }
  >(['change', name], async (_key, { arg }) => {
    const reload = () => Promise.all((options.invalidates ?? []).map(invalidate));
    try {
      const response = await call(name, arg.input);
      await reload();
      return response;
    } catch (error) {
      if (isResultUnknown(error)) void reload();
      throw error;
    }
  });
  const triggerWith = useCallback((input: CallInput<N>) => trigger({ input }), [trigger]);
  return { trigger: triggerWith, isMutating, error, reset };
}
