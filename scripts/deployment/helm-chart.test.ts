/** The Helm chart makes the objects of the example for Kubernetes, whose values `kubernetes.test.ts` compares with the code. */
import { spawnSync } from 'node:child_process';
import { variableNames } from '@perennial/server/config';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { listFiles, readText } from '../repository/tracked-files.ts';
import { required } from './required-variables.ts';
import { type ChartValues, renderTemplate } from './testing/render-chart.ts';

const CHART = 'server/deploy/helm';
const RELEASE = 'shop';

type Manifest = { readonly kind: string; readonly data?: Readonly<Record<string, string>> };

/** An annotation that each of the two computes in its own way, so that pods restart. */
const RESTARTS = /^(?:checksum\/settings|secret\/version)$/;
const withoutRestarts = (from: readonly unknown[]): readonly Manifest[] =>
  JSON.parse(JSON.stringify(from, (key, value) => (RESTARTS.test(key) ? undefined : value)));
const byKind = (from: readonly unknown[]) =>
  withoutRestarts(from).toSorted((one, other) => one.kind.localeCompare(other.kind));

const example = byKind(parseAllDocuments(readText('docs/operate/kubernetes.yaml')).map((one) => one.toJS()));
const [, repository, tag] = readText('docs/operate/kubernetes.yaml').match(/image: (\S+):(\S+)/) ?? [];
const settings = example.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
const defaults: ChartValues = parse(readText(`${CHART}/values.yaml`));
const schema = JSON.parse(readText(`${CHART}/values.schema.json`));
const values: ChartValues = { ...defaults, image: { repository, tag }, settings };

const templates = listFiles(`${CHART}/templates`);
const render = (changed: ChartValues = {}, release = RELEASE) =>
  byKind(templates.flatMap((path) => renderTemplate(readText(path), { ...values, ...changed }, release)));

describe('the Helm chart', () => {
  it('makes the objects of the example for Kubernetes, of its values', () => {
    expect(templates.length).toBeGreaterThan(3);
    expect(render()).toEqual(example);
  });

  it('names all objects by the release, so that a namespace can have two shops', () => {
    const names = (release: string) => JSON.stringify(render({}, release).map((one) => Reflect.get(one, 'metadata')));
    expect(names('winter')).toBe(names(RELEASE).replaceAll('"shop"', '"winter"'));
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
    expect([schema.additionalProperties, schema.properties.image.additionalProperties]).toEqual([false, false]);
  });
});

const hasHelm = spawnSync('helm', ['version']).status === 0;

describe.skipIf(!hasHelm)('Helm itself', () => {
  const helm = (command: readonly string[], file: ChartValues) =>
    spawnSync('helm', [...command, '--values', '-'], { input: JSON.stringify(file), encoding: 'utf8' });

  it('accepts the chart, and renders the same', () => {
    const { stdout, stderr } = helm(['template', RELEASE, CHART], values);
    expect(stderr).not.toMatch(/Error/);
    expect(byKind(parseAllDocuments(stdout).map((one) => one.toJS()))).toEqual(render());
    expect(helm(['lint', CHART], values)).toMatchObject({ status: 0 });
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
