/**
 * Says what is known about a request to the shop API that brought no response (docs/rules/errors.md#lost-responses).
 */
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { RequestProblem } from '../errors/request-problem.ts';
import { parseShopError, type ShopError } from '../errors/shop-error.ts';
import type { Outcome } from '../metrics/metrics.ts';
import { CallNotSent } from './call-gate.ts';
import { ExchangeTimeout } from './exchange.ts';
import type { ShopResponse } from './read-response.ts';

/** When a call may be sent again of which too many are under way. A page repeats a read by itself then. */
const BUSY_SECONDS = 5;

/** Errors from before a connection exists: the request has certainly not left this machine. */
const NOT_SENT_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether the request has certainly not reached the shop API. */
function wasNotSent(error: unknown): boolean {
  if (error instanceof CallNotSent) return true;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(wasNotSent);
  return NOT_SENT_CODES.has(errorCodeOf(error));
}

/** Retries once if the request was not sent. */
export async function retryIfNotSent<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!wasNotSent(error)) throw error;
    return send();
  }
}

/**
 * Returns the problem of a request without a usable response. Only a request that was not sent is `shop.unreachable`.
 * If a change was sent, the shop API may have made it: `change.unknown`.
 */
export function toFailedRequest(name: CallName, error: unknown): RequestProblem {
  const details = { cause: error, call: name };
  if (error instanceof CallNotSent && error.reason === 'limit') {
    return new RequestProblem('shop.busy', { ...details, retryAfterSeconds: BUSY_SECONDS });
  }
  if (wasNotSent(error)) return new RequestProblem('shop.unreachable', details);
  if (!calls[name].isRepeatable) return new RequestProblem('change.unknown', details);
  return new RequestProblem(isTimeout(error) ? 'shop.timeout' : 'shop.invalidResponse', details);
}

export type ErrorResponse = Pick<ShopResponse, 'status' | 'body' | 'retryAfterSeconds' | 'failedFlag'>;

/** What a gateway before the shop API answers if it got no usable answer, or none in time. */
const GATEWAY_FAILURES: ReadonlySet<number> = new Set([502, 504]);

/**
 * Returns the error of an error response. A gateway may answer after the shop API has made a change, so such a change is
 * `change.unknown`; a response with messages is that of the shop API. A refusal that asks for a wait says when to try again.
 * One that has only a success flag is `shop.refused`.
 */
export function toResponseError(
  name: CallName,
  { status, body, retryAfterSeconds, failedFlag }: ErrorResponse,
): ShopError | RequestProblem {
  const error = parseShopError(status, body, name, retryAfterSeconds);
  if (failedFlag !== undefined && error.errorMessages.length === 0) {
    return new RequestProblem('shop.refused', { cause: error, call: name });
  }
  if (retryAfterSeconds !== undefined && error.errorMessages.length === 0) {
    const code = status === 429 ? 'shop.limited' : 'shop.busy';
    return new RequestProblem(code, { cause: error, call: name, retryAfterSeconds });
  }
  const isUnknown = GATEWAY_FAILURES.has(status) && error.errorMessages.length === 0 && !calls[name].isRepeatable;
  return isUnknown ? new RequestProblem('change.unknown', { cause: error, call: name }) : error;
}

/** Returns how a call without a usable response ended. `signal` says that the browser left. */
export function outcomeOfFailure(error: unknown, signal: AbortSignal | undefined): Outcome {
  if (signal?.aborted) return 'cancelled';
  if (wasNotSent(error)) return 'unreachable';
  return isTimeout(error) ? 'timeout' : 'unreadable';
}

/** A response that breaks off counts as a time-out. */
const TIMEOUT_CODES: ReadonlySet<string> = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_SOCKET',
  'ECONNRESET',
]);

function isTimeout(error: unknown): boolean {
  if (error instanceof ExchangeTimeout) return true;
  return TIMEOUT_CODES.has(errorCodeOf(error)) || (error instanceof TypeError && error.message === 'terminated');
}

function errorCodeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
