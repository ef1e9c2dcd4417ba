/**
 * What docker-compose.yml and the Caddyfile say is what the others, the code and the documents say. The ports, URLs and
 * settings are in `deployment-values.test.ts`.
 */
import { defaultPorts, freePort } from '@perennial/sandbox/ports';
import { readConfig } from '@perennial/server/config';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles, readText } from '../repository/tracked-files.ts';
import { required } from './required-variables.ts';
import { runHealthCheck } from './testing/run-health-check.ts';

type Service = {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
  readonly profiles?: readonly string[];
  readonly depends_on?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly user?: string;
  readonly stop_grace_period?: string;
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly mem_limit: string;
  readonly healthcheck?: {
    readonly test: readonly string[];
    readonly interval: string;
    readonly start_period?: string;
  };
  readonly logging: { readonly options: Readonly<Record<string, string>> };
};

const composeText = readText('docker-compose.yml');
const compose = parse(composeText, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, unknown>>;
};
const services = Object.entries(compose.services);
const { proxy, redis, sandbox, 'shop-1': shop1 } = compose.services;
const sandboxText = readText('server/deploy/sandbox.env');
const caddyfile = readText('server/deploy/Caddyfile');
const dockerfile = readText('server/Dockerfile');
const stages = dockerfile.split(/^(?=FROM )/m).slice(1);
const stageOf = (target: string) => stages.find((stage) => stage.startsWith(`FROM \${NODE} AS ${target}\n`)) ?? '';
const megabytes = (text = '') => Number(text.match(/^(\d+)mb?$/)?.[1]);

describe('docker-compose.yml', () => {
  it('passes each variable under its own name', () => {
    const passed = [...composeText.matchAll(/^\s+([A-Z_]+): \$\{([A-Z_]+)/gm)];
    expect(passed.length).toBeGreaterThan(50);
    // The sandbox has the address of the shop under a name of its own.
    expect(passed.filter(([, name, from]) => name !== from).map(([, name, from]) => `${name} from ${from}`)).toEqual([
      'SHOP_URL from PUBLIC_URL',
    ]);
  });

  it('names the variable that is missing, and has no value of its own but the Redis beside it', () => {
    const missing = [...composeText.matchAll(/\$\{([A-Z_]+):\?set ([A-Z_]+)(.*)\}/g)];
    expect(missing).toHaveLength(8);
    for (const [text, name, told] of missing) expect([text, told]).toEqual([text, name]);
    expect(composeText).toContain(
      '{SITE_ADDRESS:?set SITE_ADDRESS to the domain of PUBLIC_URL, for example shop.example}',
    );
    const [, characters] = composeText.match(/set SESSION_SECRETS, at least (\d+) characters/) ?? [];
    const longest = { ...required, SESSION_SECRETS: 'a'.repeat(Number(characters) - 1) };
    expect(() => readConfig(longest)).toThrow(/SESSION_SECRETS/);
    expect(readConfig({ ...longest, SESSION_SECRETS: `${longest.SESSION_SECRETS}a` })).toBeDefined();
    const ofTheirOwn = [...composeText.matchAll(/\$\{([A-Z_]+):-([^}]+)\}/g)].map(
      ([, name, value]) => `${name} ${value}`,
    );
    expect(ofTheirOwn).toEqual(['REDIS_URL redis://redis:6379', 'HTTP_PORT 80', 'HTTPS_PORT 443']);
  });

  it('builds each image once, from a target of the Dockerfile', () => {
    const built = services.flatMap(([, { build, image }]) => (build ? [{ ...build, image }] : []));
    expect(built.map(({ image }) => image).sort()).toEqual(['perennial-sandbox', 'perennial-shop']);
    for (const { context, dockerfile: path, target, image } of built) {
      expect([context, path, image]).toEqual(['.', 'server/Dockerfile', `perennial-${target}`]);
      expect(stageOf(target)).toContain('\nCMD ');
    }
    // Every other image has a version.
    const ready = services.filter(([, { image }]) => !image.includes(':'));
    expect(new Set(ready.map(([, { image }]) => image))).toEqual(new Set(built.map(({ image }) => image)));
  });

  it('starts the sandbox for its own values only, on every address of its container', () => {
    expect(sandbox?.profiles).toEqual([sandboxText.match(/^COMPOSE_PROFILES=(.*)$/m)?.[1]]);
    expect(sandbox?.environment?.['HOST']).toBe('0.0.0.0');
    expect(services.filter(([name, { profiles }]) => profiles && name !== 'sandbox')).toEqual([]);
  });

  it('starts again what ended, and what a service waits for exists', () => {
    // Nobody waits for the sandbox: a person starts it.
    expect(services.filter(([, { restart }]) => restart !== 'unless-stopped').map(([name]) => name)).toEqual([
      'sandbox',
    ]);
    const needed = services.map(([name, { depends_on = [] }]) => `${name}: ${depends_on.join(' ')}`);
    expect(needed).toEqual(['proxy: shop-1 shop-2', 'shop-1: redis', 'shop-2: redis', 'redis: ', 'sandbox: ']);
    expect(services.filter(([, { read_only }]) => !read_only).map(([name]) => name)).toEqual(['sandbox']);
    // Caddy writes its last configuration and what it sends; Redis has its files in its volume.
    expect(services.flatMap(([name, { tmpfs = [] }]) => tmpfs.map((folder) => `${name} ${folder}`))).toEqual([
      'proxy /config',
      'proxy /tmp',
    ]);
    expect(services.flatMap(([name, { user }]) => (user ? [`${name} ${user}`] : []))).toEqual(['redis redis']);
    expect(services.flatMap(([name, { cap_add = [] }]) => cap_add.map((right) => `${name} ${right}`))).toEqual([
      'proxy NET_BIND_SERVICE',
    ]);
  });

  it('mounts files that exist, and the volumes that it has, where the programs keep what stays', () => {
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((one) => one.split(':')));
    const files = mounted.filter(([from = '']) => from.startsWith('./'));
    expect(files).toEqual([['./server/deploy/Caddyfile', '/etc/caddy/Caddyfile', 'ro']]);
    expect(listFiles(...files.map(([from = '']) => from.slice(2)))).toHaveLength(files.length);
    const named = mounted.filter(([from = '']) => !from.startsWith('./'));
    expect(named.map(([name]) => name).sort()).toEqual(Object.keys(compose.volumes).sort());
    // The images of Caddy and Redis keep certificates and values there.
    expect(named.filter(([, path]) => path !== '/data')).toEqual([]);
  });

  it('has a Redis that forgets nothing, in half of its memory, of a version that the BFF can use', () => {
    const [program, ...options] = redis?.command ?? [];
    const option = (name: string) => options[options.indexOf(`--${name}`) + 1];
    expect(program).toBe('redis-server');
    expect([option('appendonly'), option('maxmemory-policy')]).toEqual(['yes', 'noeviction']);
    expect(readText('docs/operate/redis.md')).toContain('`maxmemory-policy noeviction`');
    expect(megabytes(redis?.mem_limit)).toBe(2 * megabytes(option('maxmemory')));
    const [, least = ''] = readText('docs/operate/redis.md').match(/in Redis (\d+\.\d+) or later/) ?? [];
    expect(Number(redis?.image.split(':')[1])).toBeGreaterThanOrEqual(Number(least));
  });

  it('gives each container the memory that it needs, and the time to stop that the page for operators says', () => {
    expect(services.map(([name, { mem_limit }]) => `${name} ${mem_limit}`)).toEqual([
      ...['proxy 256m', 'shop-1 512m', 'shop-2 512m', 'redis 512m', 'sandbox 512m'],
    ]);
    const [, time] = readText('docs/operate/README.md').match(/A container has (\d+) s to stop/) ?? [];
    expect(shop1?.stop_grace_period).toBe(`${time}s`);
    expect(readText('docs/operate/kubernetes.yaml')).toContain(`terminationGracePeriodSeconds: ${time}\n`);
  });

  it('tells the sandbox what it reads, and that its customers come through the proxy', () => {
    const read = readText('contracts/sandbox/main.ts').match(/(?<=^ {2}\w+: ')[A-Z_]+/gm) ?? [];
    // The issuer is the address of the sandbox itself.
    expect(Object.keys(sandbox?.environment ?? {}).sort()).toEqual(
      read.filter((name) => name !== 'OIDC_ISSUER').sort(),
    );
    const [, port] = caddyfile.match(/http_port \{\$HTTP_PORT:(\d+)\}/) ?? [];
    expect(sandbox?.environment?.['SHOP_URL_FOR_PROVIDER']).toBe(`http://proxy:${port}`);
    expect(Object.keys(compose.networks)).toEqual(['shop', 'store']);
  });

  it.each([
    [200, 0],
    [503, 1],
  ])('has a health check of the sandbox for which an answer %i ends with %i', async (status, code) => {
    const [kind, ...command] = sandbox?.healthcheck?.test ?? [];
    expect(kind).toBe('CMD');
    const port = await freePort();
    const words = command.map((word) => word.replace(`:${defaultPorts.console}/`, `:${port}/`));
    expect(await runHealthCheck(words, { path: '/scenarios', status, port })).toBe(code);
  });

  it('asks the proxy and the sandbox on the ports on which they listen', () => {
    const [, httpPort] = caddyfile.match(/http_port \{\$HTTP_PORT:(\d+)\}/) ?? [];
    expect(proxy?.healthcheck?.test).toEqual(['CMD', 'nc', '-z', '127.0.0.1', httpPort]);
    expect(redis?.healthcheck?.test).toEqual(['CMD', 'redis-cli', 'ping']);
    const [, port, path = ''] = sandbox?.healthcheck?.test.at(-1)?.match(/127\.0\.0\.1:(\d+)(\/\w+)/) ?? [];
    expect(Number(port)).toBe(defaultPorts.console);
    expect(readText('contracts/sandbox/console/console-api.ts')).toContain(`app.get('${path}'`);
    // The image of the shop has a health check of its own.
    expect(services.map(([name, { healthcheck }]) => `${name} ${healthcheck?.interval}`)).toEqual([
      ...['proxy 5s', 'shop-1 undefined', 'shop-2 undefined', 'redis 5s', 'sandbox 5s'],
    ]);
    // Three times five seconds are too short for a start on a busy machine.
    expect(sandbox?.healthcheck?.start_period).toBe('60s');
  });

  it('keeps as much log as its comment says', () => {
    const [, most] = composeText.match(/# A container writes (\d+) MB of log at most/) ?? [];
    for (const [, { logging }] of services) {
      expect(megabytes(logging.options['max-size']) * Number(logging.options['max-file'])).toBe(Number(most));
    }
  });

  it('has its instances replaced one after the other by the commands of the page for operators', () => {
    const page = readText('docs/operate/README.md').split('\n## Containers\n')[1]?.split('\n## ')[0] ?? '';
    const replaced = [...page.matchAll(/^docker compose up --detach --wait (\S+)$/gm)].map(([, name]) => name);
    expect(replaced).toEqual(services.filter(([, { image }]) => image === 'perennial-shop').map(([name]) => name));
    expect(page).toContain('docker tag perennial-shop perennial-shop:before');
    for (const [name] of Object.entries(compose.volumes)) expect(page).toContain(name);
  });

  it('is at the addresses that its first lines name', () => {
    const [, shop, console] = composeText.match(/the shop is at (\S+) and the console of the sandbox at (\S+)\./) ?? [];
    expect(sandboxText).toContain(`\nPUBLIC_URL=${shop}\n`);
    expect(new URL(console ?? '').port).toBe(String(defaultPorts.console));
  });
});

describe('the Caddyfile', () => {
  it('reads variables that docker-compose.yml sets, or has a value for them', () => {
    const without = [...caddyfile.matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name = '']) => name);
    expect(without.sort()).toEqual(['INSTANCES', 'SITE_ADDRESS']);
    expect(without.filter((name) => !(name in (proxy?.environment ?? {})))).toEqual([]);
    expect(caddyfile).toMatch(/^\{\$SITE_ADDRESS\} \{$/m);
    expect(caddyfile).toMatch(/^\treverse_proxy \{\$INSTANCES\} \{$/m);
    // Each block ends where it began.
    const edges = caddyfile
      .split('\n')
      .flatMap((line) => line.match(/^(\t*)(?:.* )?\{$/)?.[1] ?? line.match(/^(\t*)\}$/)?.[1] ?? []);
    expect(edges).toEqual(['', '', '', '\t', '\t', '']);
  });

  it('shows no metrics to visitors, as the pages about proxies say', () => {
    const page = readText('docs/operate/proxies.md');
    expect(page).toContain('\n| keep `/metrics` inside |');
    expect(caddyfile).toMatch(/^\trespond \/metrics 404$/m);
    for (const line of ['\trespond /metrics 404', 'location = /metrics { return 404; }', '!Path(`/metrics`)']) {
      expect(page).toContain(line);
    }
  });

  it('tries another instance for longer than it takes to notice one that is away, and shares the visitors', () => {
    const seconds = (name: string) => Number(caddyfile.match(new RegExp(`^\\s*${name} (\\d+)s$`, 'm'))?.[1]);
    expect(seconds('health_timeout')).toBeLessThanOrEqual(seconds('health_interval'));
    expect(seconds('lb_try_duration')).toBeGreaterThan(seconds('health_interval') + seconds('health_timeout'));
    expect(seconds('lb_try_duration')).toBe(5);
    expect(readText('docs/operate/README.md')).toContain('visitors wait five seconds and get 502 or 503');
    // Often enough for an instance that comes back, and no flood of one that refuses.
    expect(caddyfile).toMatch(/^\s*lb_try_interval 100ms$/m);
    const [, interval, timeout] =
      readText('docs/operate/proxies.md').match(
        /healthCheck: \{ path: \/healthz, interval: (\d+)s, timeout: (\d+)s \}/,
      ) ?? [];
    expect([seconds('health_interval'), seconds('health_timeout')]).toEqual([Number(interval), Number(timeout)]);
    expect(caddyfile).toMatch(/^\s*lb_policy round_robin$/m);
    expect(caddyfile).toMatch(/^\tadmin off$/m);
  });
});
