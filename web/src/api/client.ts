/** Sends all requests to the BFF, with culture and language. Tokens never reach this code. */
import { fillPath, queryString } from '@perennial/shared/catalogue/fill-path';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import { saysNothingDone } from '@perennial/shared/errors/nothing-done';
import type { Problem } from '@perennial/shared/errors/problem';
import i18next from 'i18next';
import type { BffMethod, BffPath, BffResponse } from './bff-responses.ts';
import { apiObserver } from './observer.ts';
import { isPageLeft } from './page-exit.ts';
import { announceSessionEnd } from './session-end.ts';

/** A failed request. `problem.detail` is the text for the customer. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/**
 * What a customer may conclude from an exception that nobody foresees: nothing was changed, or a change may have been
 * made.
 */
type UnforeseenCode = 'server.failed' | 'change.unknown';

/**
 * Returns the problem of any error. An exception that nobody foresees is reported to the window, and becomes a problem
 * with the text of `code` (docs/rules/errors.md#repeated-presses).
 */
export function problemOf(error: unknown, code: UnforeseenCode = 'server.failed'): Problem {
  if (error instanceof ProblemError) return error.problem;
  reportError(error);
  return createProblem(500, code, i18next.t(`errors.${code}`));
}

/** Returns the text that a customer sees for any error, as `problemOf` does. */
export function errorText(error: unknown, code?: UnforeseenCode): string {
  return problemOf(error, code).detail;
}

/**
 * Whether the request of a failed change may have had its effect: the response was lost, or is not one of a refusal.
 */
export function isResultUnknown(error: unknown): boolean {
  if (!(error instanceof ProblemError) || saysNothingDone(error.problem.code)) return false;
  return error.problem.status === 0 || error.problem.status >= 500;
}

/** Statuses about the visitor or the way to the shop, not about what was sent. */
const ABOUT_THE_WAY: ReadonlySet<number> = new Set([401, 403, 408, 429]);

/**
 * Whether the shop has answered, and refused what was sent. After any other failure the same request may still succeed:
 * the line was lost, the sign-in has ended, the shop was too slow or too busy.
 */
export function isRefusal({ status, action }: Problem): boolean {
  if (action === 'sign-in' || ABOUT_THE_WAY.has(status)) return false;
  return action !== undefined || (status >= 400 && status < 500);
}

type Site = { readonly culture: string; readonly language: string };

let site: Site | undefined;

/** Sets the site of all requests; called once at start-up. */
export function setSite(value: Site): void {
  site = value;
}

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** The BFF answers a repeated key with the first response. */
  readonly idempotencyKey?: string;
  /** Headers beside those of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly onResponse?: (response: Response) => void;
  /** A background request: its 401 does not end the session on screen. */
  readonly background?: boolean;
};

/**
 * Makes a call of the catalogue. Throws a `ProblemError`; passes an abort on as it is. A call that changes data is sent
 * although the page is left (docs/rules/errors.md#left-pages, ADR 40).
 */
export function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<CallResponse<N>> {
  const { method, path, isRepeatable } = calls[name];
  const url = fillPath(path, input.params) + queryString(input.query);
  return send(method, url, input.body, { ...options, name, survivesPage: !isRepeatable });
}

/** The type of `call`, for code that gets it as a parameter. */
export type Call = typeof call;

/**
 * Sends a request to one of the BFF's own paths; what is posted is sent although the page is left. Throws a
 * `ProblemError`.
 */
export function bff<M extends BffMethod, P extends BffPath<M>>(
  method: M,
  path: P,
  body?: unknown,
  options: SendOptions = { survivesPage: method === 'POST' },
): Promise<BffResponse<M, P>> {
  return send(method, path, body, options);
}

type SendOptions = CallOptions & {
  /** The browser completes the request when the page is left. */
  readonly survivesPage?: boolean;
  /** The name of the call in the catalogue. */
  readonly name?: CallName;
};

async function send<T>(method: string, url: string, body: unknown, options?: SendOptions): Promise<T> {
  const response = await request(method, url, body, options);
  // The BFF validates what it sends with the schema of the call or of its own route.
  return (await readJson(response)) as T;
}

/** Sends a request and returns its response, which is one of success. Throws a `ProblemError`; passes an abort on as it is. */
export async function request(
  method: string,
  url: string,
  body: unknown,
  { signal, idempotencyKey, headers, onResponse, background, survivesPage = false, name }: SendOptions = {},
): Promise<Response> {
  const startedAt = performance.now();
  const reportEnd: ReportEnd = (status) => {
    if (name) apiObserver()?.callEnded(name, status, Math.round(performance.now() - startedAt));
  };
  const text = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetchFromBff(
    url,
    { reportEnd, name },
    {
      method,
      ...(survivesPage && canSurvivePage(text) && { keepalive: true }),
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        ...(site && { 'X-Culture': site.culture, 'X-Language': site.language }),
        ...headers,
        ...(text !== undefined && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(text !== undefined && { body: text }),
      ...(signal && { signal }),
    },
  );
  reportEnd(response.status);
  onResponse?.(response);
  if (!response.ok) throw await toProblemError(response, background);
  return response;
}

/**
 * Browsers refuse a request with `keepalive` if the bodies of all such requests under way have more than 64 KiB. A
 * letter has up to three bytes, and other requests need room too.
 */
const MAX_SURVIVING_LETTERS = 10_000;

const canSurvivePage = (body = '') => body.length <= MAX_SURVIVING_LETTERS;

type ReportEnd = (status: number) => void;

type Sent = { readonly reportEnd: ReportEnd; readonly name: CallName | undefined };

async function fetchFromBff(url: string, { reportEnd, name }: Sent, request: RequestInit): Promise<Response> {
  const wasOnline = navigator.onLine !== false;
  try {
    return await fetch(url, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    if (isPageLeft()) return neverAnswered();
    reportEnd(0);
    const code = wasOnline && name ? lostCode(name) : 'network.offline';
    throw toLost(code);
  }
}

/** Returns the error of a request whose connection was lost. */
export function toLost(code: ReturnType<typeof lostCode>): ProblemError {
  return new ProblemError(createProblem(0, code, i18next.t(`errors.${code}`)));
}

/** A change without an answer may have been made (docs/rules/errors.md#lost-responses). */
function lostCode(name: CallName) {
  if (calls[name].isRepeatable) return 'network.offline';
  return name === 'submitOrder' ? 'order.unknown' : 'change.unknown';
}

/** Nothing follows any more on a page that is left. */
const neverAnswered = () => new Promise<never>(() => undefined);

async function toProblemError(response: Response, background = false): Promise<ProblemError> {
  const received = await readJson(response);
  const problem = isProblem(received)
    ? received
    : createProblem(response.status, 'unknown', i18next.t('errors.unknown', { status: response.status }));
  if (problem.action?.startsWith('sign-in') && !background) announceSessionEnd(problem);
  return new ProblemError(problem);
}

/** Returns the parsed body; undefined for an empty one, so that an empty success stays a success. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function isProblem(received: unknown): received is Problem {
  return (
    typeof received === 'object' && received !== null && 'detail' in received && typeof received.detail === 'string'
  );
}

function createProblem(status: number, code: string, detail: string): Problem {
  return { type: 'about:blank', title: code, status, detail, code, messages: [], requestId: '' };
}
