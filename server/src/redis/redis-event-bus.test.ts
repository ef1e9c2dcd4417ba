/** With one Redis; with Sentinels and a cluster in `redis-groups.test.ts`. */
import { afterEach, expect, test, vi } from 'vitest';
import type { EventMessage } from '../event-stream/event-bus.ts';
import { ended, openBus, untilReceived } from '../testing/event-buses.ts';
import { settingsOf, startRedis } from '../testing/redis-server.ts';
import { openRedis } from './redis-client.ts';
import { createRedisBus } from './redis-event-bus.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A message is lost while a connection is opened again: a test that counts messages has none that is given up. */
const NEVER_GIVEN_UP = 60_000;

async function openTwo(tickMs?: number) {
  const redis = await startRedis();
  ends.push(redis.stop);
  async function openOne() {
    const connection = await openRedis(settingsOf(redis.url), { error: vi.fn(), info: vi.fn() });
    const opened = openBus(connection, tickMs);
    ends.push(connection.close, opened.bus.close);
    return { ...opened, redis: connection.redis };
  }
  const [one, other] = [await openOne(), await openOne()];
  await Promise.all([untilReceived(one.bus, other), untilReceived(other.bus, one)]);
  return { redis, one, other };
}

test('instances receive the messages of each other, and each its own once', async () => {
  const { one, other } = await openTwo(NEVER_GIVEN_UP);
  const stale: EventMessage = { person: 'p', stale: ['getInvoices', 'comingUp'], madeBy: 's' };
  one.bus.publish(stale);
  expect(one.received).toEqual([stale]);
  await vi.waitFor(() => expect(other.received).toEqual([stale]));
  other.bus.publish(ended('after'));
  await vi.waitFor(() => expect(one.received).toEqual([stale, ended('after')]));
});

test('instances leave out what another release or a stranger has sent', async () => {
  const { one, other } = await openTwo(NEVER_GIVEN_UP);
  for (const text of ['', 'no JSON', '{"from":"x","message":{"person":"p","stale":["unknown"],"madeBy":"s"}}'])
    await one.redis.publish('perennial:events', text);
  one.bus.publish(ended('last'));
  await vi.waitFor(() => expect(other.received).toEqual([ended('last')]));
});

test('while Redis is away each instance notifies its own browsers, says once that it receives nothing of others, and receives it again', async () => {
  const { redis, one, other } = await openTwo();
  await redis.stop();
  one.bus.publish(ended('alone'));
  expect(one.received).toEqual([ended('alone')]);
  await vi.waitFor(() => expect(one.log.warn).toHaveBeenCalledOnce(), { timeout: 10_000 });
  await redis.start();
  await untilReceived(one.bus, other);
  await vi.waitFor(() => expect(one.log.info).toHaveBeenCalledWith('events of other instances are received again'), {
    timeout: 10_000,
  });
  expect(one.log.warn).toHaveBeenCalledOnce();
});

test('an instance that has nothing to tell sends Redis six messages a minute', async () => {
  const redis = await startRedis();
  ends.push(redis.stop);
  const connection = await openRedis(settingsOf(redis.url), { error: vi.fn(), info: vi.fn() });
  ends.push(connection.close);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  ends.push(vi.useRealTimers);
  const bus = createRedisBus(connection, { info: vi.fn(), warn: vi.fn() });
  ends.push(bus.close);
  vi.advanceTimersByTime(60_000);
  expect(await connection.redis.info('commandstats')).toMatch(/^cmdstat_publish:calls=6,/m);
});
