/**
 * How the BFF proves to the identity provider who it is: with its secret in the header or in the form, or with a signed
 * statement. The provider's metadata decide, unless `OIDC_CLIENT_AUTH` does (ADR 65).
 */
import { importJWK } from 'jose';
import * as oidc from 'openid-client';
import type { ClientKey } from '../values/client-keys.ts';
import type { AssertionAudience, ClientAuthMethod } from '../values/identity-values.ts';

export type ClientCredentials = {
  readonly clientId: string;
  readonly secret: string | undefined;
  /** Newest first. */
  readonly keys: readonly ClientKey[];
  /** The method that the operator has set. */
  readonly method: ClientAuthMethod | undefined;
  /** The specifications name the issuer today, and named the token endpoint before (RFC 7523, section 3). */
  readonly audience: AssertionAudience;
};

/** What the provider says of itself (OpenID Connect Discovery 1.0, section 3). */
type Offered = Pick<
  oidc.ServerMetadata,
  'token_endpoint_auth_methods_supported' | 'token_endpoint_auth_signing_alg_values_supported'
>;

/** The provider accepts nothing that the BFF can do. `message` names what it accepts. */
export class ClientAuthError extends Error {
  override readonly name = 'ClientAuthError';
}

/** Text in the form of `application/x-www-form-urlencoded` (RFC 6749, section 2.3.1), which changes as little as it may. */
function encodeForm(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1);
}

/**
 * Returns how to authenticate. Throws ClientAuthError. A secret that a form would change is sent in the body where the
 * provider takes it: providers differ in whether they decode the header.
 */
export function chooseClientAuth(
  { clientId, secret, keys, method }: ClientCredentials,
  { token_endpoint_auth_methods_supported: offered = ['client_secret_basic'] }: Offered,
): ClientAuthMethod {
  if (method) return method;
  const isPlain = secret !== undefined && encodeForm(clientId + secret) === clientId + secret;
  const possible: readonly (readonly [ClientAuthMethod, boolean])[] = [
    ['private_key_jwt', keys.length > 0],
    ['client_secret_basic', isPlain],
    ['client_secret_post', secret !== undefined],
    ['client_secret_basic', secret !== undefined],
  ];
  const [chosen] = possible.find(([name, isPossible]) => isPossible && offered.includes(name)) ?? [];
  if (chosen) return chosen;
  throw new ClientAuthError(
    `the identity provider accepts ${offered.join(', ')} only: set OIDC_CLIENT_KEYS for private_key_jwt, OIDC_CLIENT_SECRET for the others, or OIDC_CLIENT_AUTH`,
  );
}

/** Creates the authentication of all requests. */
export function createClientAuth(credentials: ClientCredentials): oidc.ClientAuth {
  const { clientId, secret = '', keys, audience } = credentials;
  const signers = new Map<string, Promise<oidc.ClientAuth>>();

  function findSigner(metadata: oidc.ServerMetadata): Promise<oidc.ClientAuth> {
    const key = chooseKey(keys, metadata);
    const reader = audience === 'issuer' ? metadata.issuer : metadata.token_endpoint;
    const signer = signers.get(key.kid) ?? createSigner(key, reader);
    signers.set(key.kid, signer);
    return signer;
  }

  const authenticate: Record<ClientAuthMethod, oidc.ClientAuth> = {
    client_secret_basic: (_metadata, _client, _body, headers) => {
      const pair = `${encodeForm(clientId)}:${encodeForm(secret)}`;
      headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
    },
    client_secret_post: (_metadata, _client, body) => {
      body.set('client_id', clientId);
      body.set('client_secret', secret);
    },
    private_key_jwt: async (metadata, client, body, headers) => {
      const sign = await findSigner(metadata);
      await sign(metadata, client, body, headers);
    },
  };
  return (metadata, client, body, headers) =>
    authenticate[chooseClientAuth(credentials, metadata)](metadata, client, body, headers);
}

/** Returns the newest key whose algorithm the provider accepts. Throws ClientAuthError. */
function chooseKey(
  keys: readonly ClientKey[],
  { token_endpoint_auth_signing_alg_values_supported: accepted }: Offered,
): ClientKey {
  const key = keys.find(({ alg }) => accepted?.includes(alg) ?? true);
  if (key) return key;
  throw new ClientAuthError(
    `OIDC_CLIENT_KEYS has no key with an algorithm that the identity provider accepts: ${accepted?.join(', ')}`,
  );
}

async function createSigner(jwk: ClientKey, audience: string | undefined): Promise<oidc.ClientAuth> {
  const key = await importJWK(jwk, jwk.alg);
  if (key instanceof Uint8Array) throw new ClientAuthError('OIDC_CLIENT_KEYS has a key that is no private key');
  const thumbprint = jwk['x5t#S256'];
  return oidc.PrivateKeyJwt(
    { key, kid: jwk.kid },
    {
      [oidc.modifyAssertion]: (header, payload) => {
        payload['aud'] = audience;
        if (thumbprint !== undefined) header['x5t#S256'] = thumbprint;
      },
    },
  );
}
