/** With one Redis; with Sentinels and a cluster in `redis-groups.test.ts`. */
import { afterEach, expect, test, vi } from 'vitest';
import type { EventMessage } from '../event-stream/event-bus.ts';
import { ended, openBus, untilHeard } from '../testing/event-buses.ts';
import { settingsOf, startRedis } from '../testing/redis-server.ts';
import { openRedis } from './redis-client.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function openTwo() {
  const redis = await startRedis();
  ends.push(redis.stop);
  async function openOne() {
    const connection = await openRedis(settingsOf(redis.url), { error: vi.fn(), info: vi.fn() });
    const opened = openBus(connection);
    ends.push(connection.close, opened.bus.close);
    return { ...opened, redis: connection.redis };
  }
  const [one, other] = [await openOne(), await openOne()];
  await Promise.all([untilHeard(one.bus, other), untilHeard(other.bus, one)]);
  return { redis, one, other };
}

test('instances hear each other, and each hears itself once', async () => {
  const { one, other } = await openTwo();
  const stale: EventMessage = { person: 'p', stale: ['getInvoices', 'comingUp'], madeBy: 's' };
  one.bus.publish(stale);
  expect(one.heard).toEqual([stale]);
  await vi.waitFor(() => expect(other.heard).toEqual([stale]));
  other.bus.publish(ended('after'));
  await vi.waitFor(() => expect(one.heard).toEqual([stale, ended('after')]));
});

test('instances leave out what another release or a stranger has sent', async () => {
  const { one, other } = await openTwo();
  for (const text of ['', 'no JSON', '{"from":"x","message":{"person":"p","stale":["unknown"],"madeBy":"s"}}'])
    await one.redis.publish('perennial:events', text);
  one.bus.publish(ended('last'));
  await vi.waitFor(() => expect(other.heard).toEqual([ended('last')]));
});

test('while Redis is away each instance tells its own browsers, says once that others are not heard, and hears them again', async () => {
  const { redis, one, other } = await openTwo();
  await redis.stop();
  one.bus.publish(ended('alone'));
  expect(one.heard).toEqual([ended('alone')]);
  await vi.waitFor(() => expect(one.log.warn).toHaveBeenCalledOnce(), { timeout: 10_000 });
  await redis.start();
  await untilHeard(one.bus, other);
  await vi.waitFor(() => expect(one.log.info).toHaveBeenCalledWith('events of other instances are heard again'), {
    timeout: 10_000,
  });
  expect(one.log.warn).toHaveBeenCalledOnce();
});
