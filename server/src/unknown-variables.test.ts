import { expect, test } from 'vitest';
import { variableNames } from './config.ts';
import { findUnknownVariables } from './unknown-variables.ts';

test.each([
  ['REDIS_URI', 'REDIS_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['SESSION_SECRET', 'SESSION_SECRETS'],
  ['redis_url', 'REDIS_URL'],
  ['OIDC_CLEINT_ID', 'OIDC_CLIENT_ID'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['OVERLOAD_DELAY', 'OVERLOAD_DELAY_MS'],
  ['SHARED_PAGES', 'SHARED_PAGES_SECONDS'],
  ['SHARED_PAGES_MS', 'SHARED_PAGES_SECONDS'],
  ['STEP_UP_MINUTES', 'STEP_UP_SECONDS'],
])('%s is told with its right name %s', (name, right) => {
  expect(findUnknownVariables({ [name]: 'x' }, variableNames)).toEqual([
    `${name} is not a variable of the shop and has no effect: rename it to ${right}`,
  ]);
});

test.each(['REDIS_HOST', 'OIDC_AUDIENCE', 'OVERLOAD_EVENT_LOOP', 'SHOP_API_BASE'])(
  '%s, which is near to no variable, is told because of how it begins',
  (name) => {
    expect(findUnknownVariables({ [name]: 'x' }, variableNames)).toEqual([
      `${name} is not a variable of the shop and has no effect: remove it, or correct its name`,
    ]);
  },
);

test.each([
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG'],
])('%s of OpenTelemetry is told with the one that the shop reads', (name, read) => {
  expect(findUnknownVariables({ [name]: 'x' }, variableNames)).toEqual([expect.stringContaining(`: set ${read},`)]);
});

test('variables of others are not told', () => {
  const others = [
    'PATH',
    'HOME',
    'HOST',
    'NODE_ENV',
    'NODE_OPTIONS',
    'REDIS_PORT',
    'REDIS_PORT_6379_TCP_ADDR',
    'REDIS_SERVICE_HOST',
    'SHOP_API_PORT',
    'SHOP_API_SERVICE_PORT_HTTP',
    'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
    'HTTP_PROXY',
    'TZ',
  ];
  const environment = Object.fromEntries([...others, ...variableNames].map((name) => [name, 'x']));
  expect(findUnknownVariables(environment, variableNames)).toEqual([]);
});
