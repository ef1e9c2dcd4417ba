/** The one way to ask the BFF. Every request tells culture and language; nothing here ever sees a token. */
import { fillPath, queryString } from '@perennial/shared/catalogue/fill-path';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { Problem } from '@perennial/shared/errors/problem';
import i18next from 'i18next';
import { apiObserver } from './observer.ts';
import { announceSessionEnd } from './session-end.ts';

/** A request that did not succeed. `problem.detail` is what a person reads. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** What a person reads of an error, whatever it is. */
export function sentenceOf(error: unknown): string {
  return error instanceof ProblemError ? error.problem.detail : i18next.t('errors.server.failed');
}

type Site = { readonly culture: string; readonly language: string };

let site: Site | undefined;

/** Says once, at start-up, for which site all requests are made. */
export function setSite(value: Site): void {
  site = value;
}

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** The server answers a call with a key that it knows as it answered the first one. */
  readonly idempotencyKey?: string;
  /** Asked by itself, not by a person: it does not tell that the session is over. */
  readonly unattended?: boolean;
};

/** Makes a call of the catalogue. Throws a `ProblemError`; an abort is passed on as it is. */
export function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<CallResponse<N>> {
  const { method, path } = calls[name];
  const address = fillPath(path, input.params) + queryString(input.query);
  return send(method, address, input.body, { ...options, name });
}

/** How a call is made; tests pass their own. */
export type Call = typeof call;

/** Asks the BFF itself. Throws a `ProblemError`. */
export function bff<T>(
  method: 'GET' | 'POST',
  path: `/bff/${string}`,
  body?: unknown,
  options?: Pick<SendOptions, 'keepalive'>,
): Promise<T> {
  return send(method, path, body, options);
}

type SendOptions = CallOptions & {
  /** The request outlives the page. */
  readonly keepalive?: boolean;
  /** The call of the catalogue that this is. */
  readonly name?: CallName;
};

async function send<T>(
  method: string,
  address: string,
  body: unknown,
  { signal, idempotencyKey, unattended, keepalive, name }: SendOptions = {},
): Promise<T> {
  const startedAt = performance.now();
  const tell: Tell = (status) => {
    if (name) apiObserver()?.callEnded(name, status, Math.round(performance.now() - startedAt));
  };
  const response = await reach(address, tell, {
    method,
    ...(keepalive && { keepalive }),
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(site && { 'X-Culture': site.culture, 'X-Language': site.language }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  tell(response.status);
  if (!response.ok) throw await failure(response, unattended);
  return (await readJson(response)) as T;
}

type Tell = (status: number) => void;

async function reach(address: string, tell: Tell, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    tell(0);
    throw new ProblemError(ownProblem(0, 'network.offline', i18next.t('errors.network.offline')));
  }
}

async function failure(response: Response, unattended = false): Promise<ProblemError> {
  const answer = await readJson(response);
  const problem = isProblem(answer)
    ? answer
    : ownProblem(response.status, 'unknown', i18next.t('errors.unknown', { status: response.status }));
  if (problem.action === 'sign-in' && !unattended) announceSessionEnd(problem);
  return new ProblemError(problem);
}

/** The JSON of an answer; undefined where there is none, so that an empty success stays a success. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'detail' in answer && typeof answer.detail === 'string';
}

function ownProblem(status: number, code: string, detail: string): Problem {
  return { type: 'about:blank', title: code, status, detail, code, messages: [], requestId: '' };
}
