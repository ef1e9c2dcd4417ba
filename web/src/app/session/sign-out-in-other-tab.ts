/**
 * Notes whether another tab is signing out. The identity provider may still have its session then. So this tab waits
 * until the other one is back, or until it gets the focus.
 */

import { onSessionMessage } from '../../api/session-channel.ts';
import { getLeaving, setLeaving } from '../../api/session-end.ts';

/** A log-out or an end of the session in this tab is not undone by other tabs. */
function noteElsewhere(signingOut: boolean): void {
  const now = getLeaving();
  if (now === 'no' || now === 'signing-out-elsewhere') setLeaving(signingOut ? 'signing-out-elsewhere' : 'no');
}

/** Listens to the other tabs; called once at start-up. Returns a function that ends it. */
export function watchSignOutInOtherTab(): () => void {
  const reset = () => noteElsewhere(false);
  const stop = onSessionMessage(({ kind }) => noteElsewhere(kind === 'signing-out' || kind === 'signed-out'));
  window.addEventListener('focus', reset);
  return () => {
    stop();
    window.removeEventListener('focus', reset);
  };
}
