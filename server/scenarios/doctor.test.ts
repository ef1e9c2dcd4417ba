/** The doctor against the sandbox, and against neighbours that are broken one at a time (docs/operate/README.md#doctor). */
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig, variableNames } from '../src/config.ts';
import { examine, findOtherDoubts, toLine } from '../src/doctor/examine.ts';
import { startFakeProvider } from '../src/testing/fake-provider.ts';
import { startRedis } from '../src/testing/redis-server.ts';
import { json, startFakeService } from '../src/testing/test-app.ts';
import { findUnknownVariables } from '../src/unknown-variables.ts';
import type { Environment } from './harness/bff-process.ts';
import { useInstance, useStack } from './running-stack.ts';

const stack = useStack();
beforeEach(() => stack.clear());
afterEach(() => stack.clear());

/** The lines of a run with these variables. */
async function run(changes: Environment = {}): Promise<readonly string[]> {
  const environment = { ...stack.environment, ...changes };
  const config = readConfig(environment);
  const settings = findOtherDoubts(config, findUnknownVariables(environment, variableNames));
  return [...settings, ...(await examine(config))].map((finding) => toLine(finding));
}

const wrong = (lines: readonly string[]) => lines.filter((line) => line.startsWith('WRONG'));

async function closedUrl(): Promise<string> {
  const service = await startFakeService(() => {});
  await service.close();
  return service.url;
}

async function serve(handler: Parameters<typeof startFakeService>[0]): Promise<string> {
  const service = await startFakeService(handler);
  onTestFinished(() => service.close());
  return service.url;
}

async function serveRedis(settings: readonly string[], path = ''): Promise<string> {
  const server = await startRedis({ settings });
  onTestFinished(() => server.stop());
  return new URL(path, server.url).href;
}

test('all is well with the sandbox', async () => {
  const lines = await run();
  expect(wrong(lines)).toEqual([]);
  expect(lines.map((line) => line.slice(7, 25).trim())).toEqual([
    ...['settings', 'identity provider', 'client', 'redirect URLs', 'clock', 'profile page'],
    ...['shop API', 'content', 'cards', 'Redis', 'proxy'],
  ]);
});

test('a scope that the provider does not list is named, because it may know it', async () => {
  const lines = await run({ OIDC_SCOPE: 'openid email loyalty' });
  expect(wrong(lines)).toEqual([]);
  expect(lines[1]).toMatch(/which does not mention the scope loyalty$/);
});

test('a profile page that only browsers reach is named', async () => {
  const lines = await run({ OIDC_PROFILE_URL: await closedUrl() });
  expect(wrong(lines)).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/profile page +http:\S+ does not answer from here: open it/));
});

describe('a broken neighbour has one line, which names what mends it:', () => {
  test.each<[string, () => Promise<Environment> | Environment, RegExp]>([
    [
      'an identity provider that is away',
      async () => ({ OIDC_ISSUER: await closedUrl() }),
      /identity provider +nothing listens at host and port of OIDC_ISSUER: correct it/,
    ],
    [
      'another path of it',
      () => ({ OIDC_ISSUER: `${stack.sandbox.urls.identity}/realms/x` }),
      /identity provider +there is no .* below OIDC_ISSUER: correct it/,
    ],
    [
      'one without PKCE',
      async () => {
        const fake = await startFakeProvider();
        onTestFinished(() => fake.close());
        fake.state.metadata = { code_challenge_methods_supported: ['plain'] };
        return { OIDC_ISSUER: fake.url };
      },
      /identity provider +it offers no PKCE with S256: allow it/,
    ],
    [
      'a scope that it refuses',
      () => {
        const location = `${stack.origin}/nl-nl/udi-return?error=invalid_scope`;
        const fault = {
          service: 'identity',
          method: 'GET',
          path: '/auth',
          status: 303,
          headers: { location },
        } as const;
        stack.sandbox.control.faults.add(fault);
        return {};
      },
      /redirect URLs +the provider refuses a scope: remove it from OIDC_SCOPE/,
    ],
    [
      'another secret',
      () => ({ OIDC_CLIENT_SECRET: 'another' }),
      /client +the identity provider does not accept the shop: correct OIDC_CLIENT_ID, OIDC_CLIENT_SECRET/,
    ],
    [
      'redirect URLs that are not registered',
      () => ({ PUBLIC_URL: 'http://localhost:1' }),
      /redirect URLs +the provider does not know http:\/\/localhost:1\/\S+: register .* or correct PUBLIC_URL/,
    ],
    [
      'a clock that is an hour late',
      () => {
        const date = new Date(Date.now() + 3_600_000).toUTCString();
        stack.sandbox.control.faults.add({
          service: 'identity',
          method: 'GET',
          path: '/',
          status: 200,
          headers: { date },
        });
        return {};
      },
      /clock +it is 3\d{3} s before that of the identity provider: set both by NTP/,
    ],
    [
      'a profile page that is not there',
      () => ({ OIDC_PROFILE_URL: `${stack.sandbox.urls.identity}/nowhere` }),
      /profile page +there is no page at http:\S+\/nowhere, .* set OIDC_PROFILE_URL/,
    ],
    [
      'a shop API that is another service',
      async () => ({ SHOP_API_URL: await serve((_, response) => json(response, 404, {})) }),
      /shop API +SHOP_API_URL is no shop API.*correct it/,
    ],
    [
      'a shop API that fails',
      async () => ({ SHOP_API_URL: await serve((_, response) => json(response, 500, {})) }),
      /shop API +it answers with 500: look at its log/,
    ],
    [
      'a content repository without its types',
      async () => ({
        CONTENT_API_URL: `${await serve((_, response) => json(response, 200, { types: { culture: 'c', bundle: 'b' }, refs: [] }))}/api/v2`,
      }),
      /content +it has no documents of the type footer, localization: add that type/,
    ],
    [
      'a content repository that is another page',
      async () => ({ CONTENT_API_URL: `${await serve((_, response) => json(response, 404, {}))}/api/v2` }),
      /content +CONTENT_API_URL is not the API of a content repository: correct it/,
    ],
    [
      'a card environment that does not exist',
      () => ({ CARD_ENVIRONMENT: 'tset' }),
      /cards +CARD_ENVIRONMENT is tset: set one of test, live/,
    ],
    [
      'a card host that is away',
      async () => ({ CARD_HOST_URL: await closedUrl() }),
      /cards +the host of CARD_HOST_URL does not answer: start the sandbox, or remove CARD_HOST_URL/,
    ],
    [
      'a Redis that is full',
      async () => ({ REDIS_URL: await serveRedis(['--maxmemory', '1']) }),
      /Redis +Redis is full: give it more memory/,
    ],
    [
      'a Redis without that database',
      async () => ({ REDIS_URL: await serveRedis([], '/99') }),
      /Redis +REDIS_URL ends in a database.*leave the number out/,
    ],
    [
      'a Redis with a password',
      async () => ({ REDIS_URL: await serveRedis(['--requirepass', 'x']) }),
      /Redis +Redis refuses the user or the password of REDIS_URL/,
    ],
    [
      'a Redis that is away',
      async () => ({ REDIS_URL: (await closedUrl()).replace('http', 'redis') }),
      /Redis +Redis does not answer: compare host, port/,
    ],
    [
      'a variable with a wrong name',
      () => ({ TRUSTED_PROXY: 'loopback' }),
      /settings +TRUSTED_PROXY is not a variable.*rename it to TRUST_PROXY/,
    ],
  ])('%s', async (_, breakIt, line) => {
    expect(wrong(await run(await breakIt()))).toEqual([expect.stringMatching(line)]);
  });

  test('a proxy that passes on what visitors claim', async () => {
    const before = stack.proxy.instances;
    onTestFinished(() => {
      stack.proxy.instances = before;
    });
    // It trusts the proxy, as it should, and this proxy does not set the header.
    stack.proxy.instances = [(await useInstance('limited')).url];
    expect(wrong(await run())).toEqual([
      expect.stringMatching(/proxy +it passes on X-Request-Id of visitors: let the proxy set it/),
    ]);
  });
});
