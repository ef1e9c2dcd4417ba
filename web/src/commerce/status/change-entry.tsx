/**
 * Why nothing can be changed at the moment, whatever the page is: the shop API is away
 * (docs/rules/account.md#while-the-shop-api-is-away, ADR 88). The reason is in the cache, which all parts of a page share and
 * which ends with it. Who puts a reason under `CLOSED_KEY`, in the customer's words, closes all changes; the empty text
 * opens them.
 */
import { CLOSED_KEY } from '@perennial/shared/page-data';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { BlockedAction } from './blocked-action.tsx';

/** Returns why changes are closed; undefined if they are open. */
export const useClosedReason = (): string | undefined => useSWR<string>(CLOSED_KEY, null).data || undefined;

type Props = { label: ReactNode; children: ReactNode };

/** A button or link that begins a change. While changes are closed, a disabled button with the reason is in its place. */
export function ChangeEntry({ label, children }: Props) {
  const reason = useClosedReason();
  return reason === undefined ? children : <BlockedAction label={label} reason={reason} />;
}
