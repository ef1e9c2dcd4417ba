/** Hashes what is counted in Redis: emails, names, contract numbers, addresses. */
import { createKeyedHash, type KeyedHash } from '../session/keyed-hash.ts';

/** `secrets` are those of the sessions, newest first. The newest hashes, so counts begin again with a new secret. */
export function createHashKey([newest]: readonly [string, ...string[]]): KeyedHash {
  return createKeyedHash(newest, 'perennial counted keys');
}
