import { useSyncExternalStore } from 'react';

/** Nothing to observe: the browser takes a page over once. */
const subscribe = () => () => undefined;

/** Whether the browser has hydrated the page. False on the server and in the first render of a server-rendered page. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
