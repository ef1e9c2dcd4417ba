/** The button "Request return": its store, and whether such a request is under way. */
import { useState } from 'react';
import { useIsUnderWay } from '../../../api/changes-under-way.ts';
import { useLateFailure } from '../../../commerce/changes/use-late-failure.ts';
import { useMakeChange } from '../../../commerce/changes/use-make-change.ts';
import { useStore } from '../../../state/use-store.ts';
import { createReturnStore } from './return-store.ts';

export function useReturnRequest() {
  const { make, ...progress } = useMakeChange({ goesOnWhenLate: true });
  const tellLate = useLateFailure();
  const [store] = useState(() => createReturnStore({ make, tellLate }));
  const { busy, failure } = useStore(store);
  // The page may have been left and opened again meanwhile.
  const isUnderWay = useIsUnderWay(['createReturn', 'createBundledReturn']);
  return { busy: busy || isUnderWay, failure, send: store.send, progress };
}
