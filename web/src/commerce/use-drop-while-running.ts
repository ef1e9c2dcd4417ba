/** `dropWhileRunning` for a component. */
import { useMemo, useRef } from 'react';
import { dropWhileRunning } from './drop-while-running.ts';

/** Returns a function that stays the same and calls the latest `run`, except while a call of it runs. */
export function useDropWhileRunning<Args extends readonly unknown[]>(
  run: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const latest = useRef(run);
  latest.current = run;
  return useMemo(() => dropWhileRunning((...args: Args) => latest.current(...args)), []);
}
