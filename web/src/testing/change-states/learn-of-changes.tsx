/** How an open page learns of what another browser has changed (docs/rules/results-at-once.md#events). */
import { act } from '@testing-library/react';
import type { InitialEntry } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { announced, pass } from './person.ts';

let readAgain: () => Promise<unknown>;

/** To be drawn beside the page. */
export function Cache() {
  const { mutate } = useSWRConfig();
  readAgain = () => mutate(() => true).catch(() => undefined);
  return null;
}

/** Gives the browser the URL of a page: one that was left says nothing. */
export function goTo(at: InitialEntry): void {
  window.history.replaceState(null, '', typeof at === 'string' ? at : at.pathname);
}

/** Reads everything again that the page shows, as after an event of another browser. */
export async function learnOfChanges(): Promise<void> {
  await act(() => readAgain());
  await pass();
}

/** Whether a screen reader was told that a dialog has gone. */
export const saysGone = (): boolean => announced().includes('The subscription has changed in the meantime');
