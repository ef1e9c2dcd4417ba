/**
 * Wrong configurations, each by itself, and where an operator reads of it: the start ends, the start goes on with a line
 * in the log, or the first request has a line. None is silent (docs/operate/configuration.md#what-is-told-at-the-start).
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkAuditDestination } from './audit/audit-log.ts';
import { createContentService } from './content/content-service.ts';
import { createLogger } from './logger.ts';
import { openRedis } from './redis/redis-client.ts';
import { startFakeProvider } from './testing/fake-provider.ts';
import { settingsOf, startRedis } from './testing/redis-server.ts';
import { json, startFakeService, testApp } from './testing/test-app.ts';
import {
  type Changes,
  doubtfulSettings,
  findRefusals,
  findTold,
  otherSecret,
  refusedSettings,
  zeros,
} from './testing/wrong-settings.ts';

describe('ends the start with one line', () => {
  test.each(refusedSettings)('%j', (changes, line) => {
    expect(findRefusals(changes)).toEqual([expect.stringMatching(line)]);
  });

  test('an audit log that cannot be written', () => {
    expect(() => checkAuditDestination('/nowhere/audit.log')).toThrow(/ENOENT.*\/nowhere\/audit\.log/);
  });
});

describe('has one line in the log of the start', () => {
  test('no line, if nothing is wrong', () => {
    expect(findTold({})).toEqual([]);
  });

  test.each(doubtfulSettings)('%j', (changes, line) => {
    expect(findTold(changes)).toEqual([expect.stringMatching(line)]);
  });

  test('a domain file of Apple without its wallet', () => {
    const folder = mkdtempSync(join(tmpdir(), 'perennial-apple-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'association');
    writeFileSync(file, '7B227073704964223A2239227D');
    const line = 'APPLE_PAY_DOMAIN_FILE has no effect: add applepay to WALLETS';
    expect(findTold({ APPLE_PAY_DOMAIN_FILE: file })).toEqual([line]);
    expect(findTold({ APPLE_PAY_DOMAIN_FILE: file, WALLETS: 'applepay' })).toEqual([]);
  });

  test('nothing of a shop on this machine that a developer uses', () => {
    const local = {
      PUBLIC_URL: 'http://localhost:3000',
      SESSION_SECRETS: zeros,
      REDIS_URL: '',
      CARD_ENVIRONMENT: 'test',
    };
    expect(
      findTold({ ...local, CARD_HOST_URL: 'http://localhost:4004', OIDC_ISSUER: 'http://localhost:4002' }),
    ).toEqual([]);
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
    const app = await testApp({ SESSION_SECRETS: otherSecret }, { logger });
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
