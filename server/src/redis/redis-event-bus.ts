/** Events between instances, by a channel of Redis. One Redis, Sentinel and a cluster do the same (ADR 89). */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Cluster } from 'ioredis';
import { z } from 'zod';
import { createLocalBus, type EventBus, eventMessageSchema } from '../event-stream/event-bus.ts';
import type { RedisConnection } from './redis-client.ts';

const CHANNEL = 'perennial:events';

/** How often an instance tells itself something, to notice that it hears nothing any more, in milliseconds. */
const TICK_MS = 10_000;
/** So many ticks may be lost. */
const LOST_TICKS = 2;

/** Without a message: a tick. */
const envelopeSchema = z.object({ from: z.string(), message: eventMessageSchema.exactOptional() });

/**
 * Opens a connection of its own, because one that listens can do nothing else. While Redis is away each instance tells
 * its own browsers only.
 */
export function createRedisBus(
  { redis }: Pick<RedisConnection, 'redis'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  tickMs = TICK_MS,
): EventBus {
  const local = createLocalBus();
  const instance = randomUUID();
  let listening = listen();
  let ticks = 0;
  let isHeard = true;

  /** A connection that was lost subscribes again by itself. */
  function listen(): RedisConnection['redis'] {
    // The two have no common type for it.
    const connection = redis instanceof Cluster ? redis.duplicate() : redis.duplicate();
    connection.on('error', () => {});
    connection.on('ready', () => void connection.subscribe(CHANNEL).catch(() => {}));
    connection.on('message', (_channel: string, text: string) => receive(text));
    connection.connect().catch(() => {});
    return connection;
  }

  function receive(text: string): void {
    const { data } = envelopeSchema.safeParse(parse(text));
    if (data?.from === instance) noteHeard();
    else if (data?.message) local.publish(data.message);
  }

  function noteHeard(): void {
    ticks = 0;
    if (!isHeard) log.info('events of other instances are heard again');
    isHeard = true;
  }

  function send(envelope: z.infer<typeof envelopeSchema>): void {
    redis.publish(CHANNEL, JSON.stringify(envelope)).catch(() => {});
  }

  /** A machine that is gone closes no connection, and after a failover another one has the channel. */
  const timer = setInterval(() => {
    if (ticks > LOST_TICKS) {
      if (isHeard) log.warn('events of other instances are not heard: browsers learn of them by polling');
      isHeard = false;
      ticks = 0;
      listening.disconnect();
      listening = listen();
    }
    ticks += 1;
    send({ from: instance });
  }, tickMs).unref();

  return {
    publish: (message) => {
      local.publish(message);
      send({ from: instance, message });
    },
    onMessage: local.onMessage,
    close: () => {
      clearInterval(timer);
      listening.disconnect();
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
