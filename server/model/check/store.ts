/** A Redis of the check: one server or a cluster of three masters, with the product's own store over it. */
import { Redis } from 'ioredis';
import { openRedis } from '../../src/redis/redis-client.ts';
import { RedisStore } from '../../src/redis/redis-store.ts';
import { ValueCipher } from '../../src/redis/value-cipher.ts';
import { startCluster } from '../../src/testing/redis-groups.ts';
import { settingsOf, startRedis } from '../../src/testing/redis-server.ts';
import { redisServers } from '../../src/values/redis-values.ts';

export const secrets = ['a-session-secret-of-the-check-that-is-long-enough'] as const;

export const forms = ['single', 'cluster'] as const;
export type Form = (typeof forms)[number];

/** Problems of the connection end the check by the failing command; a line about them adds nothing. */
const noLog = { error: () => {}, info: () => {} };

/** Starts the servers and connects. `close` ends all of it. */
export async function openStore(form: Form) {
  const { settings, urls, stop } = await (form === 'single' ? startSingle() : startMasters());
  const connection = await openRedis(settings, noLog);
  const servers = urls.map((url) => new Redis(url.href));
  return {
    store: new RedisStore(connection, new ValueCipher(secrets)),
    /** A connection to each server, to ask it about itself. */
    servers,
    close: async () => {
      connection.close();
      for (const server of servers) server.disconnect();
      await stop();
    },
  };
}

export type OpenStore = Awaited<ReturnType<typeof openStore>>;

async function startSingle() {
  const { url, stop } = await startRedis();
  return { settings: settingsOf(url), urls: [url], stop };
}

async function startMasters() {
  const { environment, servers, stop } = await startCluster({ replicas: 0 });
  const [master] = servers;
  if (!master) throw new Error('The cluster has no server');
  const settings = settingsOf(master.url, {
    REDIS_URL: redisServers.parse(environment.REDIS_URL),
    REDIS_MODE: environment.REDIS_MODE,
  });
  return { settings, urls: servers.map(({ url }) => url), stop };
}
