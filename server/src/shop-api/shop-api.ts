/** The client of the shop API: pooled connections, time-outs, cancellation. */
import { fillPath, type QueryValue, queryString } from '@perennial/shared/catalogue/fill-path';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { type Dispatcher, errors, Pool } from 'undici';
import { RequestProblem } from '../errors/request-problem.ts';
import { createShopHeaders, type ShopContext } from './request-headers.ts';

/** Shorter than the time-out of a call, to fail fast if the shop API is down. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Larger than any response of the catalogue. It limits the memory (ADR 4). */
const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;
const CONNECTIONS = 128;

export type ShopInput = {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  readonly body?: unknown;
};

export type ShopResponse = {
  readonly status: number;
  /** JSON as the shop API sent it; may be empty. */
  readonly body: Buffer;
  /** A token that replaces the session's token (docs/rules/sign-in.md#session). */
  readonly userToken: string | undefined;
};

export type ShopApi = {
  /** May have a path in front of `/api`. */
  readonly url: URL;
  /**
   * Makes a call. An error status is a normal response. Throws RequestProblem `shop.unreachable`, `shop.timeout` or
   * `shop.invalidResponse`.
   */
  request(name: CallName, input: ShopInput, context: ShopContext, signal?: AbortSignal): Promise<ShopResponse>;
  close(): Promise<void>;
};

/** Creates a client. `url` may have a path in front of `/api`. */
export function createShopApi(url: URL): ShopApi {
  const pool = new Pool(url.origin, {
    connections: CONNECTIONS,
    maxResponseSize: MAX_RESPONSE_BYTES,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });
  const prefix = url.pathname.replace(/\/$/, '');

  return {
    url,
    async request(name, { params, query, body }, context, signal) {
      const { method, path, timeoutMs } = calls[name];
      const timeout = AbortSignal.timeout(timeoutMs);
      const hasBody = body !== undefined;
      const send = () =>
        pool.request({
          method,
          path: `${prefix}${fillPath(path, params)}${queryString(query)}`,
          headers: createShopHeaders(context, { hasBody }),
          body: hasBody ? JSON.stringify(body) : null,
          headersTimeout: timeoutMs,
          bodyTimeout: timeoutMs,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
      try {
        return await readResponse(await (method === 'GET' ? retryIfNotSent(send) : send()));
      } catch (error) {
        throw error instanceof RequestProblem ? error : toRequestProblem(error, timeout.aborted);
      }
    },
    close: () => pool.close(),
  };
}

async function readResponse({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<ShopResponse> {
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode >= 300 && statusCode < 400) {
    throw new RequestProblem('shop.invalidResponse', {
      cause: new Error(`The shop API sent a redirect (${statusCode})`),
    });
  }
  const isSuccess = statusCode < 300;
  const contentType = String(headers['content-type'] ?? '');
  if (isSuccess && bytes.length > 0 && !/\bjson\b/i.test(contentType)) {
    throw new RequestProblem('shop.invalidResponse', {
      cause: new Error(`The shop API sent ${contentType || 'no content type'} instead of JSON`),
    });
  }
  const userToken = headers['user-token'];
  return {
    status: statusCode,
    body: bytes,
    userToken: typeof userToken === 'string' ? userToken : undefined,
  };
}

const NOT_SENT_CODES = new Set(['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** Retries once if no connection was made. After any other error the shop API may have received the request. */
async function retryIfNotSent<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!NOT_SENT_CODES.has(code)) throw error;
    return send();
  }
}

const TIMEOUT_ERRORS = [errors.HeadersTimeoutError, errors.BodyTimeoutError];

/** A truncated response counts as a time-out: in both cases the shop API may have processed the request. */
function toRequestProblem(error: unknown, timedOut: boolean): RequestProblem {
  const isTimeout = timedOut || TIMEOUT_ERRORS.some((kind) => error instanceof kind);
  const isTruncated =
    error instanceof errors.SocketError || (error instanceof TypeError && error.message === 'terminated');
  return new RequestProblem(isTimeout || isTruncated ? 'shop.timeout' : 'shop.unreachable', { cause: error });
}
