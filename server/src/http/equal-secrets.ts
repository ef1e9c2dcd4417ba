/** Compares secrets. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that the duration reveals nothing about the secret. */
export function areEqualSecrets(received: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(received), digest(expected));
}
