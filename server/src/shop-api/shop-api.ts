/** The client of the shop API: catalogue call in, answer out; pooled connections, time-outs, cancellation. */
import { fillPath, type QueryValue, queryString } from '@perennial/shared/catalogue/fill-path';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { type Dispatcher, errors, Pool } from 'undici';
import { RequestProblem } from '../errors/request-problem.ts';
import { type ShopContext, shopHeaders } from './headers.ts';

/** How long connecting may take; a shop API that does not even listen should be known quickly. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Larger answers than any catalogue call has; a bound for memory. */
const MAX_ANSWER_BYTES = 10 * 1024 * 1024;
const CONNECTIONS = 128;

export type ShopInput = {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  readonly body?: unknown;
};

export type ShopAnswer = {
  readonly status: number;
  /** JSON as the shop API wrote it; empty where it said nothing. */
  readonly body: Buffer;
  /** A token that replaces the session's (specification 1, section 4). */
  readonly userToken: string | undefined;
};

export type ShopApi = {
  /** Where it is; it may have a path in front of `/api`. */
  readonly address: URL;
  /** Makes a call. Throws a RequestProblem when there is no answer that can be used; an error status is an answer. */
  request(name: CallName, input: ShopInput, context: ShopContext, signal?: AbortSignal): Promise<ShopAnswer>;
  close(): Promise<void>;
};

/** A client for the shop API at an address, which may have a path in front of `/api`. */
export function createShopApi(address: URL): ShopApi {
  const pool = new Pool(address.origin, {
    connections: CONNECTIONS,
    maxResponseSize: MAX_ANSWER_BYTES,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });
  const prefix = address.pathname.replace(/\/$/, '');

  return {
    address,
    async request(name, { params, query, body }, context, signal) {
      const { method, path, timeoutMs } = calls[name];
      const timeout = AbortSignal.timeout(timeoutMs);
      const hasBody = body !== undefined;
      const send = () =>
        pool.request({
          method,
          path: `${prefix}${fillPath(path, params)}${queryString(query)}`,
          headers: shopHeaders(context, { hasBody }),
          body: hasBody ? JSON.stringify(body) : null,
          headersTimeout: timeoutMs,
          bodyTimeout: timeoutMs,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
      try {
        return await readAnswer(await (method === 'GET' ? onceMoreIfUnreached(send) : send()));
      } catch (error) {
        throw error instanceof RequestProblem ? error : problemOf(error, timeout.aborted);
      }
    },
    close: () => pool.close(),
  };
}

async function readAnswer({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<ShopAnswer> {
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode >= 300 && statusCode < 400) {
    throw new RequestProblem('shop.invalidResponse', {
      cause: new Error(`The shop API redirected with ${statusCode}`),
    });
  }
  const isSuccess = statusCode < 300;
  const contentType = String(headers['content-type'] ?? '');
  if (isSuccess && bytes.length > 0 && !/\bjson\b/i.test(contentType)) {
    throw new RequestProblem('shop.invalidResponse', {
      cause: new Error(`The shop API answered ${contentType || 'no type'}`),
    });
  }
  const userToken = headers['user-token'];
  return {
    status: statusCode,
    body: bytes,
    userToken: typeof userToken === 'string' ? userToken : undefined,
  };
}

const UNREACHED_CODES = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Asks a second time where the question never left this machine; anything else might have been heard already. */
async function onceMoreIfUnreached<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!UNREACHED_CODES.has(code)) throw error;
    return send();
  }
}

const TIMEOUT_ERRORS = [errors.HeadersTimeoutError, errors.BodyTimeoutError];

/** An answer that was cut in the middle counts as a time-out: we waited for the rest in vain. */
function problemOf(error: unknown, timedOut: boolean): RequestProblem {
  const isTimeout = timedOut || TIMEOUT_ERRORS.some((kind) => error instanceof kind);
  const wasCut = error instanceof errors.SocketError || (error instanceof TypeError && error.message === 'terminated');
  return new RequestProblem(isTimeout || wasCut ? 'shop.timeout' : 'shop.unreachable', { cause: error });
}
