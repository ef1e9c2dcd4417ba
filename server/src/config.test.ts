import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const right = {
  PUBLIC_URL: 'https://shop.example',
  SHOP_API_URL: 'http://shop-api:4001',
  CONTENT_API_URL: 'https://content.example/api/v2',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'perennial-shop',
  OIDC_CLIENT_SECRET: 'secret',
  SESSION_SECRETS: 'a'.repeat(32),
  CARD_ENVIRONMENT: 'live',
};

function linesFor(changes: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig({ ...right, ...changes });
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.lines : [String(error)];
  }
}

describe('an operator is told in one line for each variable', () => {
  test.each([
    ['what is missing', { OIDC_ISSUER: undefined }, ['OIDC_ISSUER is missing']],
    ['that an empty one is missing', { OIDC_CLIENT_ID: '' }, ['OIDC_CLIENT_ID is missing']],
    [
      'two at once',
      { OIDC_CLIENT_ID: '', CARD_ENVIRONMENT: '' },
      ['OIDC_CLIENT_ID is missing', 'CARD_ENVIRONMENT is missing'],
    ],
    ['a port that is none', { PORT: 'http' }, ['PORT must be a number']],
    ['an address that is none', { SHOP_API_URL: 'shop' }, ['SHOP_API_URL must be an http or https address']],
    [
      'a public address on plain http',
      { PUBLIC_URL: 'http://shop.example' },
      ['PUBLIC_URL must be https (plain http is taken only on this machine, for example http://localhost:3000)'],
    ],
    [
      'a public address with a path',
      { PUBLIC_URL: 'https://shop.example/shop' },
      ['PUBLIC_URL must be an origin without path or query, for example https://shop.example'],
    ],
    [
      'a short secret among good ones',
      { SESSION_SECRETS: `${'a'.repeat(32)},short` },
      ['SESSION_SECRETS.1 each secret must have at least 32 characters'],
    ],
    ['an adapter that nobody knows', { ANALYTICS_ADAPTERS: 'ga' }, ['ANALYTICS_ADAPTERS.0 must be of dataLayer, bff']],
    ['a collector that the adapter lacks', { ANALYTICS_ADAPTERS: 'bff' }, ['ANALYTICS_COLLECTOR_URL is missing']],
    ['overrides that are no JSON', { MARKET_OVERRIDES: '{' }, ['MARKET_OVERRIDES must be JSON']],
    [
      'a switch that nobody knows',
      { MARKET_OVERRIDES: '{"CA":{"orders":"open"}}' },
      ['MARKET_OVERRIDES.CA Unrecognized key: "orders"'],
    ],
    [
      'a link for a culture that does not exist',
      { MANAGE_SUBSCRIPTION_URLS: '{"en-xx":"https://manage.example"}' },
      ['MANAGE_SUBSCRIPTION_URLS Unrecognized key: "en-xx"'],
    ],
    [
      'a link that is no web address',
      { MANAGE_SUBSCRIPTION_URLS: '{"en-gb":"javascript:alert(1)"}' },
      ['MANAGE_SUBSCRIPTION_URLS.en-gb must be an http or https address'],
    ],
    [
      'a development host with a path',
      { LOCAL_RETURN_HOST: 'http://localhost:5173/shop' },
      ['LOCAL_RETURN_HOST must be an origin without path or query, for example https://shop.example'],
    ],
  ])('%s', (_, changes, lines) => {
    expect(linesFor(changes)).toEqual(lines);
  });
});

describe('a right configuration', () => {
  test('takes plain http on this machine', () => {
    expect(linesFor({ PUBLIC_URL: 'http://localhost:3000', OIDC_ISSUER: 'http://127.0.0.1:4002' })).toEqual([]);
  });

  test('holds the newest secret first', () => {
    const { SESSION_SECRETS } = readConfig({ ...right, SESSION_SECRETS: `${'b'.repeat(32)}, ${'a'.repeat(32)}` });
    expect(SESSION_SECRETS).toEqual(['b'.repeat(32), 'a'.repeat(32)]);
  });

  test('opens markets as it is told', () => {
    const { MARKET_OVERRIDES } = readConfig({ ...right, MARKET_OVERRIDES: '{"*":{"ordering":"open"}}' });
    expect(MARKET_OVERRIDES).toEqual({ '*': { ordering: 'open' } });
  });

  test('knows where subscriptions of a culture are managed', () => {
    const { MANAGE_SUBSCRIPTION_URLS } = readConfig({
      ...right,
      MANAGE_SUBSCRIPTION_URLS: '{"*":"https://manage.example/","en-gb":"https://manage.example/uk"}',
    });
    expect(MANAGE_SUBSCRIPTION_URLS).toEqual({ '*': 'https://manage.example/', 'en-gb': 'https://manage.example/uk' });
  });
});
