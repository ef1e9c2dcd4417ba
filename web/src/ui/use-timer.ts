import { useEffect, useEffectEvent } from 'react';

type When =
  /** Milliseconds from now on, and again from each change of it. Undefined: not at all. */
  | { readonly afterMs: number | undefined }
  /** A moment, in milliseconds since 1970. Undefined: not at all. */
  | { readonly atMs: number | undefined }
  /** Again and again, each time after these milliseconds. */
  | { readonly everyMs: number };

/** Calls `run` with what it knows then, unless the component has gone before. */
export function useTimer(run: () => void, when: When): void {
  const onTime = useEffectEvent(run);
  const kind = 'everyMs' in when ? 'every' : 'atMs' in when ? 'at' : 'after';
  const ms = 'everyMs' in when ? when.everyMs : 'atMs' in when ? when.atMs : when.afterMs;
  useEffect(() => {
    if (ms === undefined) return undefined;
    if (kind === 'every') {
      const timer = setInterval(() => onTime(), ms);
      return () => clearInterval(timer);
    }
    const timer = setTimeout(() => onTime(), kind === 'at' ? Math.max(0, ms - Date.now()) : ms);
    return () => clearTimeout(timer);
  }, [kind, ms]);
}
