import { useSyncExternalStore } from 'react';

/** Nothing to observe: the browser takes a page over once. */
const subscribe = () => () => undefined;

/** Whether the browser has taken the page over. False on the server and in the first render of a drawn page. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
