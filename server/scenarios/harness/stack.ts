/**
 * The shop as it runs in production, on this machine: the sandbox's services, a Redis, and two instances of the BFF
 * behind a proxy. All of it listens on the loopback interface only.
 */
import { randomBytes } from 'node:crypto';
import { freePort } from '@perennial/sandbox/ports';
import { type Sandbox, type SandboxOptions, startSandbox } from '@perennial/sandbox/sandbox';
import { startCluster, startSentinels } from '../../src/testing/redis-groups.ts';
import { startRedis } from '../../src/testing/redis-server.ts';
import type { RedisMode } from '../../src/values/redis-values.ts';
import { BffProcess, type Environment } from './bff-process.ts';
import { type Credentials, HttpBrowser } from './http-browser.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';

/** An environment in which customers can order (docs/rules/markets.md#changing-the-switches). */
const openMarkets = JSON.stringify({
  '*': { ordering: 'open', paymentDetails: 'here', selfService: 'here', billing: 'here', pastDue: 'on' },
});

const LIMITS = ['SIGN_IN_LIMIT', 'SIGN_UP_LIMIT', 'SUPPORT_LIMIT', 'MAIL_VALIDATION_LIMIT'];

type StackOptions = {
  /** Changes of the environment of the instances. */
  readonly environment?: Environment;
  /** Where Redis keeps its values over a restart; by default it has no files. */
  readonly redisFolder?: string;
  /** One server, or several machines of which one may end. */
  readonly redisMode?: RedisMode;
  /** Customers after those of the scenarios. */
  readonly moreCustomers?: SandboxOptions['moreCustomers'];
};

type StartBff = { readonly environment?: Environment; readonly hasMovableClock?: boolean };

export type Stack = {
  /** The origin of the shop, which is that of the proxy. */
  readonly origin: string;
  readonly sandbox: Sandbox;
  /** The Redis, or the first master of several machines. */
  readonly redis: Awaited<ReturnType<typeof startRedis>>;
  /** Whether a replica takes the place of that Redis. */
  readonly hasReplicas: boolean;
  readonly proxy: RoundRobin;
  readonly instances: readonly [BffProcess, BffProcess];
  /** The environment of the instances. */
  readonly environment: Environment;
  /** Starts a further BFF, which the proxy does not use. It ends with the stack. */
  startBff(start?: StartBff): Promise<BffProcess>;
  /** A browser without cookies; `via` is the address of an instance that gets its requests. */
  openBrowser(via?: string): HttpBrowser;
  /** A scenario customer of the sandbox. Throws for an unknown id. */
  findCustomer(id: string): Credentials & { readonly culture: string };
  /** Removes faults and recorded requests. */
  clear(): void;
  stop(): Promise<void>;
};

/** Starts the stack. Throws if a part of it does not start, and stops the others. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { environment: changes = {}, redisFolder, redisMode = 'single', moreCustomers = [] } = options;
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    await Promise.all(started.splice(0).map((end) => end()));
  };

  async function startBff(environment: Environment, hasMovableClock = false): Promise<BffProcess> {
    const bff = await BffProcess.start({ port: await freePort(), environment, hasMovableClock });
    started.push(() => bff.kill());
    return bff;
  }

  try {
    const proxy = await startRoundRobin(await freePort());
    started.push(() => proxy.close());
    const group = await startGroup(redisMode);
    const redis = group?.master ?? (await startRedis(redisFolder === undefined ? {} : { folder: redisFolder }));
    started.push(() => (group ?? redis).stop());
    const clientSecret = randomBytes(24).toString('base64url');
    const ports = { console: 0, 'shop-api': 0, identity: 0, content: 0, 'card-host': 0 };
    const sandbox = await startSandbox({ ports, shopUrl: proxy.url, clientSecret, moreCustomers });
    started.push(() => sandbox.stop());

    const ofRedis = group?.environment ?? { REDIS_URL: redis.url.href };
    const environment = { ...createEnvironment(sandbox, proxy.url, clientSecret), ...ofRedis, ...changes };
    const instances = await Promise.all([startBff(environment), startBff(environment)]);
    proxy.instances = instances.map(({ url }) => url);

    return {
      origin: proxy.url,
      sandbox,
      redis,
      hasReplicas: group !== undefined,
      proxy,
      instances,
      environment,
      startBff: ({ environment: own = {}, hasMovableClock } = {}) =>
        startBff({ ...environment, ...own }, hasMovableClock),
      openBrowser: (via = proxy.url) => new HttpBrowser({ shop: proxy.url, via }),
      findCustomer: (id) => {
        const customer = sandbox.scenarios().find((scenario) => scenario.id === id);
        if (!customer) throw new Error(`The sandbox has no scenario ${id}`);
        return customer;
      },
      clear: () => {
        sandbox.control.faults.clear();
        sandbox.control.requests.clear();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the machines of Redis; undefined for one server. */
async function startGroup(mode: RedisMode) {
  if (mode === 'single') return undefined;
  return mode === 'cluster' ? await startCluster() : await startSentinels();
}

function createEnvironment({ urls }: Sandbox, origin: string, clientSecret: string): Environment {
  return {
    PUBLIC_URL: origin,
    SHOP_API_URL: urls['shop-api'],
    CONTENT_API_URL: `${urls.content}/api/v2`,
    OIDC_ISSUER: urls.identity,
    OIDC_CLIENT_ID: 'perennial-shop',
    OIDC_CLIENT_SECRET: clientSecret,
    SESSION_SECRETS: randomBytes(32).toString('base64url'),
    CARD_ENVIRONMENT: 'test',
    CARD_HOST_URL: `${urls['card-host']}/checkoutshopper/`,
    MARKET_OVERRIDES: openMarkets,
    AUDIT_LOG: '/dev/null',
    // All customers of the scenarios have one address. Limits have instances of their own.
    ...Object.fromEntries(LIMITS.map((name) => [name, '100000/60'])),
    // Other work of this machine makes the event loop late, too, and refuses nobody.
    OVERLOAD_DELAY_MS: '0',
    // A page shows at once what a scenario has changed.
    SHARED_PAGES_SECONDS: '0',
    LOG_LEVEL: 'info',
  };
}
