/** Opens the cancel flow for a link with `?task=cancel` (docs/rules/subscriptions.md#task-links, ADR 94). */
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useClosedReason } from '../../../commerce/status/change-entry.tsx';
import { useTimer } from '../../../ui/use-timer.ts';

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
  const [last, setLast] = useState<{ link?: string | undefined; at?: number | undefined }>({});
  if (last.link !== link) setLast({ link, at: link === undefined ? undefined : Date.now() });
  useTimer(() => closedReason === undefined && open(), { atMs: last.at });

  return () => {
    if (link === undefined) return;
    query.delete(TASK);
    setQuery(query, { replace: true });
  };
}
