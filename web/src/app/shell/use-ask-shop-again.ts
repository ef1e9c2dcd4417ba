/** Asks the shop again for the kept answers that a page shows (docs/rules/account.md#while-the-shop-api-is-away). */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { unstable_serialize, useSWRConfig } from 'swr';
import { type KeptAnswer, keptAnswers } from '../../api/kept-answers.ts';
import { useTimer } from '../../ui/use-timer.ts';
import { useKeptNotes } from './kept-notes.ts';

/** How often a page that somebody sees asks by itself, in milliseconds. */
const ASK_MS = 20_000;

const findKept = (notes = keptAnswers.get()): readonly KeptAnswer[] =>
  Object.values(notes).flatMap((answer) => answer || []);

export type AskShopAgain = {
  /** Of the oldest kept answer, in milliseconds since 1970; undefined without one. */
  readonly since: number | undefined;
  readonly isAsking: boolean;
  /** Notes what the page came with; for the `ref` of what shows it. */
  readonly keep: () => void;
  /** Asks for all of them. Returns whether all came. */
  readonly ask: () => Promise<boolean>;
};

/**
 * Asks for one answer from time to time, and for all when one has come, when another page is opened, and when somebody
 * presses. `onBack` is called when fresh answers have taken the place of all kept ones.
 */
export function useAskShopAgain(onBack: () => void): AskShopAgain {
  const { cache, mutate } = useSWRConfig();
  const { pathname } = useLocation();
  const { notes, keep } = useKeptNotes();
  const [isAsking, setAsking] = useState(false);
  const [turn, setTurn] = useState({ count: 0, at: Date.now() + ASK_MS });
  const [page, setPage] = useState<{ pathname: string; openedAt?: number }>({ pathname });
  const [last, setLast] = useState<{ notes: typeof notes; backAt?: number }>({ notes });

  const readError = (key: unknown) => Array.isArray(key) && cache.get(unstable_serialize(key))?.error;

  async function askFor({ key }: KeptAnswer): Promise<void> {
    const text = unstable_serialize(key);
    const before = keptAnswers.get()[text];
    await mutate(key).catch(() => undefined);
    // Nothing was asked: no part of the page shows it any more.
    if (keptAnswers.get()[text] === before && !readError(key)) keptAnswers.set({ [text]: undefined });
  }

  async function askForAll(): Promise<void> {
    await Promise.all(findKept().map(askFor));
    // What has no kept answer is an error on the page.
    if (findKept().length === 0) await mutate((key) => Boolean(readError(key))).catch(() => undefined);
  }

  async function ask(): Promise<boolean> {
    setAsking(true);
    await askForAll();
    setAsking(false);
    return findKept().length === 0;
  }

  async function askForOne(): Promise<void> {
    const kept = findKept();
    const asked = kept[turn.count % kept.length];
    if (asked && document.visibilityState === 'visible') {
      await askFor(asked);
      if (findKept().length < kept.length) await askForAll();
    }
    setTurn({ count: turn.count + 1, at: Date.now() + ASK_MS });
  }
  useTimer(() => void askForOne(), { atMs: turn.at });

  if (page.pathname !== pathname) setPage({ pathname, openedAt: Date.now() });
  useTimer(() => void askForAll(), { atMs: page.openedAt });

  if (last.notes !== notes) {
    // A page that was left takes its answers along, which says nothing about the shop.
    const hasCome = Object.entries(last.notes).some(([text, answer]) => answer && notes[text] === null);
    const isBack = hasCome && findKept(notes).length === 0;
    setLast({ notes, ...(isBack && { backAt: Date.now() }) });
  }
  useTimer(onBack, { atMs: last.backAt });

  const times = findKept(notes).map(({ since }) => new Date(since).getTime());
  return { since: times.length === 0 ? undefined : Math.min(...times), isAsking, keep, ask };
}
