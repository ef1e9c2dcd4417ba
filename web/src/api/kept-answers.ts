/**
 * Which answers of the page are kept ones, from before the shop API was away
 * (docs/rules/account.md#while-the-shop-api-is-away, ADR 88). Every page has this, so it is short.
 */
import { KEPT_SINCE_HEADER, TAKES_KEPT } from '@perennial/shared/page-data';
import { showsKeptAnswers } from '@perennial/shared/page-paths';
import { unstable_serialize } from 'swr';
import { createStore } from '../state/store.ts';
import type { CallOptions } from './client.ts';

type Key = readonly unknown[];

/** `since` is a moment: in ISO 8601, or in milliseconds since 1970. */
export type KeptAnswer = { readonly key: Key; readonly since: string | number };

/** By the serialized key. An answer that was kept, and is one of now, has the value of its header: null. */
export type KeptNotes = Readonly<Record<string, KeptAnswer | '' | null | undefined>>;

export const keptAnswers = createStore<KeptNotes>({});

/** Returns the options of a request for the answer of a key. What is kept is noted, and what has come after it. */
export const keptOptions = (key: Key): Pick<CallOptions, 'headers' | 'onResponse'> => ({
  ...(showsKeptAnswers(window.location.pathname) && { headers: { 'Cache-Control': TAKES_KEPT } }),
  onResponse({ ok, headers }) {
    const text = unstable_serialize(key);
    const since = headers.get(KEPT_SINCE_HEADER);
    // After a failure the page shows what it had.
    if (ok && (since || keptAnswers.get()[text])) keptAnswers.set({ [text]: since && { key, since } });
  },
});
