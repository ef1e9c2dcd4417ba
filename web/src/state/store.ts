/**
 * A state outside React, and what changes it. A rule that keeps something between two presses is a function
 * `create…Store` over this: it has the state once, and its commands change it (ADR 61).
 */

type Store<State> = ReadableStore<State> & {
  /** Changes parts of the state, and tells those who show it. */
  readonly set: (changes: Partial<State>) => void;
};

/** What a component needs of a store: `useStore` reads it. */
export type ReadableStore<State> = {
  readonly get: () => State;
  /** Calls the listener after each change. Returns a function that ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether a component shows the state: an answer may arrive when its page has gone. */
  readonly isShown: () => boolean;
};

export function createStore<State extends object>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set(changes) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isShown: () => listeners.size > 0,
  };
}
