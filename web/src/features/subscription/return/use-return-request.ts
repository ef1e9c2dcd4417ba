/** Handles the button "Request return": runs the sequence. */
import { useState } from 'react';
import { useIsUnderWay } from '../../../api/changes-under-way.ts';
import { errorText } from '../../../api/client.ts';
import { useLateFailure } from '../../../commerce/changes/use-late-failure.ts';
import { useMakeChange } from '../../../commerce/changes/use-make-change.ts';
import { type ReturnRequest, ReturnSequence } from './return-sequence.ts';

export function useReturnRequest() {
  const { make, ...progress } = useMakeChange({ goesOnWhenLate: true });
  const [sequence] = useState(() => new ReturnSequence(make));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const tellLate = useLateFailure();
  // The page may have been left and opened again meanwhile.
  const isUnderWay = useIsUnderWay(['createReturn', 'createBundledReturn']);

  /** Returns whether the shop API accepted the return. After a success it stays busy: another page follows. */
  async function send(request: ReturnRequest): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      return await sequence.send(request);
    } catch (error) {
      setFailure(errorText(error));
      tellLate(error);
      setBusy(false);
      return false;
    }
  }

  return { busy: busy || isUnderWay, failure, send, progress };
}
