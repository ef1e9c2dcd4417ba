/** Handles the button "Request return": runs the sequence, then refreshes the subscriptions. */
import { useState } from 'react';
import { call, ProblemError } from '../../../api/client.ts';
import { useInvalidate } from '../../../api/use-call.ts';
import { type ReturnRequest, ReturnSequence } from './return-sequence.ts';

export function useReturnRequest() {
  const invalidate = useInvalidate();
  const [sequence] = useState(() => new ReturnSequence(call));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** Returns whether the shop API accepted the return. */
  async function send(request: ReturnRequest): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      return await sequence.send(request);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setFailure(error.problem.detail);
      return false;
    } finally {
      setBusy(false);
      void invalidate('getSubscription');
      void invalidate('getSubscriptions');
    }
  }

  return { busy, failure, send };
}
