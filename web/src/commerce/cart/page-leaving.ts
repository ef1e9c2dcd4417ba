/** Tells a page that it is left, and for where. */
import { useEffect, useRef } from 'react';

/** Calls `onLeave` with the path (culture included) that the person goes to inside the shop. */
export function usePageLeaving(onLeave: (destination: string) => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const here = window.location.pathname;
    return () => {
      // The address has changed by the time that the page goes; it has not when React only tries its effects.
      const destination = window.location.pathname;
      if (destination !== here) latest.current(destination);
    };
  }, []);
}
