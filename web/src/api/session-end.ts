/** Tells the shell that the session is over, whichever request found out (specification 1, section 8: status 401). */
import type { Problem } from '@perennial/shared/errors/problem';

type Listener = (problem: Problem) => void;

const listeners = new Set<Listener>();

/** Calls the listener whenever an answer says `sign-in`. Answers the function that stops it. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announceSessionEnd(problem: Problem): void {
  for (const listener of listeners) listener(problem);
}
