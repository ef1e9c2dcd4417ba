/**
 * Why this page must not start a sign-in at the moment (docs/rules/sign-in.md#guard). One value for the page; it ends with
 * the page.
 */
import { useSyncExternalStore } from 'react';

/**
 * `signing-out`: a log-out is under way here, and the page is about to leave. `signing-out-elsewhere`: in another tab.
 * `session-ended`: the end of the session is on screen, and its own sign-in follows.
 */
export type Leaving = 'no' | 'signing-out' | 'signing-out-elsewhere' | 'session-ended';

let current: Leaving = 'no';
const listeners = new Set<() => void>();

export function getLeaving(): Leaving {
  return current;
}

export function setLeaving(value: Leaving): void {
  current = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLeaving(): Leaving {
  return useSyncExternalStore(subscribe, getLeaving, getLeaving);
}
