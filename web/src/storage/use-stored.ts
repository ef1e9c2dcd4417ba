/**
 * Stored values in components. The server knows none of them, so a server-rendered page shows them after the browser has taken
 * over (docs/rules/content.md#server-rendered-pages).
 */
import { useSyncExternalStore } from 'react';
import { readStored } from './browser-storage.ts';
import type { StorageName, Stored } from './storage-keys.ts';

/** Nothing to observe: the value is read again whenever the component renders. */
const subscribe = () => () => undefined;

/** The last value of each key, so that an unchanged value stays the same object. */
const lastRead = new Map<StorageName, { readonly text: string; readonly value: unknown }>();

/** Returns a value of the browser's storage; undefined on the server and in the first render of a server-rendered page. */
export function useStored<N extends StorageName>(name: N): Stored<N> | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readSame(name),
    () => undefined,
  );
}

/** Returns the bundles that were viewed last (`readLastBundle`), comma-separated. */
export function useLastBundle(): string | undefined {
  const ofTab = useStored('bundleOfTab');
  const ofBrowser = useStored('lastBundle');
  return ofTab ?? ofBrowser;
}

function readSame<N extends StorageName>(name: N): Stored<N> | undefined {
  const value = readStored(name);
  const text = JSON.stringify(value) ?? '';
  const last = lastRead.get(name);
  // It was stored under the same name, by the last line.
  if (last?.text === text) return last.value as Stored<N> | undefined;
  lastRead.set(name, { text, value });
  return value;
}
