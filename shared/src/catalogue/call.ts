/** A call of the shop API: one line of the catalogue (docs/rules/errors.md#request-rules). */
import type { z } from 'zod';

/** Who may make a call: every visitor, a signed-in customer, or an admin. */
export type Access = 'public' | 'customer' | 'admin';

export type Call = {
  readonly method: 'GET' | 'POST';
  /** `document`: a PDF or HTML file that is streamed to the browser unchanged. */
  readonly responseType: 'json' | 'document';
  /** Path with `{name}` placeholders, in the spelling of the shop API. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Time limit for the shop API, in milliseconds. */
  readonly timeoutMs: number;
  /** Whether a second request does no harm. If the response to any other call is lost, its result is unknown. */
  readonly isRepeatable: boolean;
};

/** In milliseconds (docs/rules/errors.md#time-limits). */
const DEFAULT_TIMEOUT_MS = 300_000;
/** Time limit of calls that the shop API forwards to carriers, in milliseconds. */
export const CARRIER_TIMEOUT_MS = 100_000;

type Options = { timeoutMs?: number };

function define<
  M extends Call['method'],
  P extends Call['path'],
  A extends Access,
  K extends Call['responseType'],
  R extends boolean,
>(
  call: { method: M; path: P; access: A; responseType: K; isRepeatable: R },
  { timeoutMs = DEFAULT_TIMEOUT_MS }: Options = {},
) {
  return { ...call, timeoutMs } as const;
}

/** Defines a call that reads. */
export function get<P extends Call['path'], A extends Access>(path: P, access: A, options?: Options) {
  return define({ method: 'GET', path, access, responseType: 'json', isRepeatable: true }, options);
}

/** Defines a call that changes data. */
export function post<P extends Call['path'], A extends Access>(path: P, access: A, options?: Options) {
  return define({ method: 'POST', path, access, responseType: 'json', isRepeatable: false }, options);
}

/** Defines a POST call that changes nothing of the customer: a query with a body, a sign-in, or a card session. */
export function repeatablePost<P extends Call['path'], A extends Access>(path: P, access: A, options?: Options) {
  return define({ method: 'POST', path, access, responseType: 'json', isRepeatable: true }, options);
}

/** Defines a call for a document that opens in its own tab. */
export function document<P extends Call['path'], A extends Access>(path: P, access: A, options?: Options) {
  return define({ method: 'GET', path, access, responseType: 'document', isRepeatable: true }, options);
}

export type CallSchemas = {
  /** Summary of the operation in the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
};
