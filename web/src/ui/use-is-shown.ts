import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Returns whether the component is still on the page, for what follows from an answer that arrives late. `onGone` is
 * called when it goes.
 */
export function useIsShown(onGone?: () => void): Readonly<RefObject<boolean>> {
  const isShown = useRef(true);
  const tellGone = useEffectEvent(() => onGone?.());
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      tellGone();
    };
  }, []);
  return isShown;
}
