/**
 * Who was signed in last in this browser, so that a page notices a sign-in or sign-out that has come after the server
 * made it (docs/rules/sign-in.md#tabs-of-one-browser, ADR 51). `user` is the text of `toSessionUser`, empty for a
 * visitor.
 */
import { readStored, removeStored, writeStored } from './browser-storage.ts';

/** A sign-out that has no answer yet is later than every page. */
const NOT_ENDED_YET = Number.MAX_SAFE_INTEGER;

/** Whether another page of the browser knows of another user. */
export function isOtherUserMarked(user: string): boolean {
  const last = readStored('sessionOfBrowser');
  return last !== undefined && last.user !== toOwnerNumber(user);
}

/** Whether the session has changed since the server read it: `readAt` is the time of the server in milliseconds. */
export function isSessionOutdated(user: string, readAt: number): boolean {
  return isOtherUserMarked(user) && (readStored('sessionOfBrowser')?.at ?? 0) >= readAt;
}

/**
 * Notes who is signed in. The mark of the same user stays: a page that a visitor opens does not hide the sign-out
 * before.
 */
export function markSession(user: string, at: number): void {
  if (readStored('sessionOfBrowser')?.user === toOwnerNumber(user)) return;
  writeStored('sessionOfBrowser', { user: toOwnerNumber(user), at, isSignedOut: false });
}

/**
 * Notes that the customer signs out. `endedAt` is the time of the server in milliseconds, once it has answered. Returns
 * a function that takes the note back.
 */
export function markSignOut(endedAt = NOT_ENDED_YET): () => void {
  const before = readStored('sessionOfBrowser');
  writeStored('sessionOfBrowser', { user: toOwnerNumber(''), at: endedAt, isSignedOut: true });
  return () => (before ? writeStored('sessionOfBrowser', before) : removeStored('sessionOfBrowser'));
}

/** Returns a number that differs for other texts and does not lead back to the text: it has 32 bits (FNV-1a). */
export function toOwnerNumber(text: string): number {
  return [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
}
