/** The files for operators name metrics and labels that exist. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPrometheusMetrics } from './prometheus.ts';

const folder = new URL('../../../docs/operate/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** The labels of each metric. */
const labels = new Map<string, readonly string[]>();

type Registered = { readonly name: string; readonly type: unknown; readonly labelNames: readonly string[] };
const registered: Registered[] = [];

/** The metrics of a process cannot be ended again, so another process says which there are. */
const PROCESS_METRICS = `
const { Registry, collectDefaultMetrics } = require('prom-client');
const register = new Registry();
collectDefaultMetrics({ register });
register.getMetricsAsJSON().then((metrics) => console.log(JSON.stringify(metrics.map(({ name }) => name))));`;

beforeAll(async () => {
  const { registry } = createPrometheusMetrics({ store: { checkWritable: async () => {}, size: 0 } });
  for (const metric of registry.getMetricsAsArray()) {
    labels.set(metric.name, labelsOf(metric));
    registered.push({ name: metric.name, type: Reflect.get(metric, 'type'), labelNames: labelsOf(metric) });
  }
  const cwd = new URL('../..', import.meta.url);
  const names = JSON.parse(execFileSync(process.execPath, ['-e', PROCESS_METRICS], { cwd, encoding: 'utf8' }));
  for (const name of names) labels.set(name, ['kind']);
  // Prometheus makes it itself.
  labels.set('up', []);
});

function labelsOf(metric: object): readonly string[] {
  return 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames : [];
}

type Panel = { readonly targets?: readonly { readonly expr: string }[] };
const dashboard = JSON.parse(read('grafana-dashboard.json')) as { panels: readonly Panel[] };
const inDashboard = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const objectives = read('prometheus-objectives.yml');
const alerts = read('prometheus-alerts.yml') + objectives;
const inAlerts = [...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);

/** Of Prometheus itself. */
const EVERYWHERE = ['instance', 'job', 'le'];

/** Returns what an expression names and nobody has. */
function findUnknown(expression: string): string[] {
  const names = [...new Set(expression.match(/\b(perennial|process|nodejs)_\w+|\bup\b/g) ?? [])];
  const known = names.map((name) => [name, name.replace(/_(bucket|sum|count)$/, '')].find((it) => labels.has(it)));
  const allowed = [...EVERYWHERE, ...known.flatMap((name) => labels.get(name ?? '') ?? [])];
  const matched = [...expression.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label);
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  return [
    ...(names.length === 0 ? ['no metric'] : []),
    ...names.filter((_, index) => known[index] === undefined),
    ...[...matched, ...grouped].filter((label) => !allowed.includes(label)),
  ];
}

describe('every expression names metrics and labels that exist', () => {
  test.each(inDashboard)('of the dashboard: %s', (expression) => expect(findUnknown(expression)).toEqual([]));
  test.each(inAlerts)('of an alert: %s', (expression) => expect(findUnknown(expression)).toEqual([]));
});

test('the test finds a metric and a label that nobody has', () => {
  expect(findUnknown('rate(perennial_orders_total[5m])')).toEqual(['perennial_orders_total']);
  expect(findUnknown('sum by (path) (perennial_http_request_duration_seconds_count{host="a"})')).toEqual([
    'host',
    'path',
  ]);
});

test('the dashboard shows and the README describes each metric of the BFF', () => {
  const own = [...labels.keys()].filter((name) => name.startsWith('perennial_'));
  expect(own.filter((name) => !inDashboard.some((expression) => expression.includes(name)))).toEqual([]);
  expect(own.filter((name) => !read('README.md').includes(`| \`${name}\` |`))).toEqual([]);
});

test('the README has the type and the labels of each metric of the BFF', () => {
  const rows = [...read('README.md').matchAll(/^\| `(perennial_\w+)` \| (\w+) \|([^|]*)\|/gm)];
  const described = rows.map(([, name, type, list = '']) => [
    name,
    type,
    [...list.matchAll(/`(\w+)`/g)].map(([, one]) => one),
  ]);
  expect(described.toSorted()).toEqual(
    registered.map(({ name, type, labelNames }) => [name, type, labelNames]).toSorted(),
  );
});

test.each(['README.md', 'runbook.md'])(
  '%s names metrics and labels that exist, and asks as Prometheus reads it',
  (page) => {
    const codes = [...read(page).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
    const expressions = codes.filter(
      (code) => /^[^|]*\b(?:perennial|nodejs|process)_\w+(?![\w*])/.test(code) && !code.includes('_*'),
    );
    expect(expressions.length).toBeGreaterThan(20);
    expect(
      expressions.map((code) => [code, findUnknown(code)]).filter(([, unknown = []]) => unknown.length > 0),
    ).toEqual([]);
    for (const code of expressions) {
      expect([code, code.split('(').length, code.split('{').length]).toEqual([
        code,
        code.split(')').length,
        code.split('}').length,
      ]);
      const words = code.replaceAll(/\{[^}]*\}|\[\w+\]|\([\w, ]*\)(?= \()/g, '').match(/\b[a-z]\w*/g) ?? [];
      const known = /^(?:sum|rate|by|topk|histogram_quantile|absent|(?:perennial|nodejs|process)_\w+)$/;
      expect([code, words.filter((word) => !known.test(word))]).toEqual([code, []]);
    }
  },
);

/** Prometheus keeps only the counts of the buckets that the histogram has. */
test('the objectives read a bucket that exists, and each expression has a long and a short time', () => {
  const bounds = [...objectives.matchAll(/le="([^"]+)"/g)].map(([, bound]) => bound);
  expect(new Set(bounds)).toEqual(new Set(['1']));
  expect(read('../../server/src/metrics/prometheus.ts')).toMatch(/const BUCKETS = \[.*\b1,/);
  const times = [...objectives.matchAll(/expr: (.+)/g)].map(([, expr = '']) => [
    ...new Set([...expr.matchAll(/\[(\w+)\]/g)].map(([, time]) => time)),
  ]);
  const windows = [
    ['1h', '5m'],
    ['6h', '30m'],
    ['3d', '6h'],
  ];
  expect(times).toEqual([...windows, ...windows]);
});

test('each alert leads to a heading of the runbook', () => {
  const runbook = read('runbook.md');
  const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
  const places = [...alerts.matchAll(/runbook: docs\/operate\/runbook\.md#(\S+)/g)].map(([, place]) => place);
  expect(places).toHaveLength(inAlerts.length);
  expect(places.filter((place) => !headings.includes(place ?? ''))).toEqual([]);
});
