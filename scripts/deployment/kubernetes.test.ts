/** The objects of the example for Kubernetes find each other, and have the values of the code and of the other examples. */
import { calls } from '@perennial/shared/catalogue/routes';
import { HEARTBEAT_MS } from '@perennial/shared/event-stream';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readText } from '../repository/tracked-files.ts';

const FILE = 'docs/operate/kubernetes.yaml';
const text = readText(FILE);
const manifests: readonly unknown[] = parseAllDocuments(text).map((one) => one.toJS());

/** Returns what stands at a path such as `spec.ports.0.name`; `undefined` if there is nothing. */
const read = (from: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, name) => (Object(part) === part ? Reflect.get(Object(part), name) : undefined), from);

const manifest = (kind: string) => manifests.find((one) => read(one, 'kind') === kind);
const [deployment, service, config, ingress, policy] = [
  ...['Deployment', 'Service', 'ConfigMap', 'Ingress', 'NetworkPolicy'].map(manifest),
];
const pod = read(deployment, 'spec', 'template', 'spec');
const container = read(pod, 'containers', 0);
const settings = read(config, 'data');
const name = read(deployment, 'metadata', 'name');
const portName = read(container, 'ports', 0, 'name');
const port = read(container, 'ports', 0, 'containerPort');
const annotations = read(deployment, 'spec', 'template', 'metadata', 'annotations');

const compose: unknown = parse(readText('docker-compose.yml'), { merge: true });
const valuesIn = (path: string) =>
  new Map([...readText(path).matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, variable = '', value = '']) => [variable, value]));

describe('the objects of the example', () => {
  it('find the pods by the labels that these have', () => {
    const labels = read(deployment, 'spec', 'template', 'metadata', 'labels');
    const selectors = [
      read(deployment, 'spec', 'selector', 'matchLabels'),
      read(pod, 'topologySpreadConstraints', 0, 'labelSelector', 'matchLabels'),
      read(service, 'spec', 'selector'),
      read(manifest('PodDisruptionBudget'), 'spec', 'selector', 'matchLabels'),
      read(policy, 'spec', 'podSelector', 'matchLabels'),
    ];
    expect(selectors).toEqual(selectors.map(() => labels));
    // The runbook asks for the logs of these pods.
    expect(readText('docs/operate/runbook.md')).toContain(`kubectl logs -l app=${read(labels, 'app')} `);
  });

  it('name objects that exist', () => {
    const [, secret] = text.match(/kubectl create secret generic (\S+)/) ?? [];
    expect(read(container, 'envFrom')).toEqual([
      { configMapRef: { name: read(config, 'metadata', 'name') } },
      { secretRef: { name: secret } },
    ]);
    expect(read(manifest('HorizontalPodAutoscaler'), 'spec', 'scaleTargetRef')).toEqual({
      apiVersion: read(deployment, 'apiVersion'),
      kind: 'Deployment',
      name,
    });
    expect(read(ingress, 'spec', 'rules', 0, 'http', 'paths')).toEqual([
      {
        path: '/',
        pathType: 'Prefix',
        backend: {
          service: {
            name: read(service, 'metadata', 'name'),
            port: { name: read(service, 'spec', 'ports', 0, 'name') },
          },
        },
      },
    ]);
  });

  it('let in the ingress and Prometheus, on the port of the pods, and out what the BFF asks', () => {
    expect(read(policy, 'spec', 'policyTypes')).toEqual(['Ingress', 'Egress']);
    expect(read(policy, 'spec', 'ingress', 0, 'ports')).toEqual([{ port: portName }]);
    const out = [read(policy, 'spec', 'egress', 0, 'ports')].flat().map((one) => read(one, 'port'));
    // Names are asked over UDP and, for long answers, over TCP.
    expect(out.filter((one) => one === 53)).toHaveLength(2);
    const inRedisPage = [...readText('docs/operate/redis.md').matchAll(/\.example:(\d+)/g)].map(([, found]) =>
      Number(found),
    );
    expect(new Set(out)).toEqual(new Set([53, 443, ...inRedisPage]));
  });

  it('keep an instance while another one stops, and add some under load', () => {
    const replicas = Number(read(deployment, 'spec', 'replicas'));
    const scaler = read(manifest('HorizontalPodAutoscaler'), 'spec');
    expect(replicas).toBeGreaterThan(1);
    expect(read(deployment, 'spec', 'strategy', 'rollingUpdate', 'maxUnavailable')).toBe(0);
    const kept = Number(read(manifest('PodDisruptionBudget'), 'spec', 'minAvailable'));
    expect([kept >= 1, kept < replicas]).toEqual([true, true]);
    expect(read(scaler, 'minReplicas')).toBe(replicas);
    expect(Number(read(scaler, 'maxReplicas'))).toBeGreaterThan(replicas);
    const share = Number(read(scaler, 'metrics', 0, 'resource', 'target', 'averageUtilization'));
    expect([share > 30, share < 100]).toEqual([true, true]);
    // Shorter, and the number of pods would follow each minute of a day.
    expect(Number(read(scaler, 'behavior', 'scaleDown', 'stabilizationWindowSeconds'))).toBeGreaterThanOrEqual(120);
  });
});

describe('a pod of the example', () => {
  it('has the settings of .env.example, and a secret with variables that the BFF reads', () => {
    const own = valuesIn('.env.example');
    const shared = Object.entries(Object(settings)).filter(([variable]) => own.has(variable));
    expect(shared.length).toBeGreaterThan(5);
    expect(shared.filter(([variable, value]) => own.get(variable) !== value)).toEqual([]);
    const secrets = [...text.matchAll(/--from-literal=([A-Z_]+)=/g)].map(([, variable]) => variable);
    expect(secrets).toEqual(expect.arrayContaining(['OIDC_CLIENT_SECRET', 'SESSION_SECRETS', 'REDIS_URL']));
    const configuration = readText('docs/operate/configuration.md');
    expect(secrets.filter((variable) => !configuration.includes(`\`${variable}\``))).toEqual([]);
  });

  it('trusts a network that no cluster has, until somebody writes the one of the ingress', () => {
    // The network for documents of RFC 5737.
    expect(read(settings, 'TRUST_PROXY')).toBe('192.0.2.0/24');
    expect(read(settings, 'DRAIN_SECONDS')).toBe('5');
  });

  it('tells Prometheus where its metrics are', () => {
    const job = read(parse(readText('docs/operate/prometheus.yml')), 'scrape_configs', 0);
    expect(annotations).toMatchObject({
      'checksum/settings': '1',
      'prometheus.io/scrape': 'true',
      'prometheus.io/port': String(port),
      'prometheus.io/path': read(job, 'metrics_path'),
    });
  });

  it('has the rights and the memory of a container of docker-compose.yml', () => {
    const shop = read(compose, 'services', 'shop-1');
    expect(read(container, 'image')).toMatch(new RegExp(`/${read(shop, 'image')}:\\d+\\.\\d+\\.\\d+$`));
    expect(read(container, 'resources', 'limits', 'memory')).toBe(String(read(shop, 'mem_limit')).replace('m', 'Mi'));
    const mebibytes = (of: string) => Number(String(read(container, 'resources', of, 'memory')).replace('Mi', ''));
    expect(mebibytes('requests')).toBeLessThanOrEqual(mebibytes('limits'));
    expect(read(container, 'securityContext')).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: read(shop, 'read_only'),
      capabilities: { drop: read(shop, 'cap_drop') },
    });
    expect(read(pod, 'securityContext', 'runAsNonRoot')).toBe(true);
    expect(read(pod, 'automountServiceAccountToken')).toBe(false);
  });

  it('may take half a minute to start, and is ended for half a minute of silence and no sooner', () => {
    const probe = (kind: string) => {
      const [period, timeout, failures = 3] = [
        ...['periodSeconds', 'timeoutSeconds', 'failureThreshold'].map((field) => read(container, kind, field)),
      ];
      return { period: Number(period), timeout: Number(timeout), total: Number(period) * Number(failures) };
    };
    const [start, ready, alive] = [probe('startupProbe'), probe('readinessProbe'), probe('livenessProbe')];
    for (const { period, timeout } of [start, ready, alive]) expect(timeout).toBeLessThanOrEqual(period);
    for (const { total } of [start, alive]) expect([total >= 30, total <= 120]).toEqual([true, true]);
    // An instance gets no visitors long before it is ended.
    expect(ready.total).toBeLessThan(alive.total / 2);
  });
});

describe('the proxies of the examples', () => {
  const page = readText('docs/operate/proxies.md');
  const longestCall = Math.max(...Object.values(calls).map(({ timeoutMs }) => timeoutMs / 1000));
  const [, limit = ''] = readText('server/src/app.ts').match(/bodyLimit: (\d+) \* 1024,/) ?? [];
  const ofIngress = read(ingress, 'metadata', 'annotations');

  it('serve the host of PUBLIC_URL, over https', () => {
    const { hostname } = new URL(String(read(settings, 'PUBLIC_URL')));
    expect(read(ingress, 'spec', 'rules', 0, 'host')).toBe(hostname);
    expect(read(ingress, 'spec', 'tls', 0, 'hosts')).toEqual([hostname]);
    expect(read(ingress, 'spec', 'ingressClassName')).toBe('nginx');
  });

  it('wait for longer than the longest call of the shop API', () => {
    const [, told] = page.match(/wait for an answer for longer than (\d+) s/) ?? [];
    expect(Number(told)).toBe(longestCall);
    const times = [...page.matchAll(/(?:proxy_\w+_timeout |writeTimeout: )(\d+)s/g)].map(([, found]) => Number(found));
    expect(times).toHaveLength(3);
    for (const kind of ['read', 'send'])
      times.push(Number(read(ofIngress, `nginx.ingress.kubernetes.io/proxy-${kind}-timeout`)));
    expect(times.filter((time) => !(time > longestCall && time < longestCall + 60))).toEqual([]);
    expect(new Set(times).size).toBe(1);
  });

  it('send to the port on which the BFF listens, and let an event stream be silent for longer than it is', () => {
    const addresses = [...page.matchAll(/(127\.0\.0\.1|10\.0\.0\.1\d):(\d+)/g)].map(
      ([, address, to]) => `${address} ${to}`,
    );
    expect(addresses).toEqual([
      ...[`127.0.0.1 ${port}`, `10.0.0.11 ${port}`, `10.0.0.12 ${port}`, `10.0.0.11 ${port}`, `10.0.0.12 ${port}`],
    ]);
    const [, silent] = page.match(/let a connection be silent for (\d+) s/) ?? [];
    expect([Number(silent) > HEARTBEAT_MS / 1000, Number(silent) <= HEARTBEAT_MS / 500]).toEqual([true, true]);
  });

  it('take the bodies that the BFF takes', () => {
    expect(limit).not.toBe('');
    expect(page).toContain(`take bodies of ${limit} kB`);
    expect(page).toContain(`client_max_body_size ${limit}k;`);
    expect(read(ofIngress, 'nginx.ingress.kubernetes.io/proxy-body-size')).toBe(`${limit}k`);
  });

  it('have the annotations of the page about proxies', () => {
    const [, block = ''] = page.match(/```yaml\n(nginx\.ingress[\s\S]*?)```/) ?? [];
    expect(ofIngress).toEqual(parse(block));
    const size = read(ofIngress, 'nginx.ingress.kubernetes.io/proxy-buffer-size');
    for (const line of [
      `proxy_buffer_size ${size};`,
      `proxy_buffers 16 ${size};`,
      'proxy_http_version 1.1;',
      'listen 443 ssl http2;',
    ])
      expect(page).toContain(`    ${line}\n`);
    // Without it nginx closes each connection to the BFF.
    expect(page).toMatch(/^ {4}keepalive \d+;$/m);
    expect(page).toContain('    proxy_set_header Connection "";\n');
  });

  it('say the id of a request, and pass no trace of a visitor on', () => {
    const [, ofPage] = page.match(/```\n(shop\.example \{[\s\S]*?)```/) ?? [];
    const headers = (from = '') => [...from.matchAll(/^\s*(header_up .*)$/gm)].map(([, line]) => line);
    expect(headers(readText('server/deploy/Caddyfile'))).toEqual(headers(ofPage));
    expect(headers(ofPage)).toEqual([
      'header_up X-Request-Id {http.request.uuid}',
      'header_up -Traceparent',
      'header_up -Tracestate',
    ]);
    expect(page).toContain('customRequestHeaders: { X-Request-Id: "", Traceparent: "", Tracestate: "" }');
    for (const line of ['X-Request-Id $request_id', 'Traceparent ""', 'Tracestate ""', 'X-Forwarded-For $remote_addr'])
      expect(page).toContain(`proxy_set_header ${line};`);
  });

  it('ask for the health that the BFF tells', () => {
    expect(page).toContain('healthCheck: { path: /healthz,');
    expect(readText('server/src/routes/health.ts')).toContain("app.get('/healthz'");
  });
});
