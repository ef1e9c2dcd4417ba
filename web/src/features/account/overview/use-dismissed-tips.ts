/** The tips that a person has closed; they stay closed (specification 2, section 2). */
import { useState } from 'react';
import { readStored, writeStored } from '../../../storage/browser-storage.ts';

export type DismissedTips = { readonly ids: readonly string[]; readonly dismiss: (id: string) => void };

export function useDismissedTips(): DismissedTips {
  const [ids, setIds] = useState<readonly string[]>(() => readStored('dismissedTips') ?? []);
  return {
    ids,
    dismiss: (id) => {
      // Another tab may have closed others meanwhile.
      const all = [...new Set([...(readStored('dismissedTips') ?? []), ...ids, id])];
      writeStored('dismissedTips', all);
      setIds(all);
    },
  };
}
