/**
 * Whether the page has a place for the consent question: something waits for an answer, or a given one can be changed. It is
 * part of the first load, and the question with its rules is not.
 */
import { createStore } from '../state/store.ts';

export const consentSlot = createStore({
  isOffered: false,
  /** The browser has told the server that it asks not to be tracked; `isOptedOut` of `consent.ts` asks the browser, too. */
  isOptedOut: false,
});
