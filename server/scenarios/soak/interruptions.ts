/** What happens to the stack during a soak: instances and Redis end and come back. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Stack } from '../harness/stack.ts';
import { waitUntil } from '../harness/wait-until.ts';
import type { Ledger } from './ledger.ts';

/** How long a part is away, in milliseconds. */
const AWAY_MS = 2000;

type Interrupt = (stack: Stack, ledger: Ledger) => Promise<void>;

/** At a share of the soak's time. */
export const schedule: readonly { readonly at: number; readonly name: string; readonly interrupt: Interrupt }[] = [
  { at: 0.2, name: 'first instance is killed', interrupt: (stack, ledger) => killInstance(stack, ledger, 0) },
  { at: 0.35, name: 'second instance is replaced', interrupt: (stack) => replaceInstance(stack, 1) },
  { at: 0.5, name: 'Redis is killed', interrupt: killRedis },
  { at: 0.65, name: 'first instance is replaced', interrupt: (stack) => replaceInstance(stack, 0) },
  { at: 0.8, name: 'second instance is killed', interrupt: (stack, ledger) => killInstance(stack, ledger, 1) },
];

/** Requests that the instance is answering fail, and no others. */
async function killInstance({ instances }: Stack, { interruptions }: Ledger, index: 0 | 1): Promise<void> {
  const from = Date.now();
  await instances[index].kill();
  interruptions.push({ name: `instance ${index + 1} killed`, from, until: Date.now() });
  await wait(AWAY_MS);
  await instances[index].restart();
}

/** SIGTERM, then a start: no request may fail. */
async function replaceInstance({ instances }: Stack, index: 0 | 1): Promise<void> {
  const code = await instances[index].stop();
  if (code !== 0) throw new Error(`Instance ${index + 1} ended with status ${code}`);
  await wait(AWAY_MS);
  await instances[index].restart();
}

/** Sessions are away until all instances have connected again: to the same Redis, or to the replica in its place. */
async function killRedis({ redis, hasReplicas, instances }: Stack, { interruptions }: Ledger): Promise<void> {
  const from = Date.now();
  await redis.stop();
  await wait(AWAY_MS);
  if (!hasReplicas) await redis.start();
  for (const { url } of instances) {
    await waitUntil(async () => (await fetch(`${url}/readyz`)).ok);
  }
  interruptions.push({ name: 'Redis killed', from, until: Date.now() });
  if (hasReplicas) await redis.start();
}
