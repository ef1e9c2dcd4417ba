/** For what follows when a page is left for another page of the shop. */
import { useEffect, useEffectEvent } from 'react';

/** Calls `onLeave` with the path of the next page, culture included. */
export function useOnLeave(onLeave: (destination: string) => void): void {
  const tellLeft = useEffectEvent(onLeave);
  useEffect(() => {
    const here = window.location.pathname;
    return () => {
      // The URL has already changed when a page unmounts. It has not when React only tests the effects in development.
      const destination = window.location.pathname;
      if (destination !== here) tellLeft(destination);
    };
  }, []);
}
