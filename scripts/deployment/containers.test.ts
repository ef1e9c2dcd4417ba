/**
 * What docker-compose.yml, the Caddyfile and the Dockerfile say is what the others, the code and the documents say. The
 * ports, URLs and settings are in `deployment-values.test.ts`.
 */
import { defaultPorts } from '@perennial/sandbox/ports';
import { readProductionProcess } from '@perennial/server/testing/production-process';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles, readText } from '../repository/tracked-files.ts';

type Service = {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
  readonly profiles?: readonly string[];
  readonly depends_on?: readonly string[];
  readonly cap_add?: readonly string[];
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
};
const services = Object.entries(compose.services);
const { proxy, redis, sandbox } = compose.services;
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
    const needed = services.flatMap(([, { depends_on = [] }]) => depends_on);
    expect(new Set(needed)).toEqual(new Set(['redis', 'shop-1', 'shop-2']));
    expect(services.filter(([, { read_only }]) => !read_only).map(([name]) => name)).toEqual(['sandbox']);
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

  it('asks the proxy and the sandbox on the ports on which they listen', () => {
    const [, httpPort] = caddyfile.match(/http_port \{\$HTTP_PORT:(\d+)\}/) ?? [];
    expect(proxy?.healthcheck?.test).toEqual(['CMD', 'nc', '-z', '127.0.0.1', httpPort]);
    expect(redis?.healthcheck?.test).toEqual(['CMD', 'redis-cli', 'ping']);
    const [, port, path = ''] = sandbox?.healthcheck?.test.at(-1)?.match(/127\.0\.0\.1:(\d+)(\/\w+)/) ?? [];
    expect(Number(port)).toBe(defaultPorts.console);
    expect(readText('contracts/sandbox/console/console-api.ts')).toContain(`app.get('${path}'`);
    for (const [, { healthcheck }] of services) expect(healthcheck?.interval ?? '5s').toBe('5s');
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
    expect(seconds('lb_try_duration')).toBeLessThan(10);
    expect(caddyfile).toMatch(/^\s*lb_policy round_robin$/m);
    expect(caddyfile).toMatch(/^\tadmin off$/m);
  });
});

describe('the Dockerfile', () => {
  const workspace = parse(readText('pnpm-workspace.yaml')) as { readonly packages: readonly string[] };
  const [, node = ''] = dockerfile.match(/^ARG NODE=node:(\d+)\.\d+\.\d+-slim$/m) ?? [];

  it('installs every package of the workspace', () => {
    const copied = [...(stages[0] ?? '').matchAll(/^COPY (\S+)\/package\.json (\S+)\/$/gm)];
    expect(copied.map(([, from]) => from)).toEqual(workspace.packages);
    expect(copied.filter(([, from, to]) => from !== to)).toEqual([]);
  });

  it.each(['shop', 'sandbox'])('starts a program without the rights of root: %s', (target) => {
    const stage = stageOf(target);
    expect(stage).toMatch(/^USER node$/m);
    expect(stage).toMatch(/^ENV NODE_ENV=production$/m);
    expect(stage).toContain('\nWORKDIR /perennial\n');
  });

  it('writes compiled code with the settings of the command, because V8 takes no other', () => {
    const [, settings] = stageOf('shop').match(/^CMD \["node", (.*), "[^"]+"\]$/m) ?? [];
    const [, compiledWith] = stageOf('shop').match(/^RUN node (.*) \S+ --compile-only$/m) ?? [];
    expect(compiledWith).toBe(settings?.replace(/["",]/g, ''));
    const [, start] = readText('server/package.json').match(/"start": "MALLOC_ARENA_MAX=1 node (.*) \S+"/) ?? [];
    expect(start).toBe(compiledWith);
    expect(readText('README.md').split(`node ${compiledWith} server/dist/bundle/main.js`)).toHaveLength(3);
  });

  it('starts programs that exist: a source of the sandbox, and a file that the build of the server writes', () => {
    const programOf = (target: string) => stageOf(target).match(/^CMD \["node", .*"([^"]+)"\]$/m)?.[1] ?? '';
    expect(listFiles(programOf('sandbox'))).toEqual(['contracts/sandbox/main.ts']);
    expect(stageOf('sandbox')).toContain('\nCOPY contracts/sandbox contracts/sandbox\n');
    const config = readText('server/rolldown.config.ts');
    const [, folder] = config.match(/ dir: '(.*)',$/m) ?? [];
    const [, main = '', doctor = ''] = config.match(/ input: \{ main: '(.*)', doctor: '(.*)' \},$/m) ?? [];
    expect(programOf('shop')).toBe(`server/${folder}/main.js`);
    for (const source of [main, doctor]) expect(listFiles(`server/${source}`)).toEqual([`server/${source}`]);
    for (const path of ['docs/operate/README.md', 'docs/operate/kubernetes.yaml']) {
      expect(readText(path)).toContain(`node server/${folder}/doctor.js`);
    }
  });

  it('starts the BFF as README and the package do, with the same settings of memory', () => {
    const { nodeArguments, environment } = readProductionProcess(dockerfile);
    const { NODE_ENV: _, ...settings } = environment;
    const variables = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const command = (program: string) => [...variables, 'node', ...nodeArguments, program].join(' ');
    expect(readText('README.md')).toContain(`\n${command('server/dist/bundle/main.js')}\n`);
    expect(JSON.parse(readText('server/package.json')).scripts.start).toBe(command('dist/bundle/main.js'));
  });

  it('takes files from a stage that makes them, to where they were', () => {
    const from = [...dockerfile.matchAll(/^COPY --from=(\w+) \/perennial\/?(\S*) (\S+)$/gm)];
    expect(from.map(([, stage, path]) => `${stage} ${path}`)).toEqual([
      'services ',
      'client web/dist',
      'client web/dist-server',
      'bff server/dist',
    ]);
    expect(from.filter(([, , path, to]) => (path || './') !== to)).toEqual([]);
    for (const [, stage = ''] of from)
      expect(dockerfile).toMatch(new RegExp(`^FROM (?:manifests|packages) AS ${stage}$`, 'm'));
  });

  it('rebuilds client and BFF only after changes of their own sources', () => {
    const copied = (name: string) => {
      const stage = stages.find((one) => one.includes(` AS ${name}\n`)) ?? '';
      return [...stage.matchAll(/^COPY (.*) \S+$/gm)].map(([, paths]) => paths);
    };
    expect(copied('client')).toEqual(['web', 'contracts/sandbox/tsconfig.json']);
    expect(copied('bff')).toEqual(['server']);
    expect(copied('packages')).toEqual(['shared']);
    const install = dockerfile.indexOf('RUN pnpm install --frozen-lockfile\n');
    expect(install).toBeGreaterThan(0);
    expect(install).toBeLessThan(dockerfile.indexOf('\nCOPY shared shared\n'));
  });

  it('ends an instance whose health it asked for half a minute without an answer', () => {
    const [, interval, timeout, start] =
      dockerfile.match(/^HEALTHCHECK --interval=(\d+)s --timeout=(\d+)s --start-period=(\d+)s /m)?.map(Number) ?? [];
    expect(timeout).toBeLessThan(interval ?? 0);
    // Docker gives up after three times.
    expect([3 * (interval ?? 0), (start ?? 0) >= 10]).toEqual([30, true]);
  });

  it('has the Node of the workflows, and leaves no source of a program out of the image', () => {
    const ofWorkflows = [...readText('.github/workflows/ci.yml').matchAll(/node-version: (\S+)/g)].map(
      ([, found]) => found,
    );
    expect(ofWorkflows.length).toBeGreaterThan(4);
    expect(new Set(ofWorkflows)).toEqual(new Set([node]));
    const ignored = readText('.dockerignore').trim().split('\n');
    const folders = ignored.filter((line) => !line.includes('*') && !line.startsWith('.'));
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(folders.filter((folder) => copied.some((path) => path === folder || path.startsWith(`${folder}/`)))).toEqual(
      [],
    );
    // Secrets and what a machine has made stay outside.
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '.git']));
  });
});
