/** A call of the shop API: one line of the catalogue. See docs/rules/errors.md#request-rules. */

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
};

/** In milliseconds; see docs/rules/errors.md#time-limits. */
const DEFAULT_TIMEOUT_MS = 300_000;
/** Time limit of calls that the shop API forwards to carriers, in milliseconds. */
export const CARRIER_TIMEOUT_MS = 100_000;

type Options = { timeoutMs?: number };

function define<M extends Call['method'], P extends Call['path'], A extends Access, K extends Call['responseType']>(
  method: M,
  path: P,
  access: A,
  responseType: K,
  options?: Options,
) {
  return { method, path, access, responseType, timeoutMs: options?.timeoutMs ?? DEFAULT_TIMEOUT_MS } as const;
}

/** Defines a call that reads. */
export function get<P extends Call['path'], A extends Access>(path: P, access: A, options?: Options) {
  return define('GET', path, access, 'json', options);
}

/** Defines a call that changes data, or a query with a body. */
export function post<P extends Call['path'], A extends Access>(path: P, access: A, options?: Options) {
  return define('POST', path, access, 'json', options);
}

/** Defines a call for a document that opens in its own tab. */
export function document<P extends Call['path'], A extends Access>(path: P, access: A, options?: Options) {
  return define('GET', path, access, 'document', options);
}
