/** The client of the shop API: pooled connections, time-outs, cancellation. */
import { fillPath, queryString } from '@perennial/shared/catalogue/fill-path';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { Pool } from 'undici';
import { parseShopError } from '../errors/shop-error.ts';
import { noteUnsent } from '../http/failed-requests.ts';
import { type Metrics, noMetrics, outcomeOf, secondsSince } from '../metrics/metrics.ts';
import type { Ended } from './call-breaker.ts';
import { createGates, defaultGates, type GateSettings } from './call-gate.ts';
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
   * sent, and `shop.busy` if it was not sent because too many of these calls are under way. Otherwise throws
   * `change.unknown` for a change, and `shop.timeout` or `shop.invalidResponse` for other calls
   * (docs/rules/errors.md#lost-responses).
   */
  request(name: CallName, input: ShopInput, context: ShopContext, signal?: AbortSignal): Promise<ShopResponse>;
  close(): Promise<void>;
};

/** Creates a client. `url` may have a path in front of `/api`. */
export function createShopApi(
  url: URL,
  metrics: Pick<Metrics, 'shopCall' | 'shopCallRefused' | 'shopBreakerChanged'> = noMetrics,
  mappings: CallMappings = callMappings,
  gateSettings: GateSettings = defaultGates,
): ShopApi {
  const gateOf = createGates(gateSettings, metrics);
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
      const gate = gateOf(name);
      let sentAt = startedAt;
      try {
        const turn = gate.enter(startedAt, timeoutMs, signal);
        if (turn) {
          await turn;
          sentAt = performance.now();
        }
      } catch (error) {
        throw toFailedRequest(name, error);
      }
      const send = () => exchange(pool, request, timeoutMs - (performance.now() - startedAt), signal);
      let ended: Ended = 'neither';
      try {
        const response = await readResponse(name, await retryIfNotSent(send));
        ended = isFailure(name, response) ? 'failed' : 'answered';
        metrics.shopCall(name, outcomeOf(response.status), secondsSince(startedAt));
        return mapping ? mapResponse(name, response, mapping) : response;
      } catch (error) {
        const outcome = outcomeOfFailure(error, signal);
        // What a mapping cannot read has arrived.
        if (ended === 'neither' && outcome !== 'cancelled') ended = 'failed';
        metrics.shopCall(name, outcome, secondsSince(startedAt));
        // The pattern of the path: the path itself has numbers of customers.
        noteUnsent(error, { setting: 'SHOP_API_URL', request: name, url: `${url.origin}${prefix}${path}` });
        throw toFailedRequest(name, error);
      } finally {
        gate.leave(ended, sentAt, performance.now());
      }
    },
    close: () => pool.close(),
  };
}

/** Whether the shop API has failed. With messages it has refused, whatever the status. */
function isFailure(name: CallName, { status, body }: ShopResponse): boolean {
  return status >= 500 && parseShopError(status, body, name).errorMessages.length === 0;
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
