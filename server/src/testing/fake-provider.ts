/** An identity provider for unit tests: discovery, keys, and signed ID tokens for one person. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { json, startFakeService } from './test-app.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** The key that the provider publishes. */
export const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' };

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a token. `header` replaces fields of the header; undefined removes a field. */
export function signToken(claims: object, header: object = {}, hash = 'sha256'): string {
  const content = `${encode({ alg: 'RS256', kid: 'k', ...header })}.${encode(claims)}`;
  return `${content}.${sign(hash, Buffer.from(content), privateKey).toString('base64url')}`;
}

type Answer = { readonly status: number; readonly body: object; readonly headers?: Record<string, string> };

type State = {
  nonce: string;
  expiresIn: number;
  claims: object;
  tokens: object;
  metadata: object;
  answers: Record<string, Answer>;
};

/**
 * Starts the provider. `nonce` must be that of the authorization URL; `expiresIn` is in seconds. `claims`, `tokens` and
 * `metadata` replace fields of the ID token, of the answer with tokens and of the discovery; undefined removes a field.
 * `answers` replace all that a path answers.
 */
export async function startFakeProvider() {
  const state: State = { nonce: '', expiresIn: 3600, claims: {}, tokens: {}, metadata: {}, answers: {} };
  const service = await startFakeService(({ path }, response) => {
    const { url } = service;
    const answer = state.answers[path];
    if (answer) return json(response, answer.status, answer.body, answer.headers);
    if (path === '/jwks') return json(response, 200, { keys: [jwk] });
    if (path === '/revoke') return json(response, 200, {});
    if (path === '/token') {
      const iat = Math.floor(Date.now() / 1000);
      const claims = { iss: url, sub: 'ada', aud: 'perennial-shop', iat, exp: iat + 600, nonce: state.nonce };
      const tokens = { access_token: 'access', refresh_token: 'refresh', token_type: 'bearer' };
      const idToken = signToken({ ...claims, ...state.claims });
      return json(response, 200, { ...tokens, expires_in: state.expiresIn, id_token: idToken, ...state.tokens });
    }
    return json(response, 200, {
      issuer: url,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
      end_session_endpoint: `${url}/end`,
      revocation_endpoint: `${url}/revoke`,
      id_token_signing_alg_values_supported: ['RS256'],
      ...state.metadata,
    });
  });
  return { ...service, state };
}
