/**
 * Returns whether another tab is signing out. The identity provider may still have its session then and would sign the
 * customer in again at once. So this tab waits until the other one is back, or until it gets the focus.
 */
import { useEffect, useState } from 'react';
import { onSessionNews } from '../../api/session-channel.ts';

export function useSignOutElsewhere(): boolean {
  const [going, setGoing] = useState(false);

  useEffect(() => onSessionNews(({ kind }) => setGoing(kind === 'signed-out')), []);

  useEffect(() => {
    if (!going) return;
    const here = () => setGoing(false);
    window.addEventListener('focus', here);
    return () => window.removeEventListener('focus', here);
  }, [going]);

  return going;
}
