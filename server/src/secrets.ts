/** Hashes with a secret, and the comparison of secrets. */
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

export type KeyedHash = (text: string) => string;

/**
 * Returns the HMAC-SHA-256 with a key of `secret`. Each `purpose` has a key of its own. It hashes names for the keys of a
 * shared store: operators and backups show those keys, and without a secret nobody can find out whose key it is
 * (docs/rules/sign-in.md#stored-sessions).
 */
export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/**
 * Hashes what is counted in Redis: emails, names, contract numbers, addresses. The secrets are those of the sessions, newest
 * first. The newest hashes, so counts begin again with a new secret.
 */
export function createHashKey([newest]: readonly [string, ...string[]]): KeyedHash {
  return createKeyedHash(newest, 'perennial counted keys');
}

/** Compares in constant time, so that the duration reveals nothing about the secret. */
export function areEqualSecrets(received: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(received), digest(expected));
}
