import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const valid = {
  PUBLIC_URL: 'https://shop.example',
  SHOP_API_URL: 'http://shop-api:4001',
  CONTENT_API_URL: 'https://content.example/api/v2',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'perennial-shop',
  OIDC_CLIENT_SECRET: 'secret',
  SESSION_SECRETS: 'a'.repeat(32),
  CARD_ENVIRONMENT: 'live',
};

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The same private key under several names. */
const keys = (...names: readonly string[]) =>
  JSON.stringify({ keys: names.map((kid) => ({ ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256' })) });

function findErrors(changes: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig({ ...valid, ...changes });
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.lines : [String(error)];
  }
}

describe('an invalid configuration has one error line for', () => {
  test.each([
    [
      'each missing variable, also of those that can replace each other',
      { OIDC_CLIENT_SECRET: undefined, OIDC_ISSUER: undefined },
      ['OIDC_ISSUER is missing', 'OIDC_CLIENT_SECRET is missing'],
    ],
    ['a missing variable', { OIDC_ISSUER: undefined }, ['OIDC_ISSUER is missing']],
    ['an empty variable', { OIDC_CLIENT_ID: '' }, ['OIDC_CLIENT_ID is missing']],
    [
      'each of two empty variables',
      { OIDC_CLIENT_ID: '', CARD_ENVIRONMENT: '' },
      ['OIDC_CLIENT_ID is missing', 'CARD_ENVIRONMENT is missing'],
    ],
    ['an invalid port', { PORT: 'http' }, ['PORT must be a whole number from 0 to 65535']],
    ['an invalid URL', { SHOP_API_URL: 'shop' }, ['SHOP_API_URL must be an http or https URL']],
    [
      'a public URL with http',
      { PUBLIC_URL: 'http://shop.example' },
      ['PUBLIC_URL must be https (http is allowed for loopback hosts only, for example http://localhost:3000)'],
    ],
    [
      'a public URL with a path',
      { PUBLIC_URL: 'https://shop.example/shop' },
      ['PUBLIC_URL must be an origin without path or query, for example https://shop.example'],
    ],
    [
      'a short secret in a list',
      { SESSION_SECRETS: `${'a'.repeat(32)},short` },
      ['SESSION_SECRETS (value 2) each secret must have at least 32 characters'],
    ],
    [
      'a limit without seconds',
      { ADMIN_TRIES: '5' },
      ['ADMIN_TRIES must be tries per seconds, for example 5/60,20/3600'],
    ],
    [
      'a limit without tries',
      { ADMIN_TRIES: '5/60,0/3600' },
      ['ADMIN_TRIES must be tries per seconds, for example 5/60,20/3600'],
    ],
    [
      'two limits of requests',
      { SIGN_IN_LIMIT: '60/60,600/3600' },
      ['SIGN_IN_LIMIT must be one limit, for example 60/60'],
    ],
    ...['yes', '1', '10.0.0.0/40', 'proxy.example'].map((value): [string, Record<string, string>, string[]] => [
      `${value} as its proxies`,
      { TRUST_PROXY: value },
      ['TRUST_PROXY must be true, false, or the addresses of the proxies, for example 10.0.0.0/8,loopback'],
    ]),
    [
      'a payment provider without https',
      { PAYMENT_FORM_HOSTS: "https://*.pay.example,'unsafe-inline'" },
      ['PAYMENT_FORM_HOSTS (value 2) must be an https host, for example https://*.pay.example, or https: for any'],
    ],
    [
      'an unknown adapter',
      { ANALYTICS_ADAPTERS: 'ga' },
      ['ANALYTICS_ADAPTERS (value 1) must be one of dataLayer, bff'],
    ],
    [
      'an unknown purpose',
      { ANALYTICS_CONSENT: 'conversion' },
      ['ANALYTICS_CONSENT must be by-law, none, or some of measurement, marketing, extras'],
    ],
    ['a missing collector URL', { ANALYTICS_ADAPTERS: 'bff' }, ['ANALYTICS_COLLECTOR_URL is missing']],
    [
      'a contact without its kind',
      { SECURITY_CONTACT: 'security@shop.example' },
      ['SECURITY_CONTACT must be a mailto or https URL, for example mailto:security@shop.example'],
    ],
    ...Object.entries({
      'a provider without a secret and without keys': [
        { OIDC_CLIENT_SECRET: undefined },
        'OIDC_CLIENT_SECRET is missing',
      ],
      'an unknown method': [
        { OIDC_CLIENT_AUTH: 'basic' },
        'OIDC_CLIENT_AUTH must be one of client_secret_basic, client_secret_post, private_key_jwt',
      ],
      'the method of a key without a key': [
        { OIDC_CLIENT_AUTH: 'private_key_jwt' },
        'OIDC_CLIENT_AUTH needs OIDC_CLIENT_KEYS for this method',
      ],
      'the method of a secret without a secret': [
        { OIDC_CLIENT_SECRET: undefined, OIDC_CLIENT_KEYS: keys('k-1'), OIDC_CLIENT_AUTH: 'client_secret_post' },
        'OIDC_CLIENT_AUTH needs OIDC_CLIENT_SECRET for this method',
      ],
      'keys that are no list': [{ OIDC_CLIENT_KEYS: '{}' }, 'OIDC_CLIENT_KEYS.keys must be JSON as {"keys":[…]}'],
      'two keys with one name': [{ OIDC_CLIENT_KEYS: keys('k', 'k') }, 'OIDC_CLIENT_KEYS must have a kid for each key'],
      'a public key': [
        {
          OIDC_CLIENT_KEYS: JSON.stringify({
            keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'ES256' }],
          }),
        },
        'OIDC_CLIENT_KEYS.keys (value 1) must be a private key',
      ],
      'scopes without openid': [
        { OIDC_SCOPE: 'email' },
        'OIDC_SCOPE must contain openid, for example openid profile email',
      ],
      'a parameter of its own': [
        { OIDC_AUTHORIZATION_PARAMS: '{"state":"s"}' },
        'OIDC_AUTHORIZATION_PARAMS.state is a parameter that the BFF sets itself',
      ],
      'claims at another place': [
        { OIDC_CLAIMS: '{"email":null}' },
        'OIDC_CLAIMS must be JSON as {"userinfo":{"email":null}}, or {} for none',
      ],
      'an unknown hint': [{ OIDC_LOGOUT_HINT: 'yes' }, 'OIDC_LOGOUT_HINT must be one of none, id_token, login_hint'],
      'renewals all the time': [{ OIDC_RENEWAL_SHARE: '1' }, 'OIDC_RENEWAL_SHARE must be a number from 0 to 0.9'],
    } satisfies Record<string, [Record<string, string | undefined>, string]>).map(
      ([name, [changes, line]]): [string, Record<string, string | undefined>, string[]] => [name, changes, [line]],
    ),
    ['overrides that are not JSON', { MARKET_OVERRIDES: '{' }, ['MARKET_OVERRIDES must be JSON']],
    [
      'an unknown switch',
      { MARKET_OVERRIDES: '{"CA":{"orders":"open"}}' },
      ['MARKET_OVERRIDES.CA Unrecognized key: "orders"'],
    ],
    [
      'a link for an unknown culture',
      { MANAGE_SUBSCRIPTION_URLS: '{"en-xx":"https://manage.example"}' },
      ['MANAGE_SUBSCRIPTION_URLS Unrecognized key: "en-xx"'],
    ],
    [
      'a link that is not a web URL',
      { MANAGE_SUBSCRIPTION_URLS: '{"en-gb":"javascript:alert(1)"}' },
      ['MANAGE_SUBSCRIPTION_URLS.en-gb must be an http or https URL'],
    ],
    [
      'a development host with a path',
      { LOCAL_RETURN_HOST: 'http://localhost:5173/shop' },
      ['LOCAL_RETURN_HOST must be an origin without path or query, for example https://shop.example'],
    ],
  ])('%s', (_, changes, lines) => {
    expect(findErrors(changes)).toEqual(lines);
  });
});

describe('a valid configuration', () => {
  test('accepts http for loopback hosts', () => {
    expect(findErrors({ PUBLIC_URL: 'http://localhost:3000', OIDC_ISSUER: 'http://127.0.0.1:4002' })).toEqual([]);
    expect(findErrors({ PUBLIC_URL: 'http://[::1]:3000', OIDC_ISSUER: 'http://identity.localhost:4002' })).toEqual([]);
  });

  test('needs no secret with keys', () => {
    expect(findErrors({ OIDC_CLIENT_SECRET: undefined, OIDC_CLIENT_KEYS: keys('k-2', 'k-1') })).toEqual([]);
  });

  test('keeps the order of the secrets', () => {
    const { SESSION_SECRETS } = readConfig({ ...valid, SESSION_SECRETS: `${'b'.repeat(32)}, ${'a'.repeat(32)}` });
    expect(SESSION_SECRETS).toEqual(['b'.repeat(32), 'a'.repeat(32)]);
  });

  test('reads market overrides', () => {
    const { MARKET_OVERRIDES } = readConfig({ ...valid, MARKET_OVERRIDES: '{"*":{"ordering":"open"}}' });
    expect(MARKET_OVERRIDES).toEqual({ '*': { ordering: 'open' } });
  });

  test.each(['MANAGE_SUBSCRIPTION_URLS', 'PRODUCT_PAGES_URLS'] as const)('reads the URLs of %s', (name) => {
    const urls = '{"*":"https://shop.example/","en-gb":"https://shop.example/uk"}';
    expect(readConfig({ ...valid, [name]: urls })[name]).toEqual({
      '*': 'https://shop.example/',
      'en-gb': 'https://shop.example/uk',
    });
  });
});

test.each<[string, boolean | string]>([
  ['true', true],
  ['false', false],
  ['10.0.0.7', '10.0.0.7'],
  ['10.0.0.0/8, loopback', '10.0.0.0/8, loopback'],
])('the proxies can be %s', (TRUST_PROXY, expected) => {
  expect(readConfig({ ...valid, TRUST_PROXY }).TRUST_PROXY).toBe(expected);
});
