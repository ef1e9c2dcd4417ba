/** The button "Request return": its store, and whether such a request is under way. */
import { useState } from 'react';
import { useIsUnderWay } from '../../../../api/changes-under-way.ts';
import { useMakeChange } from '../../../../commerce/changes/use-make-change.ts';
import { useStore } from '../../../../state/use-store.ts';
import { useNotify } from '../../../../ui/notifications.tsx';
import { useIsShown } from '../../../../ui/use-is-shown.ts';
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

/** How long the reason of a failure stays, in milliseconds. */
const READING_TIME_MS = 10_000;

/**
 * Returns a function that tells the reason of a failure in a notification if the part of the page that would show it has
 * gone (docs/rules/errors.md#left-pages): the customer has left it, or a refusal has changed what the page offers.
 */
function useLateFailure(): (text: string) => void {
  const isShown = useIsShown();
  const notify = useNotify();
  return (text) => {
    if (!isShown.current) notify('danger', text, READING_TIME_MS);
  };
}
