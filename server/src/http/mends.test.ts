import { ClientError } from 'openid-client';
import { describe, expect, test } from 'vitest';
import { noteResponse, noteUnsent } from './failed-requests.ts';
import { findMend } from './mends.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });

describe('a request that was not sent', () => {
  test.each([
    ['', 'the service of SHOP_API_URL cannot be reached'],
    ['ENOTFOUND', 'no name server knows the host of SHOP_API_URL'],
    ['ECONNREFUSED', 'nothing listens at host and port of SHOP_API_URL'],
    ['UND_ERR_CONNECT_TIMEOUT', 'the host of SHOP_API_URL does not answer'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'SHOP_API_URL is https, and the server'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'SHOP_API_URL is https, and the server or its certificate'],
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'the certificate of SHOP_API_URL is not trusted: name the file of its authority in NODE_EXTRA_CA_CERTS',
    ],
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

test.each(['invalid_client', 'invalid_grant', 'invalid_scope', 'unauthorized_client', 'unsupported_grant_type'])(
  'the word %s of the identity provider names what to correct',
  (error) => {
    expect(findMend(Object.assign(new Error('refused'), { error }))).toMatch(
      /OIDC_\w+|allow authorization_code|compare the clocks/,
    );
  },
);

test('a wrong secret that is refused in a header names what to correct', () => {
  const cause = [{ scheme: 'basic', parameters: { error: 'invalid_client' } }];
  expect(findMend(new Error('challenge', { cause }))).toContain('OIDC_CLIENT_SECRET');
});

test('another issuer is named as the value to set', () => {
  const cause = { attribute: 'issuer', expected: 'https://a.example/', body: { issuer: 'https://id.example/x' } };
  expect(findMend(new ClientError('mismatch', { cause }))).toContain('https://id.example/x: set OIDC_ISSUER to that');
});
