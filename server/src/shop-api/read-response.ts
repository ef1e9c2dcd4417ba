/** Reads responses of the shop API. A response that cannot be used is an error, whatever its status says. */
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { ignoredResponseSchema } from '@perennial/shared/catalogue/schemas/fields';
import type { CallResponse } from '@perennial/shared/catalogue/types';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { RequestProblem } from '../errors/request-problem.ts';
import type { Site } from '../http/request-culture.ts';
import { findAmountInCents } from './amount-scale.ts';
import { ExactResponses } from './exact-responses.ts';
import type { ReceivedResponse } from './exchange.ts';
import { readRetryAfter } from './retry-after.ts';
import { findFailedFlag } from './success-flag.ts';
import { tolerate } from './tolerant-response.ts';

/** Larger than any response of the catalogue. It limits the memory (ADR 4). */
export const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;

/** The status of a response whose success flag says that the call failed. */
const REFUSED_STATUS = 422;

export type ShopResponse = {
  readonly status: number;
  /** JSON as the shop API sent it; may be empty. */
  readonly body: Buffer;
  /** A token that replaces the session's token (docs/rules/sign-in.md#session). */
  readonly userToken: string | undefined;
  /** The field by which a response with a success status said that the call failed. */
  readonly failedFlag?: string | undefined;
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
  const failedFlag = status < 300 ? findFailedFlag(name, body) : undefined;
  const userToken = headers['user-token'];
  return {
    status: failedFlag === undefined ? status : REFUSED_STATUS,
    failedFlag,
    body,
    userToken: typeof userToken === 'string' ? userToken : undefined,
    retryAfterSeconds: readRetryAfter(status, headers['retry-after'], Date.now()),
  };
}

/**
 * A response that is read must be JSON. For a change it is parsed, because a response that was cut would count as a
 * success. Other responses are parsed where their route reads them (ADR 57).
 */
function checkJson(name: CallName, bytes: Buffer, contentType: string): void {
  if (bytes.length > 0 && !/\bjson\b/i.test(contentType)) {
    throw invalidResponse(`${contentType || 'no content type'} instead of JSON`);
  }
  if (!calls[name].isRepeatable && callSchemas[name].response !== ignoredResponseSchema) parseJson(bytes, name);
}

/** Calls whose amounts belong together, or are owed: no part with an amount may be missing. */
const callsWithSums: ReadonlySet<CallName> = new Set<CallName>([
  'requestCart',
  'getBundle',
  'getInvoices',
  'previewCheckout',
  'previewSubscription',
  'previewPayInFull',
  'previewReplenishmentCancellation',
  'orderPayInFull',
  'createCheckout',
  'getCheckout',
]);

const exactResponses = new ExactResponses();

/** What a reading needs of the request: where it is logged, and the currency of its amounts. */
type ResponseReader = { readonly site: Pick<Site, 'culture'>; readonly log: ResponseLog };

/**
 * Returns the JSON of a response in the shape of the catalogue. Values of another shape are left out where the rest can do
 * without them; the log then names the call and the fields. Throws RequestProblem: `change.unknown` for a change, which the
 * shop API has made, else `shop.invalidResponse` (docs/rules/errors.md#unforeseen-values).
 */
export function parseShopResponse<N extends CallName>(name: N, body: Buffer, reader: ResponseReader): CallResponse<N> {
  return readValue(name, body, reader).value;
}

/**
 * Returns a response without values that the catalogue does not have. It is the same response if there are none, or if
 * nobody reads it. Throws as `parseShopResponse`.
 */
export function withoutUnforeseen(name: CallName, response: ShopResponse, reader: ResponseReader): ShopResponse {
  if (callSchemas[name].response === ignoredResponseSchema) return response;
  const question = `${name} ${reader.site.culture}`;
  if (exactResponses.has(question, response.body)) return response;
  const { value, isExact } = readShape(name, response.body, reader);
  if (!isExact) return withValue(response, value);
  exactResponses.add(question, response.body);
  return response;
}

/** Returns a response both ways. Throws as `parseShopResponse`. */
export function readBoth<N extends CallName>(
  name: N,
  response: ShopResponse,
  reader: ResponseReader,
): { readonly response: ShopResponse; readonly value: CallResponse<N> } {
  const { value, isExact } = readValue(name, response.body, reader);
  return { response: isExact ? response : withValue(response, value), value };
}

function readValue<N extends CallName>(name: N, body: Buffer, reader: ResponseReader) {
  const { value, isExact } = readShape(name, body, reader);
  // The value has the form of the schema of `name`, or was read by `tolerate` with it.
  return { value: value as CallResponse<N>, isExact };
}

function withValue(response: ShopResponse, value: unknown): ShopResponse {
  return { ...response, body: Buffer.from(JSON.stringify(value)) };
}

function readShape(name: CallName, body: Buffer, reader: ResponseReader): { value: unknown; isExact: boolean } {
  const { response } = callSchemas[name];
  const json = parseJson(body, name);
  const parsed = response.safeParse(json);
  const tolerated = parsed.success
    ? { value: parsed.data, fields: [] }
    : tolerate(response, json, { keepsAmounts: callsWithSums.has(name) });
  if (!tolerated) throw unusableResponse(name, parsed.error);
  const { value, fields } = tolerated;
  const inCents = findAmountInCents(name, value, cultureOf(reader.site.culture).currency.code);
  if (inCents !== undefined) {
    throw unusableResponse(name, new Error(`The shop API sent amounts that are not decimal: ${inCents}`));
  }
  if (!parsed.success) reader.log.warn({ call: name, fields }, 'The shop API sent unforeseen values');
  return { value, isExact: parsed.success };
}

function unusableResponse(call: CallName, cause: Error | undefined): RequestProblem {
  return new RequestProblem(calls[call].isRepeatable ? 'shop.invalidResponse' : 'change.unknown', { cause, call });
}

type ResponseLog = { warn(details: { call: CallName; fields: readonly string[] }, message: string): void };

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
