import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './store.ts';

/** Returns the state of a store, and renders again when it changes. */
export function useStore<State>({ subscribe, get }: Pick<ReadableStore<State>, 'subscribe' | 'get'>): State {
  return useSyncExternalStore(subscribe, get, get);
}
