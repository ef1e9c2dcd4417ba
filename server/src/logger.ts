/** The logger: structured log lines without secrets and personal data. */
import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { type DestinationStream, type Logger, pino } from 'pino';
import { findAccessTokenMend, ShopError } from './errors/shop-error.ts';
import { findFailedRequest } from './http/failed-requests.ts';
import { findMend } from './http/mends.ts';

/** Values under these names are redacted, in case one is logged by accident. */
const REDACTED_KEYS = [
  'authorization',
  'cookie',
  'set-cookie',
  'user-token',
  'token',
  'shopToken',
  'accessToken',
  'refreshToken',
  'idToken',
  'access_token',
  'refresh_token',
  'id_token',
  'code',
  'codeVerifier',
  'password',
  'adminPassword',
  'email',
  'customerEmail',
  'fromEmail',
  'firstName',
  'lastName',
  'phoneNumber',
  'addresses',
] as const;

const redactedPaths = REDACTED_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]);

/**
 * Creates the logger. Requests are logged with method and path only, because queries contain codes, states and return
 * URLs. `destination` is stdout by default.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: { paths: redactedPaths, censor: '[redacted]' },
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          path: request.url.split('?', 1)[0],
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: serializeError,
      },
    },
    destination,
  );
}

/** Keeps known fields only: other fields of an error may contain the data that was sent. */
function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' ? { errorCode: error.code } : {}),
    ...describeRequest(error),
    ...describeMend(error),
    ...describeRefusal(error),
    stack: error.stack,
    // What is known of a response is above.
    ...(error.cause === undefined || error.cause instanceof Response ? {} : { cause: serializeError(error.cause) }),
  };
}

/** Far more than a sentence. */
const MAX_DESCRIPTION = 500;

/** Which request to another service has failed, with what. */
function describeRequest(error: Error): Record<string, unknown> {
  const { text, ...request } = findFailedRequest(error) ?? {};
  return { ...request, ...(text === undefined ? {} : { responseText: withoutEmails(text) }) };
}

function describeMend(error: Error): Record<string, unknown> {
  const mend = error instanceof ShopError ? findAccessTokenMend(error) : findMend(error);
  return mend === undefined ? {} : { mend };
}

/**
 * What the identity provider, or the shop API, says about a request that it refused. Their other fields are not logged,
 * nor are the texts of the shop API, which are for the customer.
 */
function describeRefusal(error: Error): Record<string, unknown> {
  if (error instanceof ShopError) {
    return { call: error.call, status: error.status, errorCodes: error.errorMessages.map(({ code }) => code) };
  }
  // The browser brings it, so it has no status.
  if (error instanceof AuthorizationResponseError) return { request: 'authorization', ...describeWords(error) };
  if (error instanceof ResponseBodyError) return { ...describeWords(error), status: error.status };
  if (!(error instanceof WWWAuthenticateChallengeError)) return {};
  // A wrong client secret is refused in a header.
  const [challenge] = error.cause;
  return { ...describeWords(challenge?.parameters ?? {}), status: error.status };
}

/** They come from outside: a provider may name the person, and anyone can call the return with an error of their own. */
function describeWords({ error, error_description: description }: { error?: unknown; error_description?: unknown }) {
  return {
    providerError: typeof error === 'string' ? withoutEmails(error) : undefined,
    ...(typeof description === 'string' ? { providerErrorDescription: withoutEmails(description) } : {}),
  };
}

const EMAIL = /[^\s"'<>()[\]{},;:=]+(?:@|%40)[^\s"'<>()[\]{},;]*/gi;

function withoutEmails(words: string): string {
  return words.slice(0, MAX_DESCRIPTION).replace(EMAIL, '[email]');
}
