/**
 * Typed access to the browser's storage:
 *
 *     readStored('lastBundle')              // string or undefined
 *     writeStored('lastBundle', 'a,b')
 *     removeStored('lastBundle', 'storedCartItems')
 *
 * `storage-keys.ts` lists names, owners and lifetimes. A corrupt value is removed and read as undefined. Without
 * storage (private windows, policies) nothing is stored, and the shop works.
 */

import { type StorageName, type Stored, storageKeys } from './storage-keys.ts';

/** Returns the value of a key; undefined if there is none or if it has not the expected shape. */
export function readStored<N extends StorageName>(name: N): Stored<N> | undefined {
  const text = withStorage(name, (storage) => storage.getItem(name));
  if (text === undefined || text === null) return undefined;
  const value = parse(text);
  if (hasShape(name, value)) return value;
  removeStored(name);
  return undefined;
}

export function writeStored<N extends StorageName>(name: N, value: Stored<N>): void {
  withStorage(name, (storage) => storage.setItem(name, JSON.stringify(value)));
}

export function removeStored(...names: readonly StorageName[]): void {
  for (const name of names) withStorage(name, (storage) => storage.removeItem(name));
}

function hasShape<N extends StorageName>(name: N, value: unknown): value is Stored<N> {
  return storageKeys[name].guard(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Browsers may block storage, and it may be full. Both must not break the shop. */
function withStorage<T>(name: StorageName, use: (storage: Storage) => T): T | undefined {
  // On the server, where an error for each value would take longer than the rest.
  if (typeof window === 'undefined') return undefined;
  try {
    return use(storageKeys[name].kind === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}
