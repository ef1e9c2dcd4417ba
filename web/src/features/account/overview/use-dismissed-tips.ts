/** Remembers in the browser which tips the customer has closed. */
import { useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../storage/browser-storage.ts';
import { useStored } from '../../../storage/use-stored.ts';

export type DismissedTips = { readonly ids: readonly string[]; readonly dismiss: (id: string) => void };

const none: readonly string[] = [];

/** Returns the same object until a tip is closed, so that cards are rendered again only then. */
export function useDismissedTips(): DismissedTips {
  const stored = useStored('dismissedTips') ?? none;
  /** Those that were closed here, also without storage. */
  const [closed, setClosed] = useState(none);
  return useMemo(() => {
    const ids = [...new Set([...stored, ...closed])];
    return {
      ids,
      dismiss: (id) => {
        // Another tab may have stored other ids since this one read them.
        const all = [...new Set([...(readStored('dismissedTips') ?? []), ...ids, id])];
        writeStored('dismissedTips', all);
        setClosed(all);
      },
    };
  }, [stored, closed]);
}
