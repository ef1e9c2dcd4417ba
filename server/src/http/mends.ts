/** What mends a request to another service that failed because of a setting or a clock, in a sentence for the log. */
import { hasFields } from '@perennial/shared/unknown-values';
import { findFailedRequest, type Setting } from './failed-requests.ts';

/** By the codes of Node. */
const byCode: readonly (readonly [RegExp, (setting: Setting) => string])[] = [
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, (setting) => `no name server knows the host of ${setting}: correct it`],
  [
    /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/,
    (setting) => `nothing listens at host and port of ${setting}: correct it, or start the service`,
  ],
  [
    /^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|OAUTH_TIMEOUT)$/,
    (setting) => `the host of ${setting} does not answer: open the way to it, or correct it`,
  ],
  [
    /^(?:EPROTO|ERR_SSL_\w+|ERR_TLS_\w+)$/,
    (setting) => `${setting} is https, and the server or its certificate is for something else: correct it`,
  ],
  [
    /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+)$/,
    (setting) =>
      `the certificate of ${setting} is not trusted: name the file of its authority in NODE_EXTRA_CA_CERTS, or renew it`,
  ],
];

/** By the words of OAuth 2.0 (RFC 6749, section 5.2). */
const byWord: Readonly<Record<string, string>> = {
  invalid_client:
    'the identity provider does not accept the shop: correct OIDC_CLIENT_ID, OIDC_CLIENT_SECRET or OIDC_CLIENT_KEYS, or set OIDC_CLIENT_AUTH',
  invalid_grant:
    'the identity provider takes the code for used, expired, or that of another client or redirect URL: if nobody can sign in, compare the clocks, and let codes live for a minute',
  invalid_scope: 'the identity provider does not know a scope: remove it from OIDC_SCOPE',
  unauthorized_client:
    'the identity provider does not accept the shop or its grant: correct OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, and allow authorization_code and refresh_token',
  unsupported_grant_type: 'the identity provider offers no such grant: allow authorization_code and refresh_token',
};

/** The code of openid-client for an ID token that is expired, or of the future. */
const WRONG_TIME = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';

/** Returns the sentence; undefined if the error says nothing of what mends it. */
export function findMend(error: Error): string | undefined {
  if (readText(error, 'code') === WRONG_TIME) {
    return 'the clocks of this machine and of the identity provider differ: set both by a time server';
  }
  const word = readText(error, 'error') ?? findChallenge(error);
  if (word !== undefined && Object.hasOwn(byWord, word)) return byWord[word];
  return findIssuerMend(error) ?? findRequestMend(error);
}

/** A wrong client secret is refused in a header, whose word openid-client has in the cause. */
function findChallenge({ cause }: Error): string | undefined {
  const [challenge]: unknown[] = Array.isArray(cause) ? cause : [];
  return hasFields(challenge) ? readText(challenge['parameters'], 'error') : undefined;
}

/** The provider has another issuer than the setting. */
function findIssuerMend({ cause }: Error): string | undefined {
  if (!hasFields(cause) || cause['attribute'] !== 'issuer' || !hasFields(cause['body'])) return undefined;
  return `the identity provider calls itself ${cause['body']['issuer']}: set OIDC_ISSUER to that`;
}

function findRequestMend(error: Error): string | undefined {
  const failed = findFailedRequest(error);
  if (!failed) return undefined;
  const { setting, status, request } = failed;
  if (status === undefined) {
    const code = readText(error, 'code') ?? readText(error.cause, 'code') ?? '';
    const known = byCode.find(([pattern]) => pattern.test(code))?.[1];
    return known ? known(setting) : `the service of ${setting} cannot be reached: compare its host and port`;
  }
  // The status says it, also without a word.
  if (setting === 'OIDC_ISSUER' && status === 401) return byWord['invalid_client'];
  if (request === 'discovery') return `there is no /.well-known/openid-configuration below OIDC_ISSUER: correct it`;
  if (setting === 'CONTENT_API_URL' && status >= 400 && status < 500) {
    return 'CONTENT_API_URL is not the API of a content repository: correct it, it ends in /api/v2';
  }
  return undefined;
}

function readText(value: unknown, field: string): string | undefined {
  const text = hasFields(value) ? value[field] : undefined;
  return typeof text === 'string' ? text : undefined;
}
