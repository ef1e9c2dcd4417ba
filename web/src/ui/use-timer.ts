import { useEffect, useEffectEvent } from 'react';

type When =
  /** Milliseconds from now on, and again from each change of it. Undefined: not at all. */
  | { readonly afterMs: number | undefined }
  /** A moment, in milliseconds since 1970. Undefined: not at all. */
  | { readonly atMs: number | undefined };

/** Calls `run` once, with what it knows then, unless the component has gone before. */
export function useTimer(run: () => void, when: When): void {
  const onTime = useEffectEvent(run);
  const [afterMs, atMs] = 'afterMs' in when ? [when.afterMs] : [undefined, when.atMs];
  useEffect(() => {
    const wait = atMs === undefined ? afterMs : Math.max(0, atMs - Date.now());
    if (wait === undefined) return;
    const timer = setTimeout(() => onTime(), wait);
    return () => clearTimeout(timer);
  }, [afterMs, atMs]);
}
