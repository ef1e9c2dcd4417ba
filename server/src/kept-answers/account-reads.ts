/**
 * Reads of the account's pages. While the shop API is away, a page that can show them gets the last answers of its sign-in
 * (docs/rules/account.md#while-the-shop-api-is-away, ADR 88).
 */
import type { KeptName } from '@perennial/shared/catalogue/kept-answers';
import type { CallResponse } from '@perennial/shared/catalogue/types';
import { KEPT_SINCE_HEADER } from '@perennial/shared/page-data';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import { headerOf } from '../http/headers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import type { ShopInput } from '../shop-api/call-mappings.ts';
import { readBoth, type ShopResponse, withoutUnforeseen } from '../shop-api/read-response.ts';
import type { ForwardOptions, VisitorShopApi } from '../shop-api/visitor-shop-api.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** How long a customer with a kept answer waits for the shop API, in milliseconds. */
export const KEPT_TIMEOUT_MS = 8000;
/** The same while the shop API is known to be slow. */
const SHORT_TIMEOUT_MS = 1500;

type ForwardedAnswer = {
  /** As the shop API sent it, without values that the catalogue does not have. */
  readonly response: ShopResponse;
  /** Milliseconds since 1970; undefined for an answer of now. */
  readonly keptSince: number | undefined;
};

export type AccountAnswer<N extends KeptName> = ForwardedAnswer & { readonly value: CallResponse<N> };

/** Reads a response of the shop API. Throws RequestProblem for one that cannot be used. */
type ReadResponse<R> = (response: ShopResponse) => R;

type ReadOptions = Pick<ForwardOptions, 'signal' | 'keepsSession'> & {
  /** The page can show a kept answer, and says so. */
  readonly takesKept: boolean;
};

type Asked = { readonly request: FastifyRequest; readonly name: KeptName; readonly input: ShopInput };

type Dependencies = {
  readonly shop: Pick<VisitorShopApi, 'forward'>;
  readonly kept: KeptAnswers;
  readonly metrics: Pick<Metrics, 'keptAnswerSent'>;
};

export class AccountReads {
  readonly #shop: Dependencies['shop'];
  readonly #kept: KeptAnswers;
  readonly #metrics: Dependencies['metrics'];
  #timeoutMs = KEPT_TIMEOUT_MS;

  constructor({ shop, kept, metrics }: Dependencies) {
    this.#shop = shop;
    this.#kept = kept;
    this.#metrics = metrics;
  }

  /** Makes the call, or returns its last answer while the shop API is away. Throws RequestProblem or ShopError. */
  read<N extends KeptName>(
    request: FastifyRequest,
    name: N,
    input: ShopInput,
    options: ReadOptions = { takesKept: takesKeptAnswers(request) },
  ): Promise<AccountAnswer<N>> {
    return this.#answer({ request, name, input }, options, (response) => readBoth(name, response, request));
  }

  /** Does the same for a caller that needs no value. */
  forward(request: FastifyRequest, name: KeptName, input: ShopInput): Promise<ForwardedAnswer> {
    return this.#answer({ request, name, input }, { takesKept: takesKeptAnswers(request) }, (response) => ({
      response: withoutUnforeseen(name, response, request),
    }));
  }

  async #answer<R extends { response: ShopResponse }>(
    asked: Asked,
    { takesKept, ...options }: ReadOptions,
    readResponse: ReadResponse<R>,
  ): Promise<R & Pick<ForwardedAnswer, 'keptSince'>> {
    const { request, name } = asked;
    const signIn = await request.visitor.signIn();
    const findKept = async () => (signIn && takesKept ? this.#findKept(asked, signIn, readResponse) : undefined);
    try {
      // A page that is rendered leaves without what is late.
      if (!signIn || !takesKept || options.signal) return await this.#ask(asked, signIn, options, readResponse);
      return await this.#askInTime((signal) => this.#ask(asked, signIn, { ...options, signal }, readResponse), {
        left: request.clientAborted,
        findKept,
      });
    } catch (error) {
      const found = isAway(error) ? await findKept() : undefined;
      if (!found) throw error;
      request.log.warn({ err: error, call: name }, 'the shop API is away: a kept answer is sent');
      return found;
    }
  }

  async #ask<R extends { response: ShopResponse }>(
    { request, name, input }: Asked,
    signIn: SignIn | undefined,
    options: ForwardOptions,
    readResponse: ReadResponse<R>,
  ): Promise<R & Pick<ForwardedAnswer, 'keptSince'>> {
    const read = readResponse(await this.#shop.forward(request, name, input, options));
    this.#timeoutMs = KEPT_TIMEOUT_MS;
    if (signIn) this.#kept.keep(signIn, { site: request.site, name, input }, read.response.body);
    return { ...read, keptSince: undefined };
  }

  /** Gives a call up that takes long, if there is a kept answer. `left` aborts when the browser leaves. */
  async #askInTime<A>(
    ask: (signal: AbortSignal) => Promise<A>,
    { left, findKept }: { left: AbortSignal; findKept: () => Promise<A | undefined> },
  ): Promise<A> {
    const end = new AbortController();
    const leave = () => end.abort(left.reason);
    left.addEventListener('abort', leave);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<A>((resolve) => {
      timer = setTimeout(async () => {
        const found = await findKept();
        if (!found) return;
        this.#timeoutMs = SHORT_TIMEOUT_MS;
        resolve(found);
        end.abort();
      }, this.#timeoutMs);
    });
    try {
      return await Promise.race([ask(end.signal), late]);
    } finally {
      clearTimeout(timer);
      left.removeEventListener('abort', leave);
    }
  }

  async #findKept<R>(
    { request, name, input }: Asked,
    signIn: SignIn,
    readResponse: ReadResponse<R>,
  ): Promise<(R & Pick<ForwardedAnswer, 'keptSince'>) | undefined> {
    try {
      const found = await this.#kept.find(signIn.id, { site: request.site, name, input });
      if (!found) return undefined;
      const read = readResponse({ status: 200, body: found.body, userToken: undefined });
      this.#metrics.keptAnswerSent(name);
      return { ...read, keptSince: found.since };
    } catch {
      // Whatever is wrong with the store, or with what an instance of another release has kept, the customer has to read that
      // the shop API is away.
      return undefined;
    }
  }
}

/** Whether the page of a request can show a kept answer. */
function takesKeptAnswers(request: FastifyRequest): boolean {
  return /\bstale-if-error\b/.test(headerOf(request, 'cache-control') ?? '');
}

/** Says in a header since when the oldest of some answers is kept. */
export function tellKept(reply: FastifyReply, answers: readonly Pick<ForwardedAnswer, 'keptSince'>[]): void {
  const since = findOldest(answers);
  if (since !== undefined) reply.header(KEPT_SINCE_HEADER, new Date(since).toISOString());
}

function findOldest(answers: readonly Pick<ForwardedAnswer, 'keptSince'>[]): number | undefined {
  const times = answers.flatMap(({ keptSince }) => (keptSince === undefined ? [] : [keptSince]));
  return times.length === 0 ? undefined : Math.min(...times);
}

const GATEWAY_FAILURES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the shop API was not reached, or has not answered. An answer with messages is that of the shop API. */
function isAway(error: unknown): boolean {
  if (error instanceof RequestProblem) {
    return error.code === 'shop.unreachable' || error.code === 'shop.timeout' || error.code === 'shop.busy';
  }
  return error instanceof ShopError && GATEWAY_FAILURES.has(error.status) && error.errorMessages.length === 0;
}
