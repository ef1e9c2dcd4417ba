import { useEffect, useEffectEvent } from 'react';

/** Without either it is not called. */
type When = {
  /** Milliseconds from now on, and again from each change of it. */
  readonly afterMs?: number | undefined;
  /** A moment, in milliseconds since 1970. */
  readonly atMs?: number | undefined;
};

/** Calls `run` once, with what it knows then, unless the component has gone before. */
export function useTimer(run: () => void, { afterMs, atMs }: When): void {
  const onTime = useEffectEvent(run);
  useEffect(() => {
    const wait = atMs === undefined ? afterMs : Math.max(0, atMs - Date.now());
    if (wait === undefined) return;
    const timer = setTimeout(() => onTime(), wait);
    return () => clearTimeout(timer);
  }, [afterMs, atMs]);
}
