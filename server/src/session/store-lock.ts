/** A lock that all instances share, in their store. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { ExpiringStore } from './expiring-store.ts';
import { Records } from './records.ts';

const RETRY_MS = 25;

const lockSchema = z.object({ owner: z.string() });
type Locks = Records<z.infer<typeof lockSchema>>;

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
  const locks: Locks = new Records(store, 'lock:', lockSchema);
  const owner = randomUUID();
  while (!(await locks.add(name, { owner }, lifetimeMs))) await wait(RETRY_MS);
  try {
    return await operation();
  } finally {
    // A lock that cannot be released ends with its lifetime. The result of the operation counts.
    await release(locks, name, owner).catch(() => {});
  }
}

/** After its lifetime the lock may belong to another instance. */
async function release(locks: Locks, name: string, owner: string): Promise<void> {
  const held = await locks.get(name);
  if (held?.owner === owner) await locks.delete(name);
}
