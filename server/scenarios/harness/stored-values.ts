/** What the instances have in Redis, read with a connection of its own. */
import { Redis } from 'ioredis';

export async function readStoredValues(url: URL): Promise<ReadonlyMap<string, string>> {
  const redis = new Redis(url.href, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  await redis.connect();
  try {
    const values = new Map<string, string>();
    for (const key of await redis.keys('*')) {
      // Counted tries are numbers in hashes of their own kind.
      values.set(key, (await redis.type(key)) === 'string' ? ((await redis.get(key)) ?? '') : '');
    }
    return values;
  } finally {
    redis.disconnect();
  }
}
