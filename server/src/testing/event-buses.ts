/** Buses of instances, for tests of what they receive from each other. */
import { randomUUID } from 'node:crypto';
import { type Mock, vi } from 'vitest';
import type { EventBus, EventMessage } from '../event-stream/event-bus.ts';
import type { RedisConnection } from '../redis/redis-client.ts';
import { createRedisBus } from '../redis/redis-event-bus.ts';

/** So short that a lost connection is noticed soon; a busy machine may then lose one that works. */
const TICK_MS = 50;

export const ended = (endedSignIn: string): EventMessage => ({ endedSignIn });

/** The bus of an instance, and what it has received besides the marks of `untilReceived`. */
export function openBus({ redis }: Pick<RedisConnection, 'redis'>, tickMs = TICK_MS) {
  const log: { info: Mock<() => void>; warn: Mock<() => void> } = { info: vi.fn(), warn: vi.fn() };
  const bus = createRedisBus({ redis }, log, tickMs);
  const received: EventMessage[] = [];
  const marks = new Set<string>();
  bus.onMessage((message) => {
    if ('endedSignIn' in message && message.endedSignIn.startsWith(MARK)) marks.add(message.endedSignIn);
    else received.push(message);
  });
  return { bus, received, log, marks };
}

const MARK = 'mark ';

/** Waits until one receives what the other publishes. A bus receives what it publishes itself, so each wait has its mark. */
export async function untilReceived(
  from: EventBus,
  { marks }: Pick<ReturnType<typeof openBus>, 'marks'>,
  timeout = 20_000,
): Promise<void> {
  const mark = MARK + randomUUID();
  await vi.waitFor(
    () => {
      // Again and again: a connection may be about to subscribe.
      from.publish(ended(mark));
      if (!marks.has(mark)) throw new Error('not received');
    },
    { timeout, interval: 50 },
  );
}
