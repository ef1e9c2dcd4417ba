import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { startFakeProvider } from '../testing/fake-provider.ts';
import { testConfig } from '../testing/test-app.ts';
import { IdentityProvider } from './provider.ts';

const checks = { state: 's-1', nonce: 'n-1', codeVerifier: 'v'.repeat(43) };
const callback = (query: Record<string, string> = { code: 'c-1' }) =>
  new URL(`https://shop.example/en-ca/udi-return?${new URLSearchParams({ state: 's-1', ...query })}`);

let fake: Awaited<ReturnType<typeof startFakeProvider>>;
let provider: IdentityProvider;

beforeEach(async () => {
  fake = await startFakeProvider();
  fake.state.nonce = 'n-1';
  provider = new IdentityProvider(testConfig({ OIDC_ISSUER: fake.url }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fake.close();
});

/** Returns whether a failed sign-in counts as an outage of the provider. */
async function isOutage(url = callback()): Promise<boolean> {
  const failure = await provider.exchangeCode(url, checks).catch((error) => error);
  expect(failure).toBeInstanceOf(Error);
  if (!(failure instanceof RequestProblem)) return false;
  expect(failure).toMatchObject({ code: 'identity.unavailable', cause: expect.any(Error) });
  return true;
}

describe('a failed sign-in is an outage of the identity provider', () => {
  test.each([
    [true, '/token', 500, {}],
    [true, '/token', 503, {}],
    [true, '/token', 500, { error: 'database' }],
    [true, '/token', 400, { error: 'temporarily_unavailable' }],
    [true, '/token', 400, { error: 'server_error' }],
    [true, '/jwks', 503, {}],
    [false, '/token', 400, { error: 'invalid_grant' }],
    [false, '/token', 401, { error: 'invalid_client' }],
    [false, '/token', 499, { error: 'other' }],
    [false, '/token', 404, {}],
    [false, '/token', 200, {}],
  ])('%s: %s answers with %i %j', async (outage, path, status, body) => {
    fake.state.answers = { [path]: { status, body } };
    expect(await isOutage()).toBe(outage);
  });

  test.each([
    [true, 'server_error'],
    [true, 'temporarily_unavailable'],
    [false, 'login_required'],
    [false, 'access_denied'],
  ])('%s: it returns with %s', async (outage, error) => {
    expect(await isOutage(callback({ error }))).toBe(outage);
  });

  test('true: it cannot be reached any more', async () => {
    await provider.buildEndSessionUrl('https://shop.example/');
    await fake.close();
    expect(await isOutage()).toBe(true);
  });

  test('true: it does not answer in time', async () => {
    await provider.buildEndSessionUrl('https://shop.example/');
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('too late', 'TimeoutError'));
    expect(await isOutage()).toBe(true);
  });

  test('false: it refuses the client with a challenge', async () => {
    const headers = { 'www-authenticate': 'Basic realm="token"' };
    fake.state.answers = { '/token': { status: 401, body: { error: 'invalid_client' }, headers } };
    expect(await isOutage()).toBe(false);
  });

  test('false: a check of the ID token fails', async () => {
    fake.state.claims = { nonce: 'n-2' };
    expect(await isOutage()).toBe(false);
  });
});
