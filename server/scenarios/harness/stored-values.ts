/** Redis, looked at and slowed down with a connection of its own: what the instances have in it. */
import { Redis } from 'ioredis';

async function connect(url: URL): Promise<Redis> {
  const redis = new Redis(url.href, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  await redis.connect();
  return redis;
}

export async function readStoredValues(url: URL): Promise<ReadonlyMap<string, string>> {
  const redis = await connect(url);
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

/** Removes the values whose keys begin like this. */
export async function removeStoredValues(url: URL, beginning: string): Promise<void> {
  const redis = await connect(url);
  try {
    const keys = await redis.keys(`${beginning}*`);
    if (keys.length > 0) await redis.del(keys);
  } finally {
    redis.disconnect();
  }
}

/** Lets every write wait, as a Redis with too much to do. Returns what ends it; it ends after a minute by itself. */
export async function pauseWrites(url: URL): Promise<() => Promise<void>> {
  const redis = await connect(url);
  await redis.call('CLIENT', 'PAUSE', '60000', 'WRITE');
  return async () => {
    await redis.call('CLIENT', 'UNPAUSE');
    redis.disconnect();
  };
}
