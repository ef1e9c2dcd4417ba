/** What a call of the shop API is: one line of the catalogue (specification 3, section 7). */

/** Who may make a call: anybody, a signed-in customer, or a customer-care admin acting for one. */
export type Access = 'public' | 'customer' | 'admin';

export type Call = {
  readonly method: 'GET' | 'POST';
  /** A document is streamed to the browser as it is; everything else is JSON. */
  readonly answers: 'json' | 'document';
  /** Path with `{name}` placeholders, spelt as the shop API spells it. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** How long the shop API may take, in milliseconds. */
  readonly timeoutMs: number;
};

/** Specification 1, section 9: request time-out of the shop API in milliseconds. */
const DEFAULT_TIMEOUT_MS = 300_000;
/** The same for calls that ask carriers. */
export const CARRIER_TIMEOUT_MS = 100_000;

type Options = { timeoutMs?: number };

function define<M extends Call['method'], P extends Call['path'], A extends Access, K extends Call['answers']>(
  method: M,
  path: P,
  access: A,
  answers: K,
  options?: Options,
) {
  return { method, path, access, answers, timeoutMs: options?.timeoutMs ?? DEFAULT_TIMEOUT_MS } as const;
}

/** A call that reads. */
export function get<P extends Call['path'], A extends Access>(path: P, access: A, options?: Options) {
  return define('GET', path, access, 'json', options);
}

/** A call that changes something, or whose question needs a body. */
export function post<P extends Call['path'], A extends Access>(path: P, access: A, options?: Options) {
  return define('POST', path, access, 'json', options);
}

/** A document that opens in a tab of its own. */
export function document<P extends Call['path'], A extends Access>(path: P, access: A, options?: Options) {
  return define('GET', path, access, 'document', options);
}
