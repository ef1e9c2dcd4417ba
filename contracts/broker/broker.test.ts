import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pactFile } from '../consumer/pact-file.ts';
import { selectPactSource } from '../provider/pact-source.ts';
import { recordDeployment } from './broker-client.ts';
import { readBrokerSettings, requireBrokerSettings } from './broker-settings.ts';

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: unknown };

/** A fake broker: sends the configured response and records the requests. */
let server: Server;
let received: Received[];
let response: { status: number; body: object };
let environment: NodeJS.ProcessEnv;

beforeEach(async () => {
  received = [];
  response = { status: 200, body: {} };
  server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body: method === 'POST' ? await json(request) : undefined });
    reply.writeHead(response.status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(response.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  environment = {
    PATH: process.env['PATH'],
    PACT_BROKER_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    PACT_BROKER_TOKEN: 'a-broker-token',
    GITHUB_SHA: 'abc123',
    GITHUB_REF_NAME: 'main',
  };
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Runs a script in the environment of a CI job. */
async function run(script: string, ...details: string[]) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const done = promisify(execFile)(process.execPath, [path, ...details], { env: environment });
  return done.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

describe('publishing', () => {
  test('sends the contract with its version and branch', async () => {
    response.body = { notices: [{ type: 'success', text: 'Pact published.' }] };
    expect(await run('publish.ts')).toEqual({
      code: 0,
      output: 'Published perennial-bff abc123 (main).\nPact published.\n',
    });
    const [request] = received;
    expect(request).toMatchObject({
      method: 'POST',
      url: '/contracts/publish',
      headers: { authorization: 'Bearer a-broker-token', 'content-type': 'application/json' },
      body: { pacticipantName: 'perennial-bff', pacticipantVersionNumber: 'abc123', branch: 'main' },
    });
    expect(request?.body).toHaveProperty('contracts', [
      {
        consumerName: 'perennial-bff',
        providerName: 'perennial-shop-api',
        specification: 'pact',
        contentType: 'application/json',
        content: readFileSync(pactFile).toString('base64'),
      },
    ]);
  });

  test('fails if the broker rejects the contract', async () => {
    response = { status: 409, body: { notices: [{ text: 'Cannot change the content.' }] } };
    const { code, output } = await run('publish.ts');
    expect(code).toBe(1);
    expect(output).toContain('The broker returned 409');
  });

  test('fails without a broker', async () => {
    environment['PACT_BROKER_BASE_URL'] = '';
    const { code, output } = await run('publish.ts');
    expect(code).toBe(1);
    expect(output).toContain('PACT_BROKER_BASE_URL is not set');
  });
});

describe('can-i-deploy', () => {
  test.each([
    ['succeeds if every verification passed', true, 0, 'can be deployed'],
    ['fails if a verification failed', false, 1, 'must not be deployed'],
    ['fails if a verification is missing', null, 1, 'must not be deployed'],
  ])('%s', async (_, deployable, code, verdict) => {
    response.body = { summary: { deployable, reason: 'Because.' }, matrix: [] };
    expect(await run('release.ts', 'can-i-deploy')).toEqual({
      code,
      output: `perennial-bff abc123 ${verdict} to production. Because.\n`,
    });
    expect(received[0]).toMatchObject({
      method: 'GET',
      url: '/can-i-deploy?pacticipant=perennial-bff&version=abc123&environment=production',
    });
  });

  test('checks another participant and another environment', async () => {
    response.body = { summary: { deployable: true, reason: 'Because.' } };
    await run('release.ts', 'can-i-deploy', 'staging', 'perennial-shop-api');
    expect(received[0]?.url).toBe('/can-i-deploy?pacticipant=perennial-shop-api&version=abc123&environment=staging');
  });

  test('fails if the broker is not available', async () => {
    response = { status: 500, body: {} };
    expect((await run('release.ts', 'can-i-deploy')).code).toBe(1);
  });
});

describe('record-deployment', () => {
  const links = (...names: readonly string[]) => ({
    'pb:record-deployment': names.map((name) => ({
      name,
      href: `${environment['PACT_BROKER_BASE_URL']}pacticipants/perennial-bff/versions/abc123/deployed-versions/environment/id-of-${name}`,
    })),
  });
  const record = (name: string) => recordDeployment(requireBrokerSettings(environment), 'perennial-bff', name);

  test('says which version runs in production now', async () => {
    response.body = { _links: links('test', 'production') };
    expect(await run('release.ts', 'record-deployment')).toEqual({
      code: 0,
      output: 'perennial-bff abc123 is recorded as deployed to production.\n',
    });
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /pacticipants/perennial-bff/versions/abc123',
      'POST /pacticipants/perennial-bff/versions/abc123/deployed-versions/environment/id-of-production',
    ]);
    expect(received[1]).toMatchObject({ body: {}, headers: { authorization: 'Bearer a-broker-token' } });
  });

  test('fails for an environment that the broker does not know, and names those that there are', async () => {
    response.body = { _links: links('test', 'production') };
    expect(await run('release.ts', 'record-deployment', 'staging')).toEqual({
      code: 1,
      output: 'record-deployment failed: The broker has no environment staging, but: test, production\n',
    });
  });

  test('sends its token to no other host', async () => {
    response.body = { _links: { 'pb:record-deployment': [{ name: 'production', href: 'https://other.example/x' }] } };
    await expect(record('production')).rejects.toThrow('set PACT_BROKER_BASE_URL to the same URL');
    expect(received).toHaveLength(1);
  });

  test('fails for a version that was not published', async () => {
    response = { status: 404, body: {} };
    await expect(record('production')).rejects.toThrow('The broker returned 404');
  });
});

describe('verification', () => {
  const shop = { SHOP_API_URL: 'https://shop.example', SHOP_API_VERSION: '7.3.1', SHOP_API_BRANCH: 'release' };

  test('reads the file if there is no broker', () => {
    expect(selectPactSource({})).toEqual({ pactUrls: [pactFile] });
  });

  test('reads the contract from the broker and records the result for the version of the shop API', () => {
    const { PACT_BROKER_BASE_URL: url = '' } = environment;
    expect(selectPactSource({ ...environment, ...shop })).toEqual({
      pactBrokerUrl: url.slice(0, -1),
      pactBrokerToken: 'a-broker-token',
      consumerVersionSelectors: [{ mainBranch: true }, { matchingBranch: true }, { deployedOrReleased: true }],
      publishVerificationResult: true,
      providerVersion: '7.3.1',
      providerVersionBranch: 'release',
    });
  });

  test('records results of the sandbox under separate versions', () => {
    expect(selectPactSource(environment)).toMatchObject({
      providerVersion: 'sandbox-abc123',
      providerVersionBranch: 'sandbox-main',
    });
  });

  test('throws if the version of the shop API is missing', () => {
    expect(() => selectPactSource({ ...environment, SHOP_API_URL: 'https://shop.example' })).toThrow(
      'SHOP_API_VERSION',
    );
  });

  test('uses the branch of a pull request, and the commit of git if the CI sets none', () => {
    const { GITHUB_SHA: _, ...rest } = environment;
    const settings = readBrokerSettings({ ...rest, GITHUB_HEAD_REF: 'a-feature' });
    expect(settings?.branch).toBe('a-feature');
    expect(settings?.version).toMatch(/^[0-9a-f]{40}$/);
  });
});
