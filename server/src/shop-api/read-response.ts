/** Reads responses of the shop API. A response that cannot be used is an error, whatever its status says. */
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { ignoredResponseSchema } from '@perennial/shared/catalogue/schemas/fields';
import type { CallResponse } from '@perennial/shared/catalogue/types';
import { RequestProblem } from '../errors/request-problem.ts';
import type { ReceivedResponse } from './exchange.ts';
import { readRetryAfter } from './retry-after.ts';
import { tolerate } from './tolerant-response.ts';

/** Larger than any response of the catalogue. It limits the memory (ADR 4). */
export const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;

export type ShopResponse = {
  readonly status: number;
  /** JSON as the shop API sent it; may be empty. */
  readonly body: Buffer;
  /** A token that replaces the session's token (docs/rules/sign-in.md#session). */
  readonly userToken: string | undefined;
  /** When a refused request may be sent again. */
  readonly retryAfterSeconds?: number | undefined;
};

/**
 * Reads a response; waits only to decompress it. Throws RequestProblem `shop.invalidResponse` for a redirect or a success
 * without JSON.
 */
export function readResponse(name: CallName, response: ReceivedResponse): ShopResponse | Promise<ShopResponse> {
  const { status, headers, body } = response;
  if (status >= 300 && status < 400) throw invalidResponse(`a redirect (${status})`);
  const encoding = headers['content-encoding'];
  if (encoding === undefined) return toShopResponse(name, response, body);
  return decompress(body, encoding).then((bytes) => toShopResponse(name, response, bytes));
}

function toShopResponse(name: CallName, { status, headers }: ReceivedResponse, body: Buffer): ShopResponse {
  if (status < 300) checkJson(name, body, headers['content-type'] ?? '');
  const userToken = headers['user-token'];
  return {
    status,
    body,
    userToken: typeof userToken === 'string' ? userToken : undefined,
    retryAfterSeconds: readRetryAfter(status, headers['retry-after'], Date.now()),
  };
}

/**
 * A response that is read must be JSON. For a change it is parsed, because a response that was cut would count as a
 * success. Other responses are not parsed (ADR 4).
 */
function checkJson(name: CallName, bytes: Buffer, contentType: string): void {
  if (bytes.length > 0 && !/\bjson\b/i.test(contentType)) {
    throw invalidResponse(`${contentType || 'no content type'} instead of JSON`);
  }
  if (!calls[name].isRepeatable && callSchemas[name].response !== ignoredResponseSchema) parseJson(bytes, name);
}

/** Calls whose responses the pages of subscriptions show: an unforeseen value costs the part that needs it. */
const tolerantCalls: readonly CallName[] = [
  'getSubscription',
  'getSubscriptions',
  'getReturnCarriers',
  'previewPayInFull',
  'previewReplenishmentCancellation',
];

/**
 * Returns the JSON of a response in the shape of the catalogue. Values of another shape are left out where the call
 * allows that; the log then names the call and the fields. Throws RequestProblem `shop.invalidResponse`.
 */
export function parseShopResponse<N extends CallName>(name: N, body: Buffer, log: ResponseLog): CallResponse<N> {
  return readShape(name, body, log).value as CallResponse<N>;
}

/** Returns the JSON that the browser would get: in the shape of the catalogue for calls that are only shown. */
export function parseForwarded(name: CallName, body: Buffer, log: ResponseLog): unknown {
  return tolerantCalls.includes(name) ? parseShopResponse(name, body, log) : parseJson(body, name);
}

/**
 * Returns a response without values that the catalogue does not have, if the call allows that. It is the same response
 * if there are none. Responses of other calls are not read (ADR 4). Throws RequestProblem `shop.invalidResponse`.
 */
export function withoutUnforeseen(name: CallName, response: ShopResponse, log: ResponseLog): ShopResponse {
  if (!tolerantCalls.includes(name)) return response;
  const { value, isExact } = readShape(name, response.body, log);
  return isExact ? response : { ...response, body: Buffer.from(JSON.stringify(value)) };
}

function readShape(name: CallName, body: Buffer, log: ResponseLog): { value: unknown; isExact: boolean } {
  const { response } = callSchemas[name];
  const json = parseJson(body, name);
  const parsed = response.safeParse(json);
  if (parsed.success) return { value: parsed.data, isExact: true };
  const tolerated = tolerantCalls.includes(name) ? tolerate(response, json) : undefined;
  if (!tolerated) throw new RequestProblem('shop.invalidResponse', { cause: parsed.error, call: name });
  log.warn({ call: name, fields: tolerated.fields }, 'The shop API sent unforeseen values');
  return { value: tolerated.value, isExact: false };
}

export type ResponseLog = { warn(details: { call: CallName; fields: readonly string[] }, message: string): void };

/** Throws RequestProblem `shop.invalidResponse`. */
export function parseJson(bytes: Buffer, call: CallName): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    // The error of JSON.parse has a part of the text, which is a customer's.
    const cause = new Error(`The shop API sent ${bytes.length} bytes that are no JSON`);
    throw new RequestProblem('shop.invalidResponse', { cause, call });
  }
}

const decompressors = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

/** The BFF asks for no compression, but a proxy in front of the shop API may compress all the same. */
export async function decompress(bytes: Buffer, encoding: string | string[] | undefined): Promise<Buffer> {
  const name = String(encoding ?? 'identity').toLowerCase();
  if (name === 'identity' || bytes.length === 0) return bytes;
  if (!isKnownEncoding(name)) throw invalidResponse(`the content encoding ${name}`);
  try {
    return await decompressors[name](bytes, { maxOutputLength: MAX_RESPONSE_BYTES });
  } catch (error) {
    throw new RequestProblem('shop.invalidResponse', { cause: error });
  }
}

function isKnownEncoding(name: string): name is keyof typeof decompressors {
  return Object.hasOwn(decompressors, name);
}

function invalidResponse(what: string): RequestProblem {
  return new RequestProblem('shop.invalidResponse', { cause: new Error(`The shop API sent ${what}`) });
}
