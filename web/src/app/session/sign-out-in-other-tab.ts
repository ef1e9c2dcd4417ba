/**
 * Returns whether another tab is signing out. The identity provider may still have its session then and would sign the
 * customer in again at once. So this tab waits until the other one is back, or until it gets the focus.
 */
import { useEffect, useState } from 'react';
import { onSessionMessage } from '../../api/session-channel.ts';

export function useSignOutInOtherTab(): boolean {
  const [signingOut, setSigningOut] = useState(false);

  useEffect(() => onSessionMessage(({ kind }) => setSigningOut(kind === 'signed-out')), []);

  useEffect(() => {
    if (!signingOut) return;
    const reset = () => setSigningOut(false);
    window.addEventListener('focus', reset);
    return () => window.removeEventListener('focus', reset);
  }, [signingOut]);

  return signingOut;
}
