/** Runs a care action, then loads again what it may have changed. */
import { useState } from 'react';
import { call, ProblemError } from '../../../api/client.ts';
import { useInvalidate } from '../../../api/use-call.ts';
import { useDropWhileRunning } from '../../../commerce/use-drop-while-running.ts';
import type { CareCall, CareRequest, CareRequests } from './care-actions.ts';

const STALE = ['getSubscription', 'getSubscriptions', 'getCareActions', 'getInvoices'] as const;

type CareRun = {
  /** Drops a press while an action runs. */
  readonly run: (request: CareRequest) => Promise<void>;
  readonly isRunning: boolean;
  readonly errorText: string | undefined;
  readonly reset: () => void;
};

/** `onDone` is called after a success, when the data is loaded again. */
export function useCareAction(onDone: () => void): CareRun {
  const invalidate = useInvalidate();
  const [isRunning, setRunning] = useState(false);
  const [errorText, setErrorText] = useState<string>();

  async function perform(request: CareRequest): Promise<void> {
    setRunning(true);
    setErrorText(undefined);
    const problem = await send(request).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ProblemError) return error.problem;
        throw error;
      },
    );
    // A refusal may come from data that is too old, and a lost answer may be that of a success.
    await Promise.all(STALE.map(invalidate));
    setRunning(false);
    if (problem) setErrorText(problem.detail);
    else onDone();
  }

  return { run: useDropWhileRunning(perform), isRunning, errorText, reset: () => setErrorText(undefined) };
}

function send<N extends CareCall>({ name, input }: CareRequests[N]): Promise<unknown> {
  return call(name, input);
}
