/** What is not configured is not loaded: no start gets slower, and no call. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('../', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

/** The files that import a module when they are loaded. Types are not loaded. */
function findLoaders(specifier: RegExp): string[] {
  return files.filter((name) => {
    const text = readFileSync(new URL(name, source), 'utf8');
    const imports = text.matchAll(/^(?:import|\} from)(?! type)[^;]*?'([^']+)';/gm);
    return [...imports].some(([, module = '']) => specifier.test(module));
  });
}

test.each([
  ['prom-client', /^prom-client$/, ['metrics/prometheus.ts']],
  ['the metrics of Prometheus', /metrics\/prometheus\.ts$/, []],
  ['the traces', /tracing\/request-spans\.ts$/, []],
])('%s is loaded by these files only: %s', (_, specifier, expected) => {
  expect(findLoaders(specifier)).toEqual(expected);
});

test('OpenTelemetry is loaded by the traces only', () => {
  expect(findLoaders(/^@opentelemetry\//).filter((name) => !name.startsWith('tracing/'))).toEqual([]);
  expect(findLoaders(/^@opentelemetry\//).length).toBeGreaterThan(0);
});
