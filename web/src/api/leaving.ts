/**
 * Why this page must not start a sign-in at the moment (docs/rules/sign-in.md#guard). One value for the page; it ends with
 * the page.
 */
import { createStore } from '../state/store.ts';
import { useStore } from '../state/use-store.ts';

/**
 * `signing-out`: a log-out is under way here, and the page is about to leave. `signing-out-elsewhere`: in another tab.
 * `session-ended`: the end of the session is on screen, and its own sign-in follows.
 */
export type Leaving = 'no' | 'signing-out' | 'signing-out-elsewhere' | 'session-ended';

const store = createStore<{ readonly leaving: Leaving }>({ leaving: 'no' });

export const getLeaving = (): Leaving => store.get().leaving;

export const setLeaving = (leaving: Leaving): void => store.set({ leaving });

export const useLeaving = (): Leaving => useStore(store).leaving;
