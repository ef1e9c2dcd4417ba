/** The end of the session, and what it forbids to this page (docs/rules/sign-in.md#session-end). */
import type { Problem } from '@perennial/shared/errors/problem';
import { createStore } from '../state/store.ts';
import { useStore } from '../state/use-store.ts';

type Listener = (problem: Problem) => void;

const listeners = new Set<Listener>();

/** Calls the listener for every error with the action `sign-in` or `sign-in-again`. Returns a function that removes the listener. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells the listeners that a sign-in is needed, because the session has ended or is too old, whichever request found out. */
export function announceSessionEnd(problem: Problem): void {
  for (const listener of listeners) listener(problem);
}

/**
 * Why this page must not start a sign-in at the moment (docs/rules/sign-in.md#guard). It ends with the page.
 *
 * `signing-out`: a log-out is under way here, and the page is about to leave. `signing-out-elsewhere`: in another tab.
 * `session-ended`: the end of the session is on screen, and its own sign-in follows.
 */
export type Leaving = 'no' | 'signing-out' | 'signing-out-elsewhere' | 'session-ended';

const store = createStore<{ readonly leaving: Leaving }>({ leaving: 'no' });

export const getLeaving = (): Leaving => store.get().leaving;

export const setLeaving = (leaving: Leaving): void => store.set({ leaving });

export const useLeaving = (): Leaving => useStore(store).leaving;
