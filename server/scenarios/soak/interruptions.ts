/** What happens to the stack during a soak: instances and Redis end and come back. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Stack } from '../harness/stack.ts';
import { waitUntil } from '../harness/wait-until.ts';
import type { Ledger } from './ledger.ts';

/** How long a part is away, in milliseconds. */
const AWAY_MS = 2000;

type Interrupt = (stack: Stack, ledger: Ledger) => Promise<void>;

/** `at` is a share of the soak's time. */
type Plan = readonly { readonly at: number; readonly name: string; readonly interrupt: Interrupt }[];

/** Each part ends once in each way that it can. */
const everything: Plan = [
  { at: 0.2, name: 'first instance is killed', interrupt: (stack, ledger) => killInstance(stack, ledger, 0) },
  { at: 0.35, name: 'second instance is replaced', interrupt: (stack) => replaceInstance(stack, 1) },
  { at: 0.5, name: 'Redis is killed', interrupt: killRedis },
  { at: 0.65, name: 'first instance is replaced', interrupt: (stack) => replaceInstance(stack, 0) },
  { at: 0.8, name: 'second instance is killed', interrupt: (stack, ledger) => killInstance(stack, ledger, 1) },
];

/** The two ends that cost most, each with time to see what comes of it. */
const failover: Plan = [
  { at: 0.4, name: 'master of Redis is killed', interrupt: killRedis },
  { at: 0.7, name: 'busiest instance is killed', interrupt: killBusiest },
];

export const planNames = ['everything', 'failover'] as const;
export type PlanName = (typeof planNames)[number];
export const plans: Readonly<Record<PlanName, Plan>> = { everything, failover };

/** Requests that the instance is answering fail, and no others. */
async function killInstance({ instances }: Stack, { interruptions }: Ledger, index: 0 | 1): Promise<void> {
  const from = Date.now();
  await instances[index].kill();
  interruptions.push({ name: `instance ${index + 1} killed`, from, until: Date.now() });
  await wait(AWAY_MS);
  await instances[index].restart();
}

/** Kills the instance that has given most answers. */
function killBusiest(stack: Stack, ledger: Ledger): Promise<void> {
  const [first = 0, second = 0] = stack.instances.map(({ url }) => stack.proxy.answers.get(url) ?? 0);
  return killInstance(stack, ledger, second > first ? 1 : 0);
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
