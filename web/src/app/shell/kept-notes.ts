/** Which answers of a page are kept ones, from what the page came with on (ADR 95). Loaded only while the shop API is away. */
import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { type KeptNotes, keptAnswers } from '../../api/kept-answers.ts';
import { PrefetchedContext } from '../../api/prefetched-data.ts';

type Kept = {
  readonly notes: KeptNotes;
  /** Puts into the store what the page came with; called by a `ref`, before React compares the first render with it. */
  readonly keep: () => void;
};

/** Returns the notes: on the server, and in the first render, those of what the page came with. */
export function useKeptNotes(): Kept {
  const prefetched = useContext(PrefetchedContext);
  const { cache } = useSWRConfig();
  const first = useMemo(
    (): KeptNotes =>
      Object.fromEntries(
        [...prefetched].flatMap(([text, { name, input, keptSince }]) =>
          keptSince ? [[text, { key: [name, input], since: keptSince }]] : [],
        ),
      ),
    [prefetched],
  );
  const keep = useCallback(() => {
    for (const [text, note] of Object.entries(first)) {
      const { isValidating, error } = cache.get(text) ?? {};
      // A request may have ended before this was loaded, with an answer of now.
      const isFresh = isValidating === false && !error;
      if (!(text in keptAnswers.get()) && !isFresh) keptAnswers.set({ [text]: note });
    }
  }, [first, cache]);
  const notes = useSyncExternalStore(keptAnswers.subscribe, keptAnswers.get, () => first);
  return { notes, keep };
}
