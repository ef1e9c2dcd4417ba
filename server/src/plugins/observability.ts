/** Logs that operators can follow a request by, without a secret or a person in them. */
import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Whatever is logged by accident under these names never reaches the output. */
const SECRET_KEYS = [
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

const redacted = SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]);

/** The logger; requests are told by method and path alone, for queries carry codes, states and return addresses. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: { paths: redacted, censor: '[redacted]' },
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

/** An error's kind, message, place and cause; nothing else of it, for it may hold what was sent. */
function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' ? { errorCode: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}

export const requestId: Pick<FastifyServerOptions, 'genReqId' | 'requestIdHeader'> = {
  // A browser's own request id is not taken: it would let anybody write into our logs and the shop API's.
  requestIdHeader: false,
  genReqId: () => randomUUID(),
};

export const observability = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
  },
  { name: 'observability' },
);
