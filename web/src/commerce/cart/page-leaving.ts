/** Observes that a page is left for another page of the shop. */
import { useEffect, useRef } from 'react';

/** Calls `onLeave` with the path of the next page, culture included. */
export function usePageLeaving(onLeave: (destination: string) => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const here = window.location.pathname;
    return () => {
      // The URL has already changed when a page unmounts. It has not when React only tests the effects in development.
      const destination = window.location.pathname;
      if (destination !== here) latest.current(destination);
    };
  }, []);
}
