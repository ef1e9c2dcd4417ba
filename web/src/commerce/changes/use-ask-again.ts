/**
 * Requests data again that does not have a payment yet: a shop may accept it and show it some seconds later
 * (docs/rules/errors.md#changes-that-become-visible-later).
 */
import { useState } from 'react';
import { WAITS_MS } from '../../api/make-change.ts';
import { useTimer } from '../../ui/use-timer.ts';

/**
 * Calls `ask` after each pause while `isMissing`. Returns whether it will ask again; false when all pauses are over.
 */
export function useAskAgain(isMissing: boolean, ask: () => Promise<unknown>): boolean {
  const [asked, setAsked] = useState(0);
  const pause = WAITS_MS[asked];
  const asksAgain = isMissing && pause !== undefined;
  // A failure is in the data's own state.
  const askOnce = () =>
    void ask()
      .catch(() => undefined)
      .then(() => setAsked((count) => count + 1));
  useTimer(askOnce, { afterMs: asksAgain ? pause : undefined });
  return asksAgain;
}
