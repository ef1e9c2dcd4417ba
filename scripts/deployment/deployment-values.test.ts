/** The ports, paths, times and conditions of the deployment are those of the code. */

import { defaultPorts, sandboxServices } from '@perennial/sandbox/ports';
import { readConfig } from '@perennial/server/config';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readText } from '../repository/tracked-files.ts';
import { required } from './required-variables.ts';

const defaults = readConfig(required);

type Service = {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly networks?: readonly string[] | Readonly<Record<string, { readonly aliases?: readonly string[] }>>;
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly logging?: unknown;
  readonly healthcheck?: unknown;
};
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
};

const compose = parse(readText('docker-compose.yml'), { merge: true }) as Compose;
const instances = Object.entries(compose.services).filter(([, { image }]) => image === 'perennial-shop');
const { proxy, redis, sandbox } = compose.services;
const settings = (name: string) => compose.services[name]?.environment ?? {};

const sandboxEnvironment = Object.fromEntries(
  [...readText('server/deploy/sandbox.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

const caddyfile = readText('server/deploy/Caddyfile');
/** The value of a directive; for a variable its default. */
function caddyValue(directive: string): string {
  const [, value = ''] = caddyfile.match(new RegExp(`^\\s*${directive} (\\S+)$`, 'm')) ?? [];
  return value.match(/^\{\$\w+:(.*)\}$/)?.[1] ?? value;
}

const dockerfile = readText('server/Dockerfile');
/** The lines of a stage. */
const stage = (name: string) => dockerfile.split(new RegExp(`^FROM .* AS ${name}$`, 'm'))[1]?.split(/^FROM /m)[0] ?? '';
const exposed = (name: string) => (stage(name).match(/^EXPOSE (.*)$/m)?.[1] ?? '').split(' ').map(Number);

const seconds = (text: string | undefined) => Number(text?.match(/^(\d+)s$/)?.[1]);
const portOf = (url: string | undefined) => Number(new URL(url ?? '').port);

describe('docker-compose.yml', () => {
  it('starts two instances that the proxy sends requests to, on the port on which they listen', () => {
    expect(instances.map(([name]) => name)).toEqual(['shop-1', 'shop-2']);
    const listening = instances.map(([name, { environment }]) => `${name}:${environment?.['PORT']}`);
    expect(settings('proxy')['INSTANCES']?.split(' ')).toEqual(listening);
    expect(new Set(instances.map(([, { environment }]) => environment?.['PORT']))).toEqual(new Set(['3000']));
    expect(exposed('shop')).toEqual([3000]);
  });

  it('has instances that share the Redis of its networks, which nothing else reaches', () => {
    for (const [, { environment, networks }] of instances) {
      const url = new URL(environment?.['REDIS_URL']?.match(/^\$\{REDIS_URL:-(.*)\}$/)?.[1] ?? '');
      expect([url.protocol, url.hostname, url.port]).toEqual(['redis:', 'redis', '6379']);
      expect(networks).toEqual(['shop', 'store']);
    }
    expect(redis?.networks).toEqual(['store']);
    expect(redis?.ports).toBeUndefined();
    expect(compose.networks['store']).toEqual({ internal: true });
    expect(proxy?.networks).toEqual(['shop']);
  });

  it('passes settings that the BFF accepts, with the values of the sandbox', () => {
    const passed = Object.entries(settings('shop-1')).map(([name, text]) => [
      name,
      text.startsWith('${') ? (sandboxEnvironment[name] ?? '') : text,
    ]);
    // The BFF accepts http on a loopback host only; names that end in .localhost are such hosts.
    expect(readConfig(Object.fromEntries(passed))).toMatchObject({ PORT: 3000, TRUST_PROXY: 'uniquelocal' });
  });

  it('lets an instance stop before it kills it', () => {
    for (const [, service] of instances) {
      expect(seconds(service.stop_grace_period)).toBeGreaterThan(defaults.DRAIN_SECONDS + defaults.STOP_SECONDS + 5);
    }
  });

  it('publishes the ports of the proxy, and those of the sandbox on this machine only', () => {
    expect(proxy?.ports).toEqual([
      `\${HTTP_PORT:-80}:${caddyValue('http_port')}`,
      `\${HTTPS_PORT:-443}:${caddyValue('https_port')}`,
    ]);
    expect(portOf(settings('sandbox')['SHOP_URL_FOR_PROVIDER'])).toBe(Number(caddyValue('http_port')));
    const ports = sandboxServices.map((service) => defaultPorts[service]);
    expect(sandbox?.ports).toEqual(ports.map((port) => `127.0.0.1:${port}:${port}`));
    expect(exposed('sandbox')).toEqual(ports);
  });

  it('finds the services of the sandbox under the name and the ports that it gives them', () => {
    const name = settings('sandbox')['PUBLIC_HOST'] ?? '';
    expect(sandbox?.networks).toEqual({ shop: { aliases: [name] } });
    const urls = {
      SHOP_API_URL: 'shop-api',
      OIDC_ISSUER: 'identity',
      CONTENT_API_URL: 'content',
      CARD_HOST_URL: 'card-host',
    } as const;
    for (const [variable, service] of Object.entries(urls)) {
      const url = new URL(sandboxEnvironment[variable] ?? '');
      expect([variable, url.hostname, Number(url.port)]).toEqual([variable, name, defaultPorts[service]]);
    }
    expect(portOf(sandboxEnvironment['PUBLIC_URL'])).toBe(defaultPorts.shop);
    expect(sandboxEnvironment['HTTP_PORT']).toBe(`127.0.0.1:${defaultPorts.shop}`);
  });
});

describe('the containers', () => {
  it.each(Object.entries(compose.services))(
    '%s has few rights, little memory, a short log and a health check',
    (_, service) => {
      expect(service.cap_drop).toEqual(['ALL']);
      expect(service.security_opt).toEqual(['no-new-privileges:true']);
      expect(service.mem_limit).toMatch(/^\d+m$/);
      expect(service.logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
      // The image of the shop has one of its own.
      expect(service.healthcheck !== undefined || service.image === 'perennial-shop').toBe(true);
    },
  );
});

describe('health checks', () => {
  it('of the proxy ask whether the process lives: pages stay while Redis is away', () => {
    expect(caddyValue('health_uri')).toBe('/healthz');
  });

  it('of the image ask the port on which the BFF listens by default', () => {
    const [, port, path] = stage('shop').match(/127\.0\.0\.1:\$\{process\.env\.PORT \|\| (\d+)\}(\/\w+)/) ?? [];
    expect([Number(port), path]).toEqual([defaults.PORT, '/healthz']);
  });
});

describe('the example for Kubernetes', () => {
  type Probe = { readonly httpGet: { readonly path: string; readonly port: string } };
  type Container = {
    readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
    readonly startupProbe: Probe;
    readonly readinessProbe: Probe;
    readonly livenessProbe: Probe;
  };
  type Manifest = {
    readonly kind: string;
    readonly data: Readonly<Record<string, string>>;
    readonly spec: {
      readonly template: {
        readonly spec: { readonly terminationGracePeriodSeconds: number; readonly containers: readonly Container[] };
      };
      readonly ports: readonly unknown[];
    };
  };
  const manifests = parseAllDocuments(readText('docs/operate/kubernetes.yaml')).map((one) => one.toJS() as Manifest);
  const manifest = (kind: string) => manifests.find((one) => one.kind === kind);
  const pod = manifest('Deployment')?.spec.template.spec;
  const container = pod?.containers[0];
  const settings = manifest('ConfigMap')?.data ?? {};

  it('has settings that the BFF accepts with those of the secret', () => {
    const { OIDC_CLIENT_SECRET, SESSION_SECRETS } = required;
    const config = readConfig({
      ...settings,
      OIDC_CLIENT_SECRET,
      SESSION_SECRETS,
      REDIS_URL: 'rediss://redis.example',
    });
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(config.DRAIN_SECONDS + config.STOP_SECONDS + 5);
    expect(config.DRAIN_SECONDS).toBeGreaterThan(0);
  });

  it('sends visitors by /healthz, and waits for Redis never: pages stay while it is away', () => {
    expect(container?.ports).toEqual([{ name: 'http', containerPort: defaults.PORT }]);
    expect(container?.startupProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(container?.readinessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(container?.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(manifest('Service')?.spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
  });
});

describe('the CI workflow', () => {
  type Step = { readonly name?: string; readonly uses?: string; readonly run?: string; readonly if?: string };
  type Job = { readonly if?: string; readonly steps: readonly Step[] };
  const workflow = parse(readText('.github/workflows/ci.yml')) as {
    readonly permissions: unknown;
    readonly jobs: Readonly<Record<string, Job>>;
  };
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
  const ofContracts = (JSON.parse(readText('contracts/package.json')) as { scripts: Record<string, string> }).scripts;

  it('runs commands that exist', () => {
    const commands = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npx -y pnpm@12 (.*)/g)].map(([, text = '']) => text),
    );
    expect(commands.length).toBeGreaterThan(4);
    const unknown = commands.filter((command) => {
      const [, name = ''] = command.match(/^--filter @perennial\/contracts ([\w-]+)/) ?? [];
      return name
        ? !(name in ofContracts)
        : !['install', 'audit', ...Object.keys(scripts)].includes(command.split(' ')[0] ?? '');
    });
    expect(unknown).toEqual([]);
  });

  it('publishes and records contracts for pushes only, and asks for a release on main only', () => {
    const condition = (command: string) => steps.find(({ run }) => run?.includes(command))?.if;
    const push = "env.HAS_BROKER == 'true' && github.event_name == 'push'";
    expect(condition('publish-contract')).toBe(push);
    expect(condition('contracts verify')).toBe(push);
    expect(condition('can-i-deploy')).toBe(
      "env.HAS_BROKER == 'true' && github.ref == 'refs/heads/main' && github.event_name == 'push'",
    );
  });

  it('may only read the repository, and pins each action by its commit', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(2);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it('starts the containers with the values of the sandbox and asks them on their port', () => {
    const text = workflow.jobs['image']?.steps.map(({ run = '' }) => run).join('\n') ?? '';
    const asked = [...text.matchAll(/http:\/\/localhost:\d+\S*/g)].map(([url]) => new URL(url));
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/de-de/cart', '/readyz']);
    expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([sandboxEnvironment['PUBLIC_URL']]));
    expect(text).toContain('--env-file server/deploy/sandbox.env up');
    // Compose reads no file without the variables that it requires, also to show logs.
    const calls = [...text.matchAll(/docker compose (.*)/g)].map(([, rest = '']) => rest);
    expect(calls.filter((rest) => !rest.startsWith('--env-file server/deploy/sandbox.env '))).toEqual([]);
    expect(calls.some((rest) => rest.endsWith(' logs'))).toBe(true);
  });
});
