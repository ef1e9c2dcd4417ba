/** What a page shows in the browser only, and not before it is hydrated. */
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

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

type Props = { placeholder?: ReactNode; children: ReactNode };

/**
 * A part of a page whose module is loaded when it is needed. The server renders the placeholder, because the page comes
 * without the styles of such a part (docs/rules/content.md#server-rendered-pages).
 */
export function LoadedPart({ placeholder = null, children }: Props) {
  const isInBrowser = useIsInBrowser();
  return isInBrowser ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
}
