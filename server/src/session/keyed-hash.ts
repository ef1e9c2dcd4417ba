/**
 * Hashes names for the keys of a shared store. Operators and backups show those keys; without a secret nobody can find out
 * whose key it is (docs/rules/sign-in.md#stored-sessions).
 */
import { createHmac, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

export type KeyedHash = (text: string) => string;

/** Returns the HMAC-SHA-256 with a key of `secret`. Each `purpose` has a key of its own. */
export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
