/**
 * Hashes what is counted in Redis: emails, names, contract numbers, addresses. Nobody without a secret can find out whose
 * key it is (docs/rules/sign-in.md#stored-sessions).
 */
import { createHmac, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

export type HashKey = (text: string) => string;

/** `secrets` are those of the sessions, newest first. The newest hashes, so counts begin again with a new secret. */
export function createHashKey([newest]: readonly [string, ...string[]]): HashKey {
  const key = Buffer.from(hkdfSync('sha256', newest, '', 'perennial counted keys', KEY_BYTES));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
