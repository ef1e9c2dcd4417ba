/** The attempts of all tabs at orders and charges. Each has its own, so one tab cannot end the attempt of another. */
import { readStored, writeStored } from './browser-storage.ts';
import type { OrderAttempt } from './stored-shapes.ts';

/** Milliseconds. The BFF keeps the key of an attempt for the same time. */
const LIFETIME_MS = 30 * 60_000;

/** Returns the attempts of the last half hour. `now` is in milliseconds since 1970. */
export function readAttempts(now: number = Date.now()): readonly OrderAttempt[] {
  return (readStored('orderAttempts') ?? []).filter(({ startedAt }) => now - startedAt < LIFETIME_MS);
}

/** Adds an attempt, or replaces the one with its key. */
export function saveAttempt(attempt: OrderAttempt, now?: number): void {
  writeStored('orderAttempts', [...readAttempts(now).filter(({ key }) => key !== attempt.key), attempt]);
}

export function removeAttempt(key: string, now?: number): void {
  writeStored(
    'orderAttempts',
    readAttempts(now).filter((attempt) => attempt.key !== key),
  );
}

/** Marks the attempt of a paid order. Other tabs learn it from the storage event. */
export function finishAttempt(key: string): void {
  const attempt = readAttempts().find((one) => one.key === key);
  if (attempt) saveAttempt({ ...attempt, finished: true });
}

/** Returns a random key of 128 bits. `crypto.randomUUID` does not exist on pages without HTTPS. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
