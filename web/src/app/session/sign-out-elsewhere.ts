/**
 * Whether another tab is signing out just now. The identity provider may still know the person then, and would sign
 * them in again at once, so nothing is to be asked of it until the other tab is back or the person comes to this one.
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
