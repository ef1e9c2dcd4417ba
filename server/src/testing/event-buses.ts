/** Buses of instances, for tests of what they hear from each other. */
import { type Mock, vi } from 'vitest';
import type { EventBus, EventMessage } from '../event-stream/event-bus.ts';
import type { RedisConnection } from '../redis/redis-client.ts';
import { createRedisBus } from '../redis/redis-event-bus.ts';

const TICK_MS = 50;

export const ended = (endedSignIn: string): EventMessage => ({ endedSignIn });

/** The bus of an instance, and what it has heard besides `ready`. */
export function openBus({ redis }: Pick<RedisConnection, 'redis'>) {
  const log: { info: Mock<() => void>; warn: Mock<() => void> } = { info: vi.fn(), warn: vi.fn() };
  const bus = createRedisBus({ redis }, log, TICK_MS);
  const heard: EventMessage[] = [];
  let isReady = false;
  bus.onMessage((message) => {
    if ('endedSignIn' in message && message.endedSignIn === 'ready') isReady = true;
    else heard.push(message);
  });
  /** Whether it has heard `ready` since it was asked last. */
  const takeReady = () => {
    const was = isReady;
    isReady = false;
    return was;
  };
  return { bus, heard, log, takeReady };
}

type Opened = ReturnType<typeof openBus>;

/** Waits until one hears the other. */
export async function untilHeard(from: EventBus, by: Opened, timeout = 20_000): Promise<void> {
  by.takeReady();
  await vi.waitFor(
    () => {
      // Again and again: a connection may be about to listen.
      from.publish(ended('ready'));
      if (!by.takeReady()) throw new Error('not heard');
    },
    { timeout, interval: 50 },
  );
}
