import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ClientKey } from '../values/client-keys.ts';
import { ClientAuthError, type ClientCredentials, chooseClientAuth, createClientAuth } from './client-auth.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = (kid: string, alg: ClientKey['alg'], more: object = {}): ClientKey => ({
  ...(privateKey.export({ format: 'jwk' }) as { kty: 'RSA' }),
  kid,
  alg,
  ...more,
});

const basic = 'client_secret_basic';
const post = 'client_secret_post';
const signed = 'private_key_jwt';

const secretOnly: ClientCredentials = {
  clientId: 'perennial-shop',
  secret: 'se_cret.1',
  keys: [],
  method: undefined,
  audience: 'issuer',
};
const changedByForm = { ...secretOnly, secret: 'a~b+c' };
const keyOnly = { ...secretOnly, secret: undefined, keys: [key('k-1', 'RS256')] };
const both = { ...secretOnly, keys: keyOnly.keys };

describe('the method', () => {
  test.each<[string, ClientCredentials, string[] | undefined, string]>([
    ['the default of the specification', secretOnly, undefined, basic],
    ['both ways of a secret', secretOnly, [post, basic], basic],
    ['the body only', secretOnly, [post, 'tls_client_auth'], post],
    ['the header only', changedByForm, [basic], basic],
    ['both, for a secret that a form changes', changedByForm, [basic, post], post],
    ['all, with a key', both, [basic, post, signed], signed],
    ['no keys, with a key and a secret', both, [basic, post], basic],
    ['all, but the operator has set one', { ...both, method: post }, [basic, post, signed], post],
    ['none of it, but the operator has set one', { ...secretOnly, method: basic }, ['none'], basic],
  ])('for a provider that offers %s', (_, credentials, offered, expected) => {
    const metadata = offered ? { token_endpoint_auth_methods_supported: offered } : {};
    expect(chooseClientAuth(credentials, metadata)).toBe(expected);
  });

  test.each([
    ['a secret', secretOnly, [signed, 'tls_client_auth']],
    ['a key', keyOnly, [basic]],
  ])('cannot be chosen with %s if the provider does not accept it', (_, credentials, offered) => {
    const choose = () => chooseClientAuth(credentials, { token_endpoint_auth_methods_supported: offered });
    expect(choose).toThrow(ClientAuthError);
    expect(choose).toThrow(`the identity provider accepts ${offered.join(', ')} only`);
  });
});

async function authenticate(credentials: ClientCredentials, metadata: object = {}) {
  const body = new URLSearchParams();
  const headers = new Headers();
  const server = { issuer: 'https://id.example', ...metadata };
  await createClientAuth(credentials)(server, { client_id: credentials.clientId }, body, headers);
  return { fields: Object.fromEntries(body), authorization: headers.get('authorization') };
}

describe('a request', () => {
  test.each([
    ['perennial-shop', 'se_cret.1', 'perennial-shop:se_cret.1'],
    ['shop of ada', 'a:b%', 'shop+of+ada:a%3Ab%25'],
  ])('has the id %j and the secret %j in its header as a form has them', async (clientId, secret, pair) => {
    const { authorization, fields } = await authenticate({ ...secretOnly, clientId, secret, method: basic });
    expect(authorization).toBe(`Basic ${Buffer.from(pair).toString('base64')}`);
    expect(fields).toEqual({});
  });

  test('has them in its body', async () => {
    const { authorization, fields } = await authenticate({ ...secretOnly, method: post });
    expect([fields, authorization]).toEqual([{ client_id: 'perennial-shop', client_secret: 'se_cret.1' }, null]);
  });

  test.each([
    ['the newest key', undefined, 'new', { alg: 'PS256', 'x5t#S256': 'a-thumbprint' }],
    ['a key whose algorithm the provider accepts', ['RS256'], 'old', { alg: 'RS256' }],
  ])('is signed with %s', async (_, accepted, kid, expected) => {
    const keys = [key('new', 'PS256', { 'x5t#S256': 'a-thumbprint' }), key('old', 'RS256')];
    const metadata = accepted ? { token_endpoint_auth_signing_alg_values_supported: accepted } : {};
    const { fields } = await authenticate({ ...keyOnly, keys, method: signed }, metadata);
    expect(fields['client_assertion_type']).toBe('urn:ietf:params:oauth:client-assertion-type:jwt-bearer');
    const [header = '', payload = '', signature = ''] = (fields['client_assertion'] ?? '').split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(header)).toEqual({ kid, ...expected });
    expect(read(payload)).toMatchObject({ iss: 'perennial-shop', sub: 'perennial-shop', aud: 'https://id.example' });
    const padding = expected.alg === 'PS256' ? { padding: 6, saltLength: 32 } : {};
    const checkKey = { key: createPublicKey(publicKey.export({ format: 'pem', type: 'spki' })), ...padding };
    expect(verify('sha256', Buffer.from(`${header}.${payload}`), checkKey, Buffer.from(signature, 'base64url'))).toBe(
      true,
    );
  });

  test.each([
    ['issuer', 'https://id.example'],
    ['token_endpoint', 'https://id.example/token'],
  ] as const)('is signed for the %s', async (audience, expected) => {
    const metadata = { token_endpoint: 'https://id.example/token' };
    const { fields } = await authenticate({ ...keyOnly, method: signed, audience }, metadata);
    const [, payload = ''] = (fields['client_assertion'] ?? '').split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ aud: expected });
  });

  test('is not sent without a key that the provider accepts', async () => {
    const metadata = { token_endpoint_auth_signing_alg_values_supported: ['ES256'] };
    await expect(authenticate({ ...keyOnly, method: signed }, metadata)).rejects.toThrow(
      'OIDC_CLIENT_KEYS has no key with an algorithm that the identity provider accepts: ES256',
    );
  });
});
