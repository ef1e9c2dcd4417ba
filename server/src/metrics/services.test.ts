/** What is counted of the other services. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createContentService } from '../content/content-service.ts';
import { IdentityProvider } from '../identity/provider.ts';
import { createTokenRefresh } from '../identity/token-refresh.ts';
import { createLogger } from '../logger.ts';
import { MemoryStore } from '../session/expiring-store.ts';
import { SignIns } from '../session/sign-ins.ts';
import { signToken, startFakeProvider } from '../testing/fake-provider.ts';
import { json, startFakeService, testConfig } from '../testing/test-app.ts';
import { noMetrics, outcomeOf } from './metrics.ts';

let fake: Awaited<ReturnType<typeof startFakeProvider>>;
beforeAll(async () => {
  fake = await startFakeProvider();
});
beforeEach(() => {
  fake.state.answers = {};
});
afterAll(() => fake.close());

const tokens = { accessToken: 'a', refreshToken: 'r', subject: 'ada' };

function createProvider(issuer: string) {
  const identityRequest = vi.fn();
  const provider = new IdentityProvider(testConfig({ OIDC_ISSUER: issuer }), { ...noMetrics, identityRequest });
  const counted = () => identityRequest.mock.calls.map(([request, outcome]) => `${request} ${outcome}`);
  return { provider, counted, identityRequest };
}

test('requests to the identity provider are named, with outcome and seconds', async () => {
  const { provider, counted, identityRequest } = createProvider(fake.url);
  await provider.refresh(tokens);
  await provider.revoke(tokens);
  fake.state.answers = { '/token': { status: 400, body: { error: 'invalid_grant' } } };
  await provider.refresh(tokens);
  expect(counted().sort()).toEqual(['discovery ok', 'keys ok', 'refresh ok', 'refresh refused', 'revocation ok']);
  for (const [, , seconds] of identityRequest.mock.calls) expect(seconds).toBeLessThan(60);
});

test('the keys for a token of a back-channel logout are counted, too', async () => {
  const { provider, counted } = createProvider(fake.url);
  await expect(provider.readLogoutToken(signToken({}, { typ: 'logout+jwt' }))).rejects.toThrow();
  expect(counted()).toEqual(['discovery ok', 'keys ok']);
});

test('an identity provider that is away is counted as unreachable', async () => {
  const { provider, counted } = createProvider('http://127.0.0.1:9');
  await expect(provider.refresh(tokens)).rejects.toMatchObject({ code: 'identity.unavailable' });
  expect(counted()).toEqual(['discovery unreachable']);
});

test.each([
  ['refreshed', async () => ({ ...tokens, accessToken: 'b' })],
  ['grant-ended', async () => undefined],
  [
    'failed',
    async () => {
      throw new Error('away');
    },
  ],
])('a refresh is counted as %s', async (result, refresh) => {
  const store = new MemoryStore();
  const signIns = new SignIns(store);
  const { id } = await signIns.start({
    role: 'user',
    firstName: 'Ada',
    email: 'a@b.c',
    shopToken: 's',
    provider: tokens,
  });
  const tokensRefreshed = vi.fn();
  await createTokenRefresh({ provider: { refresh }, signIns, store, metrics: { ...noMetrics, tokensRefreshed } })(
    id,
  ).catch(() => {});
  expect(tokensRefreshed.mock.calls).toEqual([[result]]);
});

test('requests to the content service are counted, and reads of its cache', async () => {
  const service = await startFakeService((_, response) => json(response, 500, {}));
  const counts = { contentRequest: vi.fn(), contentRead: vi.fn() };
  const url = new URL(`${service.url}/api/v2`);
  const content = createContentService(url, createLogger('silent'), { metrics: { ...noMetrics, ...counts } });
  await content.bundles('en-CA');
  await content.bundles('en-CA');
  await service.close();
  expect(counts.contentRequest.mock.calls.map(([request, outcome]) => [request, outcome])).toEqual([
    ['repository', 'failed'],
  ]);
  expect(counts.contentRead.mock.calls).toEqual([['missing'], ['fresh']]);
});

test.each([
  [200, 'ok'],
  [304, 'ok'],
  [401, 'unauthorized'],
  [404, 'refused'],
  [500, 'failed'],
])('a status %i is %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});
