/**
 * Checks the logout token of the identity provider (OpenID Connect Back-Channel Logout 1.0, section 2.6)
 * (docs/rules/sign-in.md#sign-out-at-the-identity-provider).
 */

import { hasFields } from '@perennial/shared/unknown-values';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { isProviderSessionId, type ProviderSessionId } from '../session/ids.ts';

/** How old a token may be, and how far the clocks may differ, in seconds. */
export const MAX_AGE_SECONDS = 5 * 60;
export const CLOCK_TOLERANCE_SECONDS = 30;

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Providers sign with their private key. A token that is signed with the client secret is not accepted. */
const ALGORITHMS = /^(?:(?:RS|PS|ES)(?:256|384|512)|EdDSA|Ed25519)$/;

/**
 * The specification recommends a type and requires none: some providers name none, or `JWT` as for every token. An ID
 * token, which has the same type, is refused by its other claims.
 */
const TYPES = [undefined, 'jwt', 'logout+jwt', 'application/logout+jwt'];

/** What a valid token says. At least one of `subject` and `sessionId` is set. */
export type LogoutToken = {
  /** Unique for the issuer. */
  readonly id: string;
  readonly subject: string | undefined;
  readonly sessionId: ProviderSessionId | undefined;
};

/** The token is not one of the provider for this shop. `message` says why and contains nothing of the token. */
export class LogoutTokenError extends Error {
  override readonly name = 'LogoutTokenError';
}

type Issuer = {
  readonly issuer: string;
  readonly clientId: string;
  /** What the provider signs ID tokens with; its default is RS256. */
  readonly algorithms: readonly string[] | undefined;
  readonly findKey: JWTVerifyGetKey;
};

/** Throws LogoutTokenError, and the errors of `findKey` if the keys cannot be fetched. */
export async function checkLogoutToken(token: string, { issuer, clientId, algorithms, findKey }: Issuer) {
  const { payload, protectedHeader } = await jwtVerify(token, findKey, {
    issuer,
    audience: clientId,
    algorithms: (algorithms ?? ['RS256']).filter((algorithm) => ALGORITHMS.test(algorithm)),
    maxTokenAge: MAX_AGE_SECONDS,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  }).catch((error) => {
    throw isRefusal(error) ? new LogoutTokenError(error.message, { cause: error }) : error;
  });
  if (!TYPES.includes(protectedHeader.typ?.toLowerCase())) throw new LogoutTokenError('it has another type');
  return readClaims(payload);
}

function readClaims({ jti: id, sub: subject, sid: sessionId, events, ...others }: JWTPayload): LogoutToken {
  if (!isName(id)) throw new LogoutTokenError('it has no id');
  if (!hasFields(events) || !hasFields(events[EVENT])) throw new LogoutTokenError('it is about another event');
  if ('nonce' in others) throw new LogoutTokenError('it has a nonce, as ID tokens have');
  if (!isNameOrMissing(subject) || !(sessionId === undefined || isProviderSessionId(sessionId)))
    throw new LogoutTokenError('it names nobody');
  if (subject === undefined && sessionId === undefined) throw new LogoutTokenError('it names nobody');
  return { id, subject, sessionId };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isNameOrMissing(value: unknown): value is string | undefined {
  return value === undefined || isName(value);
}

/** Whether an error says something about the token. The others are failures to fetch the keys. */
function isRefusal(error: unknown): error is errors.JOSEError {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}
