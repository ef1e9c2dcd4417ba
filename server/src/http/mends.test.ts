import { ClientError } from 'openid-client';
import { describe, expect, test } from 'vitest';
import { noteResponse, noteUnsent } from './failed-requests.ts';
import { findMend } from './mends.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });

describe('a request that was not sent', () => {
  test.each([
    ['', 'the service of SHOP_API_URL cannot be reached'],
    ['ENOTFOUND', 'no name server knows the host of SHOP_API_URL'],
    ['EAI_AGAIN', 'no name server knows the host of SHOP_API_URL'],
    ['ECONNREFUSED', 'nothing listens at host and port of SHOP_API_URL'],
    ['EHOSTUNREACH', 'nothing listens at host and port of SHOP_API_URL'],
    ['ENETUNREACH', 'nothing listens at host and port of SHOP_API_URL'],
    ['UND_ERR_CONNECT_TIMEOUT', 'the host of SHOP_API_URL does not answer'],
    ['ETIMEDOUT', 'the host of SHOP_API_URL does not answer'],
    ['OAUTH_TIMEOUT', 'the host of SHOP_API_URL does not answer'],
    ['EPROTO', 'SHOP_API_URL is https, and the server'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'SHOP_API_URL is https, and the server'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'SHOP_API_URL is https, and the server or its certificate'],
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'the certificate of SHOP_API_URL is not trusted: name the file of its authority in NODE_EXTRA_CA_CERTS',
    ],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the certificate of SHOP_API_URL is not trusted'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'the certificate of SHOP_API_URL is not trusted'],
    ['CERT_HAS_EXPIRED', 'the certificate of SHOP_API_URL is not trusted'],
  ])('because of %s: %s', (code, words) => {
    const error = new TypeError('fetch failed', { cause: withCode(code) });
    noteUnsent(error, { setting: 'SHOP_API_URL', request: 'getCart', url: 'https://shop-api.example' });
    expect(findMend(error)).toContain(words);
  });
});

describe('a response', () => {
  test.each([
    ['OIDC_ISSUER', 'discovery', 404, 'below OIDC_ISSUER'],
    ['OIDC_ISSUER', 'exchange', 401, 'OIDC_CLIENT_SECRET'],
    ['CONTENT_API_URL', 'repository', 404, 'CONTENT_API_URL is not the API of a content repository'],
  ] as const)('of %s to %s with %i says: %s', async (setting, request, status, words) => {
    const response = new Response('', { status });
    await noteResponse(response, { setting, request, url: 'https://id.example' });
    expect(findMend(new Error('failed', { cause: response }))).toContain(words);
  });

  test('of a service that fails says nothing of a setting', async () => {
    const response = new Response('', { status: 500 });
    await noteResponse(response, { setting: 'CONTENT_API_URL', request: 'repository', url: 'https://content.example' });
    expect(findMend(new Error('failed', { cause: response }))).toBeUndefined();
  });
});

test.each([
  ['invalid_client', 'correct OIDC_CLIENT_ID, OIDC_CLIENT_SECRET or OIDC_CLIENT_KEYS, or set OIDC_CLIENT_AUTH'],
  ['invalid_grant', 'compare the clocks, and let codes live for a minute'],
  ['invalid_scope', 'remove it from OIDC_SCOPE'],
  [
    'unauthorized_client',
    'correct OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, and allow authorization_code and refresh_token',
  ],
  ['unsupported_grant_type', 'offers no such grant: allow authorization_code and refresh_token'],
])('the word %s of the identity provider names what to correct: %s', (error, words) => {
  expect(findMend(Object.assign(new Error('refused'), { error }))).toContain(words);
});

test('an ID token of another time names the clocks', () => {
  expect(findMend(withCode('OAUTH_JWT_TIMESTAMP_CHECK_FAILED'))).toContain('set both by a time server');
});

test('a wrong secret that is refused in a header names what to correct', () => {
  const cause = [{ scheme: 'basic', parameters: { error: 'invalid_client' } }];
  expect(findMend(new Error('challenge', { cause }))).toContain('OIDC_CLIENT_SECRET');
});

test('another issuer is named as the value to set', () => {
  const cause = { attribute: 'issuer', expected: 'https://a.example/', body: { issuer: 'https://id.example/x' } };
  expect(findMend(new ClientError('mismatch', { cause }))).toContain('https://id.example/x: set OIDC_ISSUER to that');
});
