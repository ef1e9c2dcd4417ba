/**
 * The bundles that were viewed last (docs/rules/cart.md#bundle-names). Each tab has its own, so that one tab does not
 * lead to what another one is buying; a new tab starts with the last of the browser.
 */
import { readStored, removeStored, writeStored } from './browser-storage.ts';

/** Returns comma-separated names. */
export function readLastBundle(): string | undefined {
  return readStored('bundleOfTab') ?? readStored('lastBundle');
}

export function writeLastBundle(names: string): void {
  writeStored('bundleOfTab', names);
  writeStored('lastBundle', names);
}

/** Removes what this tab has viewed. What another tab has viewed since then stays. */
export function removeLastBundle(): void {
  if (readStored('lastBundle') === readLastBundle()) removeStored('lastBundle', 'linesOfBrowser');
  removeStored('bundleOfTab');
}
