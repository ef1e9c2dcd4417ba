/**
 * Requests data again that does not have a payment yet: a shop may accept it and show it some seconds later.
 * Rule: docs/rules/errors.md#changes-that-become-visible-later
 */
import { useEffect, useState } from 'react';
import { WAITS_MS } from './use-change.ts';

/** Calls `ask` after each pause while `isMissing`. Returns whether it will ask again; false when all pauses are over. */
export function useAskAgain(isMissing: boolean, ask: () => Promise<unknown>): boolean {
  const [asked, setAsked] = useState(0);
  const pause = WAITS_MS[asked];

  useEffect(() => {
    if (!isMissing || pause === undefined) return;
    // A failure is in the data's own state.
    const askOnce = () =>
      void ask()
        .catch(() => undefined)
        .then(() => setAsked((count) => count + 1));
    const timer = setTimeout(askOnce, pause);
    return () => clearTimeout(timer);
  }, [isMissing, pause, ask]);

  return isMissing && pause !== undefined;
}
