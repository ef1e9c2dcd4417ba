import { afterAll, expect, test } from 'vitest';
import { LimitedTries } from '../limits/limited-tries.ts';
import { startRedis } from '../testing/redis-server.ts';
import { openRedis } from './redis-client.ts';
import { createSharedLimiter } from './shared-limiter.ts';

const server = await startRedis();
const redis = await openRedis(server.url, { error: () => {}, info: () => {} });
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

const limits = [{ tries: 2, seconds: 60 }];
const openInstance = () => new LimitedTries('login', limits, createSharedLimiter(redis));

test('two instances count the tries together, and each for itself while Redis is away', async () => {
  const [one, other] = [openInstance(), openInstance()];
  await one.count('ada');
  await other.count('ada');
  await expect(one.count('ada')).rejects.toMatchObject({ code: 'tries.tooMany' });
  await other.count('eve');
  await server.stop();
  await one.count('ada');
  await one.count('ada');
  await expect(one.count('ada')).rejects.toMatchObject({ code: 'tries.tooMany' });
});
