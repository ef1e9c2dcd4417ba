/** A lock that all instances share, in their store. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExpiringStore } from './expiring-store.ts';

const RETRY_MS = 25;

/**
 * Runs an operation while no other instance runs one with the same name; waits for the others. The lock of an instance
 * that has ended is free after `lifetimeMs`, which must be longer than the operation. Throws the errors of the store and
 * of the operation.
 */
export async function runLocked<T>(
  store: ExpiringStore,
  { name, lifetimeMs }: { name: string; lifetimeMs: number },
  operation: () => Promise<T>,
): Promise<T> {
  const key = `lock:${name}`;
  const owner = randomUUID();
  while (!(await store.add(key, { owner }, lifetimeMs))) await wait(RETRY_MS);
  try {
    return await operation();
  } finally {
    // A lock that cannot be released ends with its lifetime. The result of the operation counts.
    await release(store, key, owner).catch(() => {});
  }
}

/** After its lifetime the lock may belong to another instance. */
async function release(store: ExpiringStore, key: string, owner: string): Promise<void> {
  const held = (await store.get(key)) as { owner: string } | undefined;
  if (held?.owner === owner) await store.delete(key);
}
