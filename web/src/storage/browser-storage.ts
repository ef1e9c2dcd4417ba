/**
 * Typed access to the browser's storage:
 *
 *     readStored('lastBundle')              // string | undefined
 *     writeStored('lastBundle', 'a,b')
 *     removeStored('lastBundle', 'storedCartItems')
 *
 * Names, owners and life stand in `storage-keys.ts`. A value that is corrupt is dropped and reads as undefined; a
 * browser without storage (private windows, policy) loses nothing but what would have been remembered.
 */

import { type StorageName, type Stored, storageKeys } from './storage-keys.ts';

/** The value of a key; undefined where there is none or where it has not the expected shape. */
export function readStored<N extends StorageName>(name: N): Stored<N> | undefined {
  const text = withStorage(name, (storage) => storage.getItem(name));
  if (text === undefined || text === null) return undefined;
  const value = parse(text);
  if (isOf(name, value)) return value;
  removeStored(name);
  return undefined;
}

export function writeStored<N extends StorageName>(name: N, value: Stored<N>): void {
  withStorage(name, (storage) => storage.setItem(name, JSON.stringify(value)));
}

export function removeStored(...names: readonly StorageName[]): void {
  for (const name of names) withStorage(name, (storage) => storage.removeItem(name));
}

function isOf<N extends StorageName>(name: N, value: unknown): value is Stored<N> {
  return storageKeys[name].guard(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A browser may refuse storage as such, or have it full: then nothing is remembered, and nothing breaks. */
function withStorage<T>(name: StorageName, use: (storage: Storage) => T): T | undefined {
  try {
    return use(storageKeys[name].kind === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}
