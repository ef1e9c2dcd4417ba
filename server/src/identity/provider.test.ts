import { createHash, generateKeyPairSync } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { providerSessionIdSchema } from '../session/ids.ts';
import type { ProviderTokens } from '../session/sign-in-record.ts';
import { startFakeProvider } from '../testing/fake-provider.ts';
import { testConfig } from '../testing/test-app.ts';
import { IdentityProvider } from './provider.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const checks = { state: 'state-1', nonce: 'nonce-1', codeVerifier: 'v'.repeat(43) };
const callback = new URL('https://shop.example/en-ca/udi-return?code=code-1&state=state-1');
const held: ProviderTokens = { accessToken: 'access-1', refreshToken: 'refresh-1', subject: 'ada' };
const unavailable = { code: 'identity.unavailable', cause: expect.any(Error) };

let fake: Awaited<ReturnType<typeof startFakeProvider>>;
let provider: IdentityProvider;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  fake = await startFakeProvider();
  fake.state.nonce = 'nonce-1';
  provider = new IdentityProvider(testConfig({ OIDC_ISSUER: fake.url }));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await fake.close();
});

/** The requests of a path, with the fields of their bodies. */
const requestsOf = (path: string) =>
  fake.received
    .filter((request) => request.path === path)
    .map(({ body, headers }) => ({ headers, fields: Object.fromEntries(new URLSearchParams(body)) }));

describe('the way to the identity provider', () => {
  const request = { ...checks, redirectUri: 'https://shop.example/en-ca/udi-return', language: 'fr-CA' };

  test('asks for the scopes and claims of the documentation, with PKCE, state and nonce', async () => {
    const url = await provider.buildAuthorizationUrl(request);
    const { claims, scope, ...query } = Object.fromEntries(url.searchParams);
    expect(url.origin + url.pathname).toBe(`${fake.url}/auth`);
    expect(query).toEqual({
      client_id: 'perennial-shop',
      response_type: 'code',
      redirect_uri: 'https://shop.example/en-ca/udi-return',
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge: createHash('sha256').update(checks.codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
      ui_locales: 'fr-CA',
    });
    expect(scope?.split(' ')).toEqual(['openid', 'profile', 'email', 'email_marketing_consent', 'offline_access']);
    // The ID token is asked for nothing: the BFF reads the person and the session only.
    expect(JSON.parse(claims ?? '')).toEqual({
      userinfo: {
        uuid: null,
        given_name: null,
        family_name: null,
        email: null,
        address: null,
        phone_number: null,
        mobile_phone_number: null,
        terms_consent_time: null,
        marketing_opt_in: null,
      },
    });
  });

  test('leaves nothing of the request to the browser if the provider takes it from the BFF', async () => {
    fake.state.metadata = { pushed_authorization_request_endpoint: `${fake.url}/par` };
    fake.state.answers = { '/par': { status: 201, body: { request_uri: 'urn:example:1', expires_in: 60 } } };
    const { searchParams } = await provider.buildAuthorizationUrl({ ...request, loginHint: 'ada@example.com' });
    expect(searchParams.get('request_uri')).toBe('urn:example:1');
    expect([searchParams.get('state'), searchParams.get('ui_locales')]).toEqual(['state-1', 'fr-CA']);
    expect(searchParams.has('login_hint')).toBe(false);
    const [pushed] = requestsOf('/par');
    expect(pushed?.headers.authorization).toMatch(/^Basic /);
    const checked = { state: 'state-1', nonce: 'nonce-1', code_challenge_method: 'S256' };
    expect(pushed?.fields).toMatchObject({ ...checked, login_hint: 'ada@example.com' });
  });

  test.each([
    ['fails', { status: 500, body: {} }],
    ['refuses it', { status: 400, body: { error: 'invalid_request' } }],
  ])('fails if the provider %s', async (_, answer) => {
    fake.state.metadata = { pushed_authorization_request_endpoint: `${fake.url}/par` };
    fake.state.answers = { '/par': answer };
    await expect(provider.buildAuthorizationUrl(request)).rejects.toThrow();
  });

  test('asks for what the operator has set', async () => {
    const settings = {
      OIDC_SCOPE: ' openid  email ',
      OIDC_CLAIMS: '{}',
      OIDC_AUTHORIZATION_PARAMS: '{"audience":"https://shop-api.example","resource":["urn:a","urn:b"]}',
    };
    provider = new IdentityProvider(testConfig({ OIDC_ISSUER: fake.url, ...settings }));
    const { searchParams } = await provider.buildAuthorizationUrl(request);
    expect([searchParams.get('scope'), searchParams.has('claims')]).toEqual(['openid email', false]);
    expect(searchParams.get('audience')).toBe('https://shop-api.example');
    expect(searchParams.getAll('resource')).toEqual(['urn:a', 'urn:b']);
  });

  test.each([
    [{ status: 503, body: {} }, 'RequestProblem'],
    [{ status: 401, body: { error: 'invalid_client' } }, 'ResponseBodyError'],
  ])('that the provider answers with %j fails with a %s', async (answer, name) => {
    fake.state.metadata = { pushed_authorization_request_endpoint: `${fake.url}/par` };
    fake.state.answers = { '/par': answer };
    await expect(provider.buildAuthorizationUrl(request)).rejects.toMatchObject({ name });
  });

  test('can ask how old the sign-in at the provider is', async () => {
    const url = await provider.buildAuthorizationUrl({ ...request, prompt: 'login', maxAge: 600 });
    expect([url.searchParams.get('prompt'), url.searchParams.get('max_age')]).toEqual(['login', '600']);
  });

  test('can ask for the credentials of a known email', async () => {
    const url = await provider.buildAuthorizationUrl({ ...request, prompt: 'login', loginHint: 'ada@example.com' });
    expect([url.searchParams.get('prompt'), url.searchParams.get('login_hint')]).toEqual(['login', 'ada@example.com']);
  });
});

describe('the return from the identity provider', () => {
  test('says when the person proved who it is, if the provider does', async () => {
    fake.state.claims = { auth_time: 1_772_000_000 };
    expect(await provider.exchangeCode(callback, checks)).toMatchObject({ authTime: 1_772_000_000 });
  });

  test('does not take 1970 for the time when the person proved it', async () => {
    fake.state.claims = { auth_time: 0 };
    expect(await provider.exchangeCode(callback, checks)).not.toHaveProperty('authTime');
  });

  test('gives the tokens, the subject and the end of the access token', async () => {
    expect(await provider.exchangeCode(callback, checks)).toStrictEqual({
      accessToken: 'access',
      refreshToken: 'refresh',
      subject: 'ada',
      expiresAt: now + 3_600_000,
      renewAt: now + 3_300_000,
    });
    const [request] = requestsOf('/token');
    expect(request?.fields).toEqual({
      grant_type: 'authorization_code',
      code: 'code-1',
      code_verifier: checks.codeVerifier,
      redirect_uri: 'https://shop.example/en-ca/udi-return',
    });
    expect(request?.headers.authorization).toMatch(/^Basic /);
  });

  test('gives the session at the provider, if it is a text', async () => {
    fake.state.claims = { sid: 's-1' };
    expect(await provider.exchangeCode(callback, checks)).toMatchObject({ sessionId: 's-1' });
    fake.state.claims = { sid: 7 };
    expect(await provider.exchangeCode(callback, checks)).not.toHaveProperty('sessionId');
  });

  test.each([
    ['of an hour: five minutes before its end', 3600, '0.4', 3_300_000],
    ['of five minutes: after three', 300, '0.4', 180_000],
    ['of a minute: when the share begins', 60, '0.5', 30_000],
    ['at its end, without a share', 60, '0', 60_000],
  ])('says when to renew an access token %s', async (_, expiresIn, share, afterMs) => {
    provider = new IdentityProvider(testConfig({ OIDC_ISSUER: fake.url, OIDC_RENEWAL_SHARE: share }));
    fake.state.expiresIn = expiresIn;
    expect(await provider.exchangeCode(callback, checks)).toMatchObject({ renewAt: now + afterMs });
  });

  test('may give neither a refresh token nor the end of the access token', async () => {
    fake.state.tokens = { refresh_token: undefined, expires_in: undefined };
    expect(await provider.exchangeCode(callback, checks)).toStrictEqual({ accessToken: 'access', subject: 'ada' });
  });

  test.each([
    ['no ID token', { tokens: { id_token: undefined } }],
    ['an ID token of another attempt', { claims: { nonce: 'nonce-2' } }],
    ['an ID token of another client', { claims: { aud: 'another-shop' } }],
    ['an ID token of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['an ID token that has expired', { claims: { exp: now / 1000 - 3600 } }],
    ['an ID token without a subject', { claims: { sub: undefined } }],
    ['a refused code', { answers: { '/token': { status: 400, body: { error: 'invalid_grant' } } } }],
  ])('fails with %s', async (_, changes) => {
    Object.assign(fake.state, changes);
    await expect(provider.exchangeCode(callback, checks)).rejects.not.toBeInstanceOf(RequestProblem);
  });

  test('fails with an ID token that another key has signed', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = { ...publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' };
    fake.state.answers = { '/jwks': { status: 200, body: { keys: [key] } } };
    await expect(provider.exchangeCode(callback, checks)).rejects.toThrow();
  });

  test('fails with the state of another attempt, before the code is used', async () => {
    await expect(provider.exchangeCode(callback, { ...checks, state: 'state-2' })).rejects.toThrow();
    expect(requestsOf('/token')).toEqual([]);
  });
});

describe('a refresh of the tokens', () => {
  beforeEach(() => {
    fake.state.claims = { nonce: undefined };
  });

  test('gives new tokens of the same person', async () => {
    expect(await provider.refresh(held)).toStrictEqual({
      accessToken: 'access',
      refreshToken: 'refresh',
      subject: 'ada',
      expiresAt: now + 3_600_000,
      renewAt: now + 3_300_000,
    });
    expect(requestsOf('/token')[0]?.fields).toEqual({ grant_type: 'refresh_token', refresh_token: 'refresh-1' });
  });

  test('keeps the session at the provider', async () => {
    expect(await provider.refresh({ ...held, sessionId: providerSessionIdSchema.parse('s-1') })).toMatchObject({
      sessionId: 's-1',
    });
  });

  test('keeps the refresh token and the person if the answer has none', async () => {
    fake.state.tokens = { refresh_token: undefined, id_token: undefined };
    expect(await provider.refresh(held)).toMatchObject({ refreshToken: 'refresh-1', subject: 'ada' });
  });

  test('does not ask without a refresh token: the grant has ended', async () => {
    expect(await provider.refresh({ accessToken: 'access-1', subject: 'ada' })).toBeUndefined();
    expect(fake.received).toEqual([]);
  });

  test('gives nothing for an ended grant', async () => {
    fake.state.answers = { '/token': { status: 400, body: { error: 'invalid_grant' } } };
    expect(await provider.refresh(held)).toBeUndefined();
  });

  test('names the other person if the tokens are not those of the same one', async () => {
    fake.state.claims = { nonce: undefined, sub: 'grace' };
    expect(await provider.refresh(held)).toMatchObject({ subject: 'grace' });
  });

  test.each([
    ['is overloaded', { status: 400, body: { error: 'temporarily_unavailable' } }],
    ['refuses the client', { status: 401, body: { error: 'invalid_client' } }],
    ['fails', { status: 500, body: {} }],
  ])('does not end the sign-in if the provider %s', async (_, answer) => {
    fake.state.answers = { '/token': answer };
    await expect(provider.refresh(held)).rejects.toMatchObject(unavailable);
  });

  test('does not end the sign-in if the provider cannot be reached any more', async () => {
    await provider.buildEndSessionUrl('https://shop.example/');
    await fake.close();
    await expect(provider.refresh(held)).rejects.toMatchObject(unavailable);
  });
});

describe('the end of a session', () => {
  const home = 'https://shop.example/en-ca/';
  const warn = vi.fn();
  const log = { warn } as unknown as FastifyBaseLogger;

  beforeEach(() => {
    warn.mockClear();
  });

  test('revokes the grant and leads to the page that ends it, without a token in the URL', async () => {
    const end = new URL((await provider.endSession(held, home, log)) ?? '');
    expect(end.origin + end.pathname).toBe(`${fake.url}/end`);
    expect(Object.fromEntries(end.searchParams)).toEqual({
      client_id: 'perennial-shop',
      post_logout_redirect_uri: home,
    });
    await vi.waitFor(() => expect(requestsOf('/revoke')).toHaveLength(1));
    expect(requestsOf('/revoke')[0]?.fields).toEqual({ token: 'refresh-1', token_type_hint: 'refresh_token' });
    expect(warn).not.toHaveBeenCalled();
  });

  test('gives the return a state', async () => {
    const end = new URL((await provider.endSession(held, home, log, 'state-1')) ?? '');
    expect(end.searchParams.get('state')).toBe('state-1');
  });

  test.each([
    ['none', {}],
    ['id_token', { id_token_hint: expect.stringMatching(/^eyJ/) }],
    ['login_hint', { logout_hint: 'O.Ada' }],
  ])('says of the session, with the setting %s, only %j', async (setting, expected) => {
    provider = new IdentityProvider(testConfig({ OIDC_ISSUER: fake.url, OIDC_LOGOUT_HINT: setting }));
    fake.state.claims = { login_hint: 'O.Ada' };
    const tokens = await provider.exchangeCode(callback, checks);
    fake.state.tokens = { id_token: undefined };
    const refreshed = (await provider.refresh(tokens)) ?? held;
    const end = new URL((await provider.endSession(refreshed, home, log)) ?? '');
    end.searchParams.delete('client_id');
    end.searchParams.delete('post_logout_redirect_uri');
    expect(Object.fromEntries(end.searchParams)).toEqual(expected);
  });

  test('has no hint if the ID token does not have the claim', async () => {
    provider = new IdentityProvider(testConfig({ OIDC_ISSUER: fake.url, OIDC_LOGOUT_HINT: 'login_hint' }));
    expect(await provider.exchangeCode(callback, checks)).not.toHaveProperty('logoutHint');
  });

  test.each([
    ['a refresh token', { accessToken: 'access-1', subject: 'ada' }, {}],
    ['an endpoint for it', held, { revocation_endpoint: undefined }],
  ])('revokes nothing without %s', async (_, tokens, metadata) => {
    fake.state.metadata = metadata;
    await provider.revoke(tokens);
    expect(requestsOf('/revoke')).toEqual([]);
  });

  test.each([
    ['the revocation', { answers: { '/revoke': { status: 503, body: {} } } }, true, 'revoking the grant failed'],
    ['the page', { metadata: { end_session_endpoint: undefined } }, false, 'building the end-session URL failed'],
  ])('does not fail with %s, but is logged', async (_, changes, hasPage, text) => {
    Object.assign(fake.state, changes);
    expect((await provider.endSession(held, home, log)) !== undefined).toBe(hasPage);
    await vi.waitFor(() => expect(warn.mock.calls).toEqual([[{ err: expect.any(Error) }, text]]));
  });
});

describe('the discovery', () => {
  const discovery = '/.well-known/openid-configuration';
  const end = () => provider.buildEndSessionUrl('https://shop.example/');

  test('is made once for all', async () => {
    await Promise.all([end(), end()]);
    await end();
    expect(requestsOf(discovery)).toHaveLength(1);
  });

  test('is made again after a failure', async () => {
    fake.state.answers = { [discovery]: { status: 503, body: {} } };
    await expect(end()).rejects.toMatchObject(unavailable);
    fake.state.answers = {};
    expect((await end()).pathname).toBe('/end');
  });

  test('of an https provider allows no endpoint without https', async () => {
    const issuer = 'https://id.example';
    const metadata = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: 'http://id.example/token' };
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(metadata));
    provider = new IdentityProvider(testConfig({ OIDC_ISSUER: issuer }));
    const request = { ...checks, redirectUri: 'https://shop.example/en-ca/udi-return', language: 'en-CA' };
    expect((await provider.buildAuthorizationUrl(request)).origin).toBe(issuer);
    await expect(provider.refresh(held)).rejects.toMatchObject(unavailable);
    expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([`${issuer}${discovery}`]);
  });
});
