import { useNotify } from '../../ui/notifications.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';

/** How long the reason of a failure stays, in milliseconds. */
const READING_TIME_MS = 10_000;

/**
 * Returns a function that tells the reason of a failure in a notification if the part of the page that would show it has
 * gone (docs/rules/errors.md#left-pages): the customer has left it, or a refusal has changed what the page offers.
 */
export function useLateFailure(): (text: string) => void {
  const isShown = useIsShown();
  const notify = useNotify();
  return (text) => {
    if (!isShown.current) notify('danger', text, READING_TIME_MS);
  };
}
