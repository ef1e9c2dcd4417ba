/** Opens the cancel flow for a link with `?task=cancel` (docs/rules/subscriptions.md#task-links, ADR 94). */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useClosedReason } from '../../../commerce/status/change-entry.tsx';

const TASK = 'task';

/**
 * Calls `open` for each opened link, if the section offers the flow, and changes are open. Returns a function that takes
 * the task out of the address: a reload does not open again what the customer has closed.
 */
export function useLinkedFlow(isOffered: boolean, open: () => void): () => void {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const closedReason = useClosedReason();
  const link = isOffered && query.get(TASK) === 'cancel' ? key : undefined;
  const onLink = useEffectEvent(() => {
    if (closedReason === undefined) open();
  });
  useEffect(() => {
    if (link !== undefined) onLink();
  }, [link]);

  return () => {
    if (link === undefined) return;
    query.delete(TASK);
    setQuery(query, { replace: true });
  };
}
