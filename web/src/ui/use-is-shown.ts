import { type RefObject, useEffect, useRef } from 'react';

/** Returns whether the component is still on the page, for what follows from an answer that arrives late. */
export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
