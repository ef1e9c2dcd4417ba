/**
 * A part of a page whose module is loaded when it is needed. The server renders the placeholder, because the page comes
 * without the styles of such a part (docs/rules/content.md#server-rendered-pages).
 */
import { type ReactNode, Suspense } from 'react';
import { useIsInBrowser } from './use-is-in-browser.ts';

type Props = { placeholder?: ReactNode; children: ReactNode };

export function LoadedPart({ placeholder = null, children }: Props) {
  const isInBrowser = useIsInBrowser();
  return isInBrowser ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
}
