/** Events between instances, by a channel of Redis. One Redis, Sentinel and a cluster do the same (ADR 89). */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Cluster } from 'ioredis';
import { z } from 'zod';
import { createLocalBus, type EventBus, eventMessageSchema } from '../event-stream/event-bus.ts';
import type { RedisConnection } from './redis-client.ts';

const CHANNEL = 'perennial:events';

/** How often an instance publishes a message to itself, to notice a subscription that is lost, in milliseconds. */
const TICK_MS = 10_000;
/** So many ticks may be lost. */
const LOST_TICKS = 2;

/** Without a message: a tick. */
const envelopeSchema = z.object({ from: z.string(), message: eventMessageSchema.exactOptional() });

/**
 * Opens a connection of its own, because one that subscribes can send no other command. While Redis is away each instance
 * notifies its own browsers only.
 */
export function createRedisBus(
  { redis }: Pick<RedisConnection, 'redis'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  tickMs = TICK_MS,
): EventBus {
  const local = createLocalBus();
  const instance = randomUUID();
  let subscriber = openSubscriber();
  let ticks = 0;
  let isReceiving = true;

  /** A connection that was lost subscribes again by itself. */
  function openSubscriber(): RedisConnection['redis'] {
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
    if (data?.from === instance) noteReceived();
    else if (data?.message) local.publish(data.message);
  }

  function noteReceived(): void {
    ticks = 0;
    if (!isReceiving) log.info('events of other instances are received again');
    isReceiving = true;
  }

  function send(envelope: z.infer<typeof envelopeSchema>): void {
    redis.publish(CHANNEL, JSON.stringify(envelope)).catch(() => {});
  }

  /** A machine that is gone closes no connection, and after a failover another one has the channel. */
  const timer = setInterval(() => {
    if (ticks > LOST_TICKS) {
      if (isReceiving) log.warn('events of other instances are not received: browsers learn of them by polling');
      isReceiving = false;
      ticks = 0;
      subscriber.disconnect();
      subscriber = openSubscriber();
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
      subscriber.disconnect();
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
