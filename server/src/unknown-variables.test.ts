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
])('%s is told with its right name %s', (name, right) => {
  expect(findUnknownVariables({ [name]: 'x' }, variableNames)).toEqual([
    `${name} is not a variable of the shop and has no effect: rename it to ${right}`,
  ]);
});

test('variables of others are not told', () => {
  const others = [
    'PATH',
    'HOME',
    'HOST',
    'NODE_ENV',
    'NODE_OPTIONS',
    'REDIS_PORT',
    'SHOP_API_PORT',
    'HTTP_PROXY',
    'TZ',
  ];
  const environment = Object.fromEntries([...others, ...variableNames].map((name) => [name, 'x']));
  expect(findUnknownVariables(environment, variableNames)).toEqual([]);
});
