/** Remembers in the browser which tips the customer has closed. */
import { useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../storage/browser-storage.ts';

export type DismissedTips = { readonly ids: readonly string[]; readonly dismiss: (id: string) => void };

/** Returns the same object until a tip is closed, so that cards are rendered again only then. */
export function useDismissedTips(): DismissedTips {
  const [ids, setIds] = useState<readonly string[]>(() => readStored('dismissedTips') ?? []);
  return useMemo(
    () => ({
      ids,
      dismiss: (id) => {
        // Another tab may have stored other ids since this one read them.
        const all = [...new Set([...(readStored('dismissedTips') ?? []), ...ids, id])];
        writeStored('dismissedTips', all);
        setIds(all);
      },
    }),
    [ids],
  );
}
