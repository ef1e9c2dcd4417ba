/** Announces that the session has ended, whichever request found out (docs/rules/sign-in.md#session-end). */
import type { Problem } from '@perennial/shared/errors/problem';

type Listener = (problem: Problem) => void;

const listeners = new Set<Listener>();

/** Calls the listener for every error with the action `sign-in`. Returns a function that removes the listener. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announceSessionEnd(problem: Problem): void {
  for (const listener of listeners) listener(problem);
}
