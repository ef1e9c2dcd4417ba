/**
 * Wrong configurations, each by itself, and where an operator reads of it: the start ends, the start goes on with a line
 * in the log, or the first request has a line. None is silent (docs/operate/configuration.md#what-is-told-at-the-start).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalDocuments } from '@perennial/shared/countries/legal-documents';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkAuditDestination } from './audit/audit-log.ts';
import { ConfigError, readConfig, variableNames } from './config.ts';
import { createContentService } from './content/content-service.ts';
import { findDoubts } from './doubts.ts';
import { createLogger } from './logger.ts';
import { openRedis } from './redis/redis-client.ts';
import { startFakeProvider } from './testing/fake-provider.ts';
import { settingsOf, startRedis } from './testing/redis-server.ts';
import { json, startFakeService, testApp } from './testing/test-app.ts';
import { findUnknownVariables } from './unknown-variables.ts';

const legalLinks = (urls: Readonly<Record<string, string>>) => JSON.stringify({ '*': urls });

const allDocuments = Object.fromEntries(
  legalDocuments.map((name) => [name, `https://shop.example/{language}/${name}`]),
);

/** A shop for customers, without a doubt. */
const right = {
  PUBLIC_URL: 'https://shop.example',
  SHOP_API_URL: 'https://shop-api.example',
  CONTENT_API_URL: 'https://content.example/api/v2',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'perennial-shop',
  OIDC_CLIENT_SECRET: 'Wq3vT1mX8sKz',
  SESSION_SECRETS: '5rS2yVq0mB8nXcJdKf7hLwTzPgUaEiOo',
  REDIS_URL: 'rediss://redis.example:6379/0',
  CARD_ENVIRONMENT: 'live',
  TRUST_PROXY: '10.0.0.0/8',
  LEGAL_LINKS: legalLinks(allDocuments),
  MANAGE_SUBSCRIPTION_URLS: '{"*":"https://manage.example"}',
};

type Changes = Readonly<Record<string, string>>;

const zeros = '0'.repeat(32);
const other = 'QmZ1xW9vTbR4nYkLpDsGjHuCfAeOiX72';

describe('ends the start with one line', () => {
  test.each<[Changes, RegExp]>([
    [{ OIDC_ISSUER: 'http://id.example' }, /^OIDC_ISSUER must be https/],
    [{ OIDC_ISSUER: 'id.example' }, /^OIDC_ISSUER must be an http or https URL$/],
    [{ SHOP_API_URL: 'ftp://shop.example' }, /^SHOP_API_URL must be an http or https URL$/],
    [{ SHOP_API_URL: 'https://shop-api.example/api' }, /^SHOP_API_URL must not end in \/api.*remove it$/],
    [{ SHOP_API_URL: 'https://shop-api.example/base/api/' }, /^SHOP_API_URL must not end in \/api/],
    [{ CONTENT_API_URL: 'content' }, /^CONTENT_API_URL must be an http or https URL$/],
    [{ OIDC_CLIENT_ID: '' }, /^OIDC_CLIENT_ID is missing$/],
    [{ OIDC_CLIENT_SECRET: '' }, /^OIDC_CLIENT_SECRET is missing$/],
    [{ OIDC_CLIENT_AUTH: 'post' }, /^OIDC_CLIENT_AUTH must be one of/],
    [{ OIDC_CLIENT_KEYS: '{"keys":[]}' }, /^OIDC_CLIENT_KEYS\.keys \(value 1\) must be a key as JSON$/],
    [{ OIDC_SCOPE: 'profile' }, /^OIDC_SCOPE must contain openid/],
    [{ OIDC_CLAIMS: '{' }, /^OIDC_CLAIMS must be JSON$/],
    [{ OIDC_AUTHORIZATION_PARAMS: '{"nonce":"n"}' }, /^OIDC_AUTHORIZATION_PARAMS\.nonce is a parameter/],
    [{ OIDC_LOGOUT_HINT: 'true' }, /^OIDC_LOGOUT_HINT must be one of/],
    [{ OIDC_RENEWAL_SHARE: '1' }, /^OIDC_RENEWAL_SHARE must be a number from 0 to 0.9$/],
    [{ SESSION_SECRETS: 'short' }, /^SESSION_SECRETS \(value 1\) each secret must have at least 32/],
    [{ SESSION_SECRETS: `${other},short` }, /^SESSION_SECRETS \(value 2\) each secret must have at least 32/],
    [{ SESSION_SECRETS: `${other},` }, /^SESSION_SECRETS \(value 2\) each secret must have at least 32/],
    [{ LEGAL_LINKS: '{"*":{"terms":"/terms"}}' }, /^LEGAL_LINKS.*must be an http or https URL, which may contain/],
    [{ LEGAL_LINKS: '{"de-de":{"agb":"https://shop.example"}}' }, /^LEGAL_LINKS.*agb/],
    [{ PUBLIC_URL: 'https://shop.example/shop' }, /^PUBLIC_URL must be an origin/],
    [{ PUBLIC_URL: 'http://shop.example' }, /^PUBLIC_URL must be https/],
    [{ TRUST_PROXY: '2' }, /^TRUST_PROXY must be true, false, or the addresses/],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be true, false/],
    [{ TRUST_PROXY: 'TRUE' }, /^TRUST_PROXY must be true, false/],
    [{ MARKET_OVERRIDES: '{"XX":{"ordering":"open"}}' }, /^MARKET_OVERRIDES/],
    [{ MARKET_OVERRIDES: '{"CA":{"orders":"open"}}' }, /^MARKET_OVERRIDES\.CA Unrecognized key: "orders"/],
    [{ MARKET_OVERRIDES: '{"CA":{"ordering":"yes"}}' }, /^MARKET_OVERRIDES\.CA\.ordering/],
    [{ MARKET_OVERRIDES: 'open' }, /^MARKET_OVERRIDES must be JSON$/],
    [{ DRAIN_SECONDS: 'abc' }, /^DRAIN_SECONDS must be a whole number of seconds from 0 to 600$/],
    [{ DRAIN_SECONDS: '5s' }, /^DRAIN_SECONDS must be a whole number of seconds from 0 to 600$/],
    [{ LOG_LEVEL: 'verbose' }, /^LOG_LEVEL/],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must have at least 16 characters$/],
    [{ CONTENT_WEBHOOK_SECRET: 'short' }, /^CONTENT_WEBHOOK_SECRET must have at least 16 characters$/],
    [{ ANALYTICS_ADAPTERS: 'ga' }, /^ANALYTICS_ADAPTERS \(value 1\) must be one of/],
    [{ ANALYTICS_ADAPTERS: 'bff' }, /^ANALYTICS_COLLECTOR_URL is missing$/],
    [{ ADMIN_TRIES: '5' }, /^ADMIN_TRIES must be tries per seconds/],
    [{ SIGN_IN_LIMIT: '1/1,2/2' }, /^SIGN_IN_LIMIT must be one limit/],
    [{ REDIS_URL: 'http://redis.example' }, /^REDIS_URL must be a redis or rediss URL$/],
    [{ REDIS_URL: 'redis://a.example:6379,b.example:6379' }, /^REDIS_URL names several hosts: set REDIS_MODE/],
    [{ REDIS_URL: 'redis://a.example:6379,,b.example:6379' }, /^REDIS_URL must name hosts with commas/],
    [{ REDIS_URL: 'redis://:50%@a.example:6379' }, /^REDIS_URL must have % in its password as %25/],
    [{ REDIS_MODE: 'sentinels' }, /^REDIS_MODE must be one of single, sentinel, cluster$/],
    [{ REDIS_MODE: 'sentinel', REDIS_URL: '' }, /^REDIS_URL is missing$/],
    [
      { REDIS_MODE: 'cluster', REDIS_URL: 'redis://a.example,b.example/1' },
      /^REDIS_URL ends in the number of a database/,
    ],
    [{ REDIS_CA_FILE: '/nowhere/ca.pem' }, /^REDIS_CA_FILE must be a file that can be read$/],
    [{ REDIS_CA_FILE: import.meta.filename }, /^REDIS_CA_FILE must be a file with a certificate in PEM form$/],
    [{ REDIS_URL: 'redis://redis.example:6379/sessions' }, /^REDIS_URL must end in its port or in the number/],
    [{ MANAGE_SUBSCRIPTION_URLS: '{"en-xx":"https://a.example"}' }, /^MANAGE_SUBSCRIPTION_URLS Unrecognized key/],
    [{ OVERLOAD_MEMORY_SHARE: '90' }, /^OVERLOAD_MEMORY_SHARE must be a number above 0, and 1 at most$/],
    [{ PORT: '99999' }, /^PORT must be a whole number from 0 to 65535$/],
    [{ OTEL_TRACES_SAMPLER_ARG: '10' }, /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1$/],
    [{ SECURITY_CONTACT: 'security@shop.example' }, /^SECURITY_CONTACT must be a mailto or https URL/],
  ])('%j', (changes, line) => {
    let lines: readonly string[] = [];
    try {
      readConfig({ ...right, ...changes });
    } catch (error) {
      lines = error instanceof ConfigError ? error.lines : [];
    }
    expect(lines).toEqual([expect.stringMatching(line)]);
  });

  test('an audit log that cannot be written', () => {
    expect(() => checkAuditDestination('/nowhere/audit.log')).toThrow(/ENOENT.*\/nowhere\/audit\.log/);
  });
});

describe('has one line in the log of the start', () => {
  const told = (changes: Changes) => {
    const environment = { ...right, ...changes };
    return [...findUnknownVariables(environment, variableNames), ...findDoubts(readConfig(environment))];
  };

  test('no line, if nothing is wrong', () => {
    expect(told({})).toEqual([]);
  });

  test.each<[Changes, RegExp]>([
    [{ REDIS_URI: 'redis://redis.example' }, /^REDIS_URI is not a variable.*REDIS_URL$/],
    [{ TRUSTED_PROXY: 'true' }, /^TRUSTED_PROXY is not a variable.*TRUST_PROXY$/],
    [{ METRIC_TOKEN: 'a-token-for-metrics' }, /^METRIC_TOKEN is not a variable.*METRICS_TOKEN$/],
    [{ CARD_ENVIRONMENT: 'lvie' }, /^CARD_ENVIRONMENT names no environment.*live-us/],
    [{ CARD_HOST_URL: 'http://localhost:4004' }, /^CARD_HOST_URL is the card host of the sandbox.*remove/],
    [{ CARD_HOST_URL: 'http://localhost:4004', CARD_ENVIRONMENT: 'test' }, /^CARD_HOST_URL is for the sandbox: remove/],
    [{ LOCAL_RETURN_HOST: 'http://localhost:3000' }, /^LOCAL_RETURN_HOST is for development: remove/],
    [{ CLIENT_DEV_SERVER: 'http://localhost:5173/vite/' }, /^CLIENT_DEV_SERVER is for development: remove/],
    [{ SESSION_SECRETS: zeros }, /^SESSION_SECRETS can be guessed: make each by/],
    [{ SESSION_SECRETS: `${other},${zeros}` }, /^SESSION_SECRETS can be guessed/],
    [{ SESSION_SECRETS: 'published-with-the-sandbox-and-for-nothing-else' }, /^SESSION_SECRETS can be guessed/],
    [{ OIDC_CLIENT_SECRET: 'published-with-the-sandbox' }, /^OIDC_CLIENT_SECRET is the published one/],
    [{ CONTENT_WEBHOOK_SECRET: 'published-in-the-sandbox' }, /^CONTENT_WEBHOOK_SECRET is the published one/],
    [{ OIDC_ISSUER: 'http://localhost:4002' }, /^OIDC_ISSUER is http on this machine.*set the public issuer/],
    [{ REDIS_URL: '' }, /^REDIS_URL is not set: sessions are in the memory.*set REDIS_URL/],
    [{ REDIS_SENTINEL_PASSWORD: 'x' }, /^REDIS_SENTINEL_PASSWORD has no effect: set REDIS_MODE=sentinel$/],
    [{ REDIS_MODE: 'sentinel', REDIS_URL: 'rediss://a.example' }, /^REDIS_URL names one Sentinel: name all/],
    [{ TRUST_PROXY: 'false' }, /^TRUST_PROXY is off although PUBLIC_URL is https.*name the addresses/],
    [{ CONTENT_API_URL: 'https://content.example' }, /^CONTENT_API_URL does not end in \/api\/v2.*add it/],
    [{ ANALYTICS_COLLECTOR_URL: 'https://events.example' }, /^ANALYTICS_COLLECTOR_URL has no effect: add bff/],
    [{ LEGAL_LINKS: '' }, /^LEGAL_LINKS has no URL.*en-us \(terms, privacy\).*de-de \(imprint, terms, withdrawal, /],
    [{ MANAGE_SUBSCRIPTION_URLS: '' }, /^MANAGE_SUBSCRIPTION_URLS has no URL for en-ca, where customers can order/],
    [{ ADMIN_IDLE_MINUTES: '300' }, /^ADMIN_IDLE_MINUTES has no effect: make it less/],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'a=b' },
      /^OTEL_EXPORTER_OTLP_HEADERS has no effect: set OTEL_EXPORTER_OTLP_ENDPOINT/,
    ],
  ])('%j', (changes, line) => {
    expect(told(changes)).toEqual([expect.stringMatching(line)]);
  });

  test('nothing of a shop on this machine that a developer uses', () => {
    const local = {
      PUBLIC_URL: 'http://localhost:3000',
      SESSION_SECRETS: zeros,
      REDIS_URL: '',
      CARD_ENVIRONMENT: 'test',
    };
    expect(told({ ...local, CARD_HOST_URL: 'http://localhost:4004', OIDC_ISSUER: 'http://localhost:4002' })).toEqual(
      [],
    );
  });

  test.each<[string, readonly string[], string, RegExp]>([
    ['a database of Redis that is not there', [], '/99', /^REDIS_URL ends in a database/],
    ['a node of a Redis Cluster', ['--cluster-enabled', 'yes'], '', /^REDIS_URL names a node of a Redis Cluster/],
    ['a Redis with another password', ['--requirepass', 'x'], '', /REDIS_URL/],
  ])('%s', async (_, settings, path, line) => {
    const folder = mkdtempSync(join(tmpdir(), 'perennial-redis-'));
    const server = await startRedis({ settings: [...settings, '--dir', folder] });
    const log = { error: vi.fn(), info: vi.fn() };
    const { close } = await openRedis(settingsOf(new URL(path, server.url)), log);
    onTestFinished(async () => {
      close();
      await server.stop();
      rmSync(folder, { recursive: true });
    });
    await vi.waitFor(() =>
      expect(log.error.mock.calls.map(([{ err }]) => err.message)).toEqual([expect.stringMatching(line)]),
    );
  });
});

describe('has one line at the first use, with what mends it', () => {
  /** Starts a sign-in. Returns the lines of the log that say what to do. */
  async function mendsOfSignIn(changes: Changes): Promise<readonly string[]> {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line) => void lines.push(line) });
    const app = await testApp(changes, { logger });
    await app.inject('/bff/login?culture=en-ca');
    await app.close();
    return lines.flatMap((line) => [...line.matchAll(/"mend":"([^"]*)"/g)].map(([, mend = '']) => mend));
  }

  test('an issuer that does not answer', async () => {
    const service = await startFakeService(() => {});
    await service.close();
    expect(await mendsOfSignIn({ OIDC_ISSUER: service.url })).toEqual([
      expect.stringMatching(/^nothing listens at host and port of OIDC_ISSUER/),
    ]);
  });

  test('an issuer without a discovery document', async () => {
    const service = await startFakeService((_, response) => json(response, 404, {}));
    onTestFinished(() => service.close());
    const lines = await mendsOfSignIn({ OIDC_ISSUER: `${service.url}/realms/x` });
    expect(lines).toEqual([expect.stringMatching(/no \/\.well-known\/openid-configuration below OIDC_ISSUER/)]);
  });

  test('an issuer that has another name', async () => {
    const fake = await startFakeProvider();
    onTestFinished(() => fake.close());
    fake.state.metadata = { issuer: 'https://id.example/realms/shop' };
    const lines = await mendsOfSignIn({ OIDC_ISSUER: fake.url });
    expect(lines).toEqual([
      'the identity provider calls itself https://id.example/realms/shop: set OIDC_ISSUER to that',
    ]);
  });

  test.each([
    ['a wrong client id or secret', { error: 'invalid_client' }, /OIDC_CLIENT_ID, OIDC_CLIENT_SECRET/],
    ['an unknown scope', { error: 'invalid_scope' }, /remove it from OIDC_SCOPE/],
  ])('%s', async (_, body, line) => {
    const fake = await startFakeProvider();
    onTestFinished(() => fake.close());
    fake.state.metadata = { pushed_authorization_request_endpoint: `${fake.url}/par` };
    fake.state.answers = { '/par': { status: 400, body } };
    expect(await mendsOfSignIn({ OIDC_ISSUER: fake.url })).toEqual([expect.stringMatching(line)]);
  });

  test.each([
    ['a content repository that is another page', true, /CONTENT_API_URL is not the API of a content repository/],
    ['a content repository that does not answer', false, /nothing listens at host and port of CONTENT_API_URL/],
  ])('%s', async (_, answers, line) => {
    const service = await startFakeService((__, response) => json(response, 404, {}));
    if (!answers) await service.close();
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (text) => void lines.push(text) });
    const content = createContentService(new URL(`${service.url}/api/v2`), logger);
    await content.localization('en-CA');
    if (answers) await service.close();
    expect(lines).toEqual([expect.stringMatching(line)]);
  });

  test('a shop API that does not answer', async () => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line) => void lines.push(line) });
    const app = await testApp({}, { logger });
    await app.inject({ url: '/api/bundle/details?bundleName=a', headers: { 'x-culture': 'en-ca' } });
    await app.close();
    expect(lines).toEqual([expect.stringMatching(/nothing listens at host and port of SHOP_API_URL/)]);
  });

  test('a secret that was removed', async () => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line) => void lines.push(line) });
    const app = await testApp({ SESSION_SECRETS: other }, { logger });
    const cookie = 'perennial=an-id-of-a-session.a-signature-of-a-secret-that-was-removed';
    await app.inject({ url: '/bff/session', headers: { cookie } });
    await app.close();
    expect(lines).toEqual([expect.stringMatching(/SESSION_SECRETS.*put it back.*no secret has signed/)]);
  });

  test('a collector of traces that takes no spans', async () => {
    const collector = await startFakeService((_, response) => json(response, 404, {}));
    onTestFinished(() => collector.close());
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line) => void lines.push(line) });
    const app = await testApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, { logger });
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    await fetch(`${base}/en-ca/404`);
    await app.close();
    expect(lines.filter((line) => line.includes('the collector of traces takes no spans'))).toHaveLength(1);
  });
});
