/** The client of the shop API: pooled connections, time-outs, cancellation. */
import { fillPath, queryString } from '@perennial/shared/catalogue/fill-path';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { Pool } from 'undici';
import { noteUnsent } from '../http/failed-requests.ts';
import { type Metrics, noMetrics, outcomeOf, secondsSince } from '../metrics/metrics.ts';
import { type AnyCallMapping, type CallMappings, callMappings, type ShopInput } from './call-mappings.ts';
import { exchange } from './exchange.ts';
import { outcomeOfFailure, retryIfNotSent, toFailedRequest } from './failed-request.ts';
import { MAX_RESPONSE_BYTES, parseJson, readResponse, type ShopResponse } from './read-response.ts';
import { createShopHeaders, type ShopContext } from './request-headers.ts';

/** Shorter than the time-out of a call, to fail fast if the shop API is down. */
const CONNECT_TIMEOUT_MS = 5_000;
const CONNECTIONS = 128;

export type ShopApi = {
  /** May have a path in front of `/api`. */
  readonly url: URL;
  /**
   * Makes a call. An error status is a normal response. Throws RequestProblem `shop.unreachable` if the request was not
   * sent. Otherwise throws `change.unknown` for a change, and `shop.timeout` or `shop.invalidResponse` for other calls
   * (docs/rules/errors.md#lost-responses).
   */
  request(name: CallName, input: ShopInput, context: ShopContext, signal?: AbortSignal): Promise<ShopResponse>;
  close(): Promise<void>;
};

/** Creates a client. `url` may have a path in front of `/api`. */
export function createShopApi(
  url: URL,
  metrics: Pick<Metrics, 'shopCall'> = noMetrics,
  mappings: CallMappings = callMappings,
): ShopApi {
  const pool = new Pool(url.origin, {
    connections: CONNECTIONS,
    maxResponseSize: MAX_RESPONSE_BYTES,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    // The time limit of an exchange covers both.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const prefix = url.pathname.replace(/\/$/, '');

  return {
    url,
    async request(name, input, context, signal) {
      const mapping: AnyCallMapping | undefined = mappings[name];
      const { path, timeoutMs } = calls[name];
      const { method, target, body } = createRequest(name, input, mapping);
      const hasBody = body !== undefined;
      const request = {
        method,
        path: `${prefix}${target}`,
        headers: createShopHeaders(context, { hasBody }),
        body: hasBody ? JSON.stringify(body) : null,
      };
      const startedAt = performance.now();
      const send = () => exchange(pool, request, timeoutMs - (performance.now() - startedAt), signal);
      try {
        const response = await readResponse(name, await retryIfNotSent(send));
        metrics.shopCall(name, outcomeOf(response.status), secondsSince(startedAt));
        return mapping ? mapResponse(name, response, mapping) : response;
      } catch (error) {
        metrics.shopCall(name, outcomeOfFailure(error, signal), secondsSince(startedAt));
        // The pattern of the path: the path itself has numbers of customers.
        noteUnsent(error, { setting: 'SHOP_API_URL', request: name, url: `${url.origin}${prefix}${path}` });
        throw toFailedRequest(name, error);
      }
    },
    close: () => pool.close(),
  };
}

/** Returns what is sent: that of the catalogue, but for what a mapping says. */
function createRequest(name: CallName, input: ShopInput, mapping: AnyCallMapping | undefined) {
  const own = mapping?.toRequest?.(input) ?? {};
  const { method, path } = calls[name];
  const target = `${own.path ?? fillPath(path, input.params)}${queryString(own.query ?? input.query)}`;
  return { method: own.method ?? method, target, body: 'body' in own ? own.body : input.body };
}

function mapResponse(name: CallName, response: ShopResponse, mapping: AnyCallMapping): ShopResponse {
  const { toResponse, toRefusal } = mapping;
  const { status, body } = response;
  const map = status < 300 ? toResponse : toRefusal;
  return map ? { ...response, body: Buffer.from(JSON.stringify(map(parseJson(body, name), status))) } : response;
}
