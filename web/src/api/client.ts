/** The one way to ask the BFF. Every request tells culture and language; nothing here ever sees a token. */

import { fillPath, queryString } from '@perennial/shared/catalogue/fill-path';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { Problem } from '@perennial/shared/errors/problem';
import i18next from 'i18next';
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

type Site = { readonly culture: string; readonly language: string };

let site: Site | undefined;

/** Says once, at start-up, for which site all requests are made. */
export function setSite(value: Site): void {
  site = value;
}

/** Makes a call of the catalogue. Throws a `ProblemError`; an abort is passed on as it is. */
export function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: { signal?: AbortSignal } = {},
): Promise<CallResponse<N>> {
  const { method, path } = calls[name];
  const address = fillPath(path, input.params) + queryString(input.query);
  return send(method, address, input.body, options.signal);
}

/** Asks the BFF itself. Throws a `ProblemError`. */
export function bff<T>(method: 'GET' | 'POST', path: `/bff/${string}`, body?: unknown): Promise<T> {
  return send(method, path, body);
}

async function send<T>(method: string, address: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const response = await reach(address, {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(site && { 'X-Culture': site.culture, 'X-Language': site.language }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw await failure(response);
  return (await readJson(response)) as T;
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ProblemError(ownProblem(0, 'network.offline', i18next.t('errors.network.offline')));
  }
}

async function failure(response: Response): Promise<ProblemError> {
  const answer = await readJson(response);
  const problem = isProblem(answer)
    ? answer
    : ownProblem(response.status, 'unknown', i18next.t('errors.unknown', { status: response.status }));
  if (problem.action === 'sign-in') announceSessionEnd(problem);
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
