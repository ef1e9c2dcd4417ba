/** The Helm chart makes the objects of the example for Kubernetes, whose values `kubernetes.test.ts` compares with the code. */
import { spawnSync } from 'node:child_process';
import { variableNames } from '@perennial/server/config';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { listFiles, readText } from '../repository/tracked-files.ts';
import { required } from './required-variables.ts';
import { findRefused } from './testing/refused-values.ts';
import { type ChartValues, renderTemplate } from './testing/render-chart.ts';

const CHART = 'server/deploy/helm';
const RELEASE = 'shop';

type Manifest = { readonly kind: string; readonly data?: Readonly<Record<string, string>> };

/** An annotation that each of the two computes in its own way, so that pods restart. */
const RESTARTS = /^(?:checksum\/settings|secret\/version)$/;
const withoutRestarts = (from: readonly unknown[]): readonly Manifest[] =>
  JSON.parse(JSON.stringify(from, (key, value) => (RESTARTS.test(key) ? undefined : value)));
const withoutAnnotations = (from: readonly Manifest[]): unknown =>
  JSON.parse(JSON.stringify(from, (key, value) => (key.startsWith('nginx.ingress') ? undefined : value)));
const byKind = (from: readonly unknown[]) =>
  withoutRestarts(from).toSorted((one, other) => one.kind.localeCompare(other.kind));

const example = byKind(parseAllDocuments(readText('docs/operate/kubernetes.yaml')).map((one) => one.toJS()));
const [, repository, tag] = readText('docs/operate/kubernetes.yaml').match(/image: (\S+):(\S+)/) ?? [];
const settings = example.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
const defaults: ChartValues = parse(readText(`${CHART}/values.yaml`));
const schema = JSON.parse(readText(`${CHART}/values.schema.json`));
const values: ChartValues = { ...defaults, image: { repository, tag }, settings };

/** Each value other than its default, as another cluster may need it. */
const others: ChartValues = {
  image: { repository: 'registry.example:5000/acme/shop@sha256', tag: 'a'.repeat(64) },
  settings: {
    ...settings,
    PUBLIC_URL: 'https://store.example:8443',
    LEGAL_LINKS: '{"*":{"terms":"https://a.example"}}',
  },
  secret: 'acme-secrets',
  secretVersion: '7',
  replicas: 4,
  scaling: { max: 12, cpuPercent: 60 },
  resources: { requests: { cpu: '500m', memory: '384Mi' }, limits: { memory: '768Mi', cpu: '2' } },
  ingress: { className: 'traefik', certificate: 'acme-tls', annotations: { 'an.example/entry': 'websecure' } },
  namespaces: ['traefik', 'observability'],
  egressPorts: [443, 6380, 9443],
};

const templates = listFiles(`${CHART}/templates`);
const render = (changed: ChartValues = {}, release = RELEASE) =>
  byKind(templates.flatMap((path) => renderTemplate(readText(path), { ...values, ...changed }, release)));

describe('the Helm chart', () => {
  it('makes the objects of the example for Kubernetes, of its values', () => {
    expect(templates.length).toBeGreaterThan(3);
    // What a shop has to say itself is empty, so that the schema names it.
    expect(defaults).toMatchObject({
      image: { repository: '', tag: '' },
      settings: { DRAIN_SECONDS: settings['DRAIN_SECONDS'] },
    });
    expect(Object.keys(Object(defaults['settings']))).toEqual(['DRAIN_SECONDS']);
    expect(render()).toEqual(example);
  });

  it('names all objects by the release, so that a namespace can have two shops', () => {
    const names = (release: string) => JSON.stringify(render({}, release).map((one) => Reflect.get(one, 'metadata')));
    expect(names('winter')).toBe(names(RELEASE).replaceAll('"shop"', '"winter"'));
  });

  it('puts each other value where it belongs', () => {
    expect(Object.keys(others)).toEqual(Object.keys(defaults));
    const objects = Object.fromEntries(render(others).map((one) => [one.kind, one]));
    expect(objects['Deployment']).toMatchObject({
      spec: {
        replicas: 4,
        template: {
          spec: {
            containers: [
              {
                image: `registry.example:5000/acme/shop@sha256:${'a'.repeat(64)}`,
                envFrom: [{ configMapRef: { name: RELEASE } }, { secretRef: { name: 'acme-secrets' } }],
                resources: others['resources'],
              },
            ],
          },
        },
      },
    });
    expect(objects['ConfigMap']?.data).toEqual(others['settings']);
    expect(objects['HorizontalPodAutoscaler']).toMatchObject({
      spec: { minReplicas: 4, maxReplicas: 12, metrics: [{ resource: { target: { averageUtilization: 60 } } }] },
    });
    const [http, names] = [{ port: 'http' }, { port: 53 }];
    const from = ['traefik', 'observability'].map((name) => ({
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
    }));
    const egress = [{ ports: [names, names, { port: 443 }, { port: 6380 }, { port: 9443 }] }];
    expect(objects['NetworkPolicy']).toMatchObject({ spec: { ingress: [{ from, ports: [http] }], egress } });
    // The host of an ingress has no port.
    expect(objects['Ingress']).toMatchObject({
      metadata: { annotations: { 'an.example/entry': 'websecure' } },
      spec: {
        ingressClassName: 'traefik',
        tls: [{ hosts: ['store.example'], secretName: 'acme-tls' }],
        rules: [{ host: 'store.example' }],
      },
    });
  });

  it('restarts the pods when a setting changes, or the secret', () => {
    const annotations = (changed: ChartValues) => {
      const path = templates.find((one) => one.endsWith('/deployment.yaml')) ?? '';
      const [deployment] = renderTemplate(readText(path), { ...values, ...changed }, RELEASE);
      return JSON.stringify(deployment);
    };
    const before = annotations({});
    expect(annotations({ settings: { ...settings, LOG_LEVEL: 'debug' } })).not.toBe(before);
    expect(annotations({ secretVersion: '2' })).not.toBe(before);
  });

  it('requires what the shop does not start without, but what is secret', () => {
    const inSecret = ['OIDC_CLIENT_SECRET', 'SESSION_SECRETS'];
    const needed = Object.keys(required).filter((name) => !inSecret.includes(name));
    // Without it all visitors behind the ingress would have one address.
    expect(schema.properties.settings.required).toEqual([...needed, 'TRUST_PROXY']);
    for (const name of schema.properties.settings.required) expect(variableNames).toContain(name);
  });

  it('knows each of its values, so that a wrong name is told', () => {
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(defaults)));
    const read = new Set(
      templates.flatMap((path) => [...readText(path).matchAll(/\.Values\.(\w+)/g)].map(([, name]) => name)),
    );
    expect(read).toEqual(new Set(Object.keys(defaults)));
    expect(schema.$schema).toBe('https://json-schema.org/draft-07/schema#');
    expect([schema.additionalProperties, schema.properties.image.additionalProperties]).toEqual([false, false]);
  });
});

describe('the values of a shop', () => {
  const refusedOf = (changed: object) => findRefused(schema, { ...values, ...changed });

  it.each([
    ['those of the example', {}],
    ['other ones', others],
    ['the least of each number', { replicas: 2, scaling: { max: 2, cpuPercent: 1 }, egressPorts: [1] }],
    ['the most of each number', { scaling: { max: 100, cpuPercent: 100 }, egressPorts: [65_535] }],
    ['no port but that of names', { egressPorts: [] }],
    ['a name with a number', { settings: { ...settings, A_NAME_2: 'x', B9: 'y', C0: 'z' } }],
    [
      'names of one letter',
      {
        image: { repository: 'r', tag: 't' },
        secret: 's',
        ingress: { className: 'n', certificate: 'c', annotations: {} },
        namespaces: ['n'],
      },
    ],
    ['those of a chart around it', { global: { region: 'eu' } }],
  ])('are taken: %s', (_, changed) => {
    expect(refusedOf(changed)).toEqual([]);
  });

  it.each<[string, object]>([
    ['.replica', { replica: 3 }],
    ['.replicas', { replicas: 1 }],
    ['.replicas', { replicas: '2' }],
    ['.image.repository', { image: { repository: '', tag: '1.0.0' } }],
    ['.image.tag', { image: { repository: 'shop', tag: '' } }],
    ['.image.tag', { image: { repository: 'shop', tag: 1 } }],
    ['.image.name', { image: { repository: 'shop', tag: '1.0.0', name: 'shop' } }],
    ['.settings.PUBLIC_URL', { settings: { ...settings, PUBLIC_URL: undefined } }],
    ['.settings.DRAIN_SECONDS', { settings: { ...settings, DRAIN_SECONDS: 5 } }],
    ['.settings.DRAIN-SECONDS', { settings: { ...settings, 'DRAIN-SECONDS': '5' } }],
    ['.settings.DRAIN_seconds', { settings: { ...settings, DRAIN_seconds: '5' } }],
    ['.settings.drainSeconds', { settings: { ...settings, drainSeconds: '5' } }],
    ['.secret', { secret: '' }],
    ['.secretVersion', { secretVersion: 2 }],
    ['.scaling.max', { scaling: { max: 1, cpuPercent: 70 } }],
    ['.scaling.cpuPercent', { scaling: { max: 4, cpuPercent: 0 } }],
    ['.scaling.cpuPercent', { scaling: { max: 4, cpuPercent: 101 } }],
    ['.scaling.min', { scaling: { min: 2 } }],
    ['.resources', { resources: [] }],
    ['.ingress.className', { ingress: { className: '' } }],
    ['.ingress.certificate', { ingress: { certificate: '' } }],
    ['.ingress.host', { ingress: { host: 'shop.example' } }],
    ['.ingress.annotations.timeout', { ingress: { annotations: { timeout: 320 } } }],
    ['.namespaces', { namespaces: [] }],
    ['.namespaces.0', { namespaces: [''] }],
    ['.egressPorts.0', { egressPorts: [0] }],
    ['.egressPorts.1', { egressPorts: [443, 65_536] }],
    ['.egressPorts.0', { egressPorts: ['443'] }],
  ])('are refused with a wrong value, which is named: %s', (path, changed) => {
    expect(refusedOf(changed)).toEqual([path]);
  });
});

const hasHelm = spawnSync('helm', ['version']).status === 0;

describe.skipIf(!hasHelm)('Helm itself', () => {
  const helm = (command: readonly string[], file: ChartValues) =>
    spawnSync('helm', [...command, '--values', '-'], { input: JSON.stringify(file), encoding: 'utf8' });

  it.each([
    ['the values of the example', values],
    ['other values', others],
  ])('accepts the chart, and renders the same, with %s', (_, given) => {
    const { stdout, stderr } = helm(['template', RELEASE, CHART], given);
    expect(stderr).not.toMatch(/Error/);
    const rendered = byKind(parseAllDocuments(stdout).map((one) => one.toJS()));
    // Helm adds the annotations of values.yaml to those of a shop.
    expect(withoutAnnotations(rendered)).toEqual(withoutAnnotations(render(given)));
    expect(helm(['lint', CHART], given)).toMatchObject({ status: 0 });
  });

  it.each([
    ['a missing setting', { settings: { ...settings, PUBLIC_URL: null } }, /PUBLIC_URL/],
    ['a value with a wrong name', { replica: 3 }, /replica/],
    ['no image', { image: { repository: '', tag: '' } }, /image/],
  ])('refuses %s, and names it', (_, changed, words) => {
    const { status, stderr } = helm(['template', RELEASE, CHART], { ...values, ...changed });
    expect(status).toBe(1);
    expect(stderr).toMatch(words);
  });
});
