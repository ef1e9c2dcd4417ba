/** The shop API for a visitor: calls carry the visitor's token, and a rejected token is renewed or ends the sign-in. */
import { setTimeout as wait } from 'node:timers/promises';
import { mayCharge } from '@perennial/shared/catalogue/charges';
import { endsKeptAnswers } from '@perennial/shared/catalogue/kept-answers';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import { findErrorRow } from '@perennial/shared/errors/error-table';
import { saysNothingDone } from '@perennial/shared/errors/nothing-done';
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import type { ShopInput } from './call-mappings.ts';
import { CallsUnderWay } from './calls-under-way.ts';
import { type ErrorResponse, toResponseError } from './failed-request.ts';
import { parseShopResponse, type ShopResponse } from './read-response.ts';
import type { ShopApi } from './shop-api.ts';

export type Renewal = {
  /**
   * Renews a sign-in whose user token was rejected. Returns undefined if it cannot be renewed. Throws RequestProblem or
   * ShopError for a failure that does not end the sign-in.
   */
  renew(stale: SignIn, request: FastifyRequest): Promise<SignIn | undefined>;
  /** Renews a sign-in whose access token expires soon. Returns the sign-in as it is if that is not necessary, or fails. */
  renewEarly(signIn: SignIn, request: FastifyRequest): Promise<SignIn> | SignIn;
};

export type ForwardOptions = {
  /** Cancels the call; without it the client's disconnect cancels a call that can be repeated. */
  readonly signal?: AbortSignal;
  /** The session stays although the shop API refuses it, because the browser will make the same call. */
  readonly keepsSession?: boolean;
};

/** Called when a change was answered, or not. `wasSent` is false if it is certain that nothing was done. Must not throw. */
export type EndOfChange = (wasSent: boolean) => Promise<void>;

/** What has to be known of changes. */
export type ChangeWatch = {
  /** Called before a change is sent. If it throws, the change is not sent. Returns what is called at its end. */
  readonly begin: (request: FastifyRequest) => Promise<EndOfChange>;
  /** Notes a change that was made, or whose result is not known. Must not throw. */
  readonly note: (
    request: FastifyRequest,
    name: CallName,
    input: ShopInput,
    ended: { readonly result: 'done' | 'unknown'; readonly status: number },
  ) => Promise<void>;
};

const watchNothing = async (): Promise<void> => {};
const noWatch: ChangeWatch = { begin: async () => watchNothing, note: watchNothing };

/** How long a call waits for a token that another instance has got and not stored, in milliseconds: three seconds together. */
export const WAITS_FOR_OTHERS_MS: readonly number[] = [50, 100, 200, 400, 800, 1500];

/** Makes calls of visitors, and keeps their sign-ins up to date. */
export class VisitorShopApi {
  readonly #shopApi: ShopApi;
  readonly #renewal: Renewal;
  readonly #underWay = new CallsUnderWay();
  readonly #waitsMs: readonly number[];
  readonly #watch: ChangeWatch;

  /** `waitsMs` are the pauses between two looks for a token that another instance has got; none without other instances. */
  constructor(shopApi: ShopApi, renewal: Renewal, waitsMs: readonly number[] = [], watch: ChangeWatch = noWatch) {
    this.#shopApi = shopApi;
    this.#renewal = renewal;
    this.#waitsMs = waitsMs;
    this.#watch = watch;
  }

  /**
   * Makes a call for the visitor and returns the successful response as the shop API sent it. After a status 401 it
   * renews the sign-in and repeats the call once. Throws RequestProblem or ShopError. A change is noted before its
   * response goes on.
   */
  async forward(
    request: FastifyRequest,
    name: CallName,
    input: ShopInput,
    options?: ForwardOptions,
  ): Promise<ShopResponse> {
    if (!endsKeptAnswers(name)) return this.#forward(request, name, input, options);
    const end = await this.#watch.begin(request);
    let wasSent = true;
    try {
      return await this.#change(request, name, input, options);
    } catch (error) {
      wasSent = !(error instanceof RequestProblem && saysNothingDone(error.code));
      throw error;
    } finally {
      await end(wasSent);
    }
  }

  async #change(
    request: FastifyRequest,
    name: CallName,
    input: ShopInput,
    options: ForwardOptions | undefined,
  ): Promise<ShopResponse> {
    if (calls[name].isRepeatable) return this.#forward(request, name, input, options);
    try {
      const response = await this.#forward(request, name, input, options);
      await this.#watch.note(request, name, input, { result: 'done', status: response.status });
      return response;
    } catch (error) {
      const status = findUnknownStatus(name, error);
      if (status !== undefined) await this.#watch.note(request, name, input, { result: 'unknown', status });
      throw error;
    }
  }

  async #forward(
    request: FastifyRequest,
    name: CallName,
    input: ShopInput,
    { signal = endOfClient(request, name), keepsSession = false }: ForwardOptions = {},
  ): Promise<ShopResponse> {
    const signIn = await this.findFreshSignIn(request);
    if (!signIn && calls[name].access !== 'public') throw new RequestProblem('session.required');

    // An answer may have the next token, and without the provider's tokens there is no other way to get it.
    const end = signIn && !signIn.provider ? undefined : signal;

    const attempt = (userToken: string | undefined) =>
      this.#underWay.run(userToken, async () => {
        const answer = await this.#send(request, name, input, userToken, end);
        if (answer.userToken !== undefined && signIn) {
          await request.visitor.updateSignIn({ shopToken: answer.userToken }).catch((error: unknown) => {
            // A change that was made counts, although its next token is lost.
            if (calls[name].isRepeatable) throw error;
            request.log.error({ err: error }, 'a new user token was not kept');
          });
        }
        return answer;
      });
    let response = await attempt(signIn?.shopToken);
    let renewed: SignIn | undefined;
    if (response.status === 401 && signIn) {
      renewed = await this.renew(request, signIn);
      if (renewed) response = await attempt(renewed.shopToken);
    }
    if (response.status < 400) return response;
    if (keepsSession) throw toResponseError(name, response);
    throw await this.handleErrorResponse(request, name, response, renewed !== undefined);
  }

  /** Returns the visitor's sign-in, renewed if its access token expires soon. */
  async findFreshSignIn(request: FastifyRequest): Promise<SignIn | undefined> {
    const signIn = await request.visitor.signIn();
    return signIn && this.#renewal.renewEarly(signIn, request);
  }

  /**
   * Renews the visitor's sign-in after a status 401. Returns undefined if it cannot be renewed. A sign-in without tokens
   * of the identity provider cannot, but another call with the same token may be about to bring its new one, here or on
   * another instance.
   */
  async renew(request: FastifyRequest, stale: SignIn): Promise<SignIn | undefined> {
    let renewed = await this.#renewal.renew(stale, request);
    while (!renewed && !stale.provider) {
      const other = this.#underWay.next(stale.shopToken);
      if (!other) break;
      await other;
      renewed = await this.#renewal.renew(stale, request);
    }
    if (stale.provider) return renewed;
    for (const pause of this.#waitsMs) {
      if (renewed) break;
      await wait(pause);
      renewed = await this.#renewal.renew(stale, request);
    }
    return renewed;
  }

  /**
   * Maps an error response to an error. Ends the sign-in for a status 401, or if the error table requires it
   * (docs/rules/sign-in.md#session-end), but not a second time for the same person. `renewed` says that the token of the
   * call was new.
   */
  async handleErrorResponse(
    request: FastifyRequest,
    name: CallName,
    response: ErrorResponse,
    renewed: boolean,
  ): Promise<ShopError | RequestProblem> {
    const error = toResponseError(name, response);
    if (error instanceof RequestProblem || !endsSession(error)) return error;
    const signIn = await request.visitor.signIn();
    if (signIn && isRefusedAgain(error, signIn, renewed)) return error;
    await request.visitor.refuseSignIn();
    return new RequestProblem('session.required', { cause: error });
  }

  /** Makes a call without the visitor's token, for calls that sign in. Throws RequestProblem or ShopError. */
  async forwardAnonymously(request: FastifyRequest, name: CallName, input: ShopInput): Promise<ShopResponse> {
    const response = await this.#send(request, name, input, undefined, endOfClient(request, name));
    if (response.status >= 400) throw toResponseError(name, response);
    return response;
  }

  /** Makes a call for the visitor and returns its response, in the shape of the catalogue. Throws RequestProblem or ShopError. */
  async call<N extends CallName>(
    request: FastifyRequest,
    name: N,
    input: CallInput<N>,
    options?: ForwardOptions,
  ): Promise<CallResponse<N>> {
    const { body } = await this.forward(request, name, input, options);
    return parseShopResponse(name, body, request);
  }

  #send(
    request: FastifyRequest,
    name: CallName,
    input: ShopInput,
    userToken: string | undefined,
    signal?: AbortSignal,
  ) {
    const context = { site: request.site, requestId: request.id, userToken };
    return this.#shopApi.request(name, input, context, signal);
  }
}

/**
 * Returns the signal that ends a call with its client. A change that was accepted is completed: its result would not be
 * known otherwise (docs/rules/errors.md#left-pages).
 */
function endOfClient(request: FastifyRequest, name: CallName): AbortSignal | undefined {
  return calls[name].isRepeatable ? request.clientAborted : undefined;
}

/**
 * Whether the session stays although the shop API refuses it: the same person has signed in again and would be refused
 * again (docs/rules/sign-in.md#refused-again). An admin acts for one customer, so another sign-in does not help either.
 * A rejected token that could not be renewed always ends the session.
 */
function isRefusedAgain({ status }: ShopError, { refusedBefore, role }: SignIn, renewed: boolean): boolean {
  if (status === 401 && !renewed) return false;
  return refusedBefore === true || role === 'admin';
}

function endsSession(error: ShopError): boolean {
  return error.status === 401 || error.errorMessages.some(({ code }) => findErrorRow(code)?.endsSession);
}

/** Returns the status of a change that may have been made (docs/rules/errors.md#lost-responses); undefined for a refusal. */
function findUnknownStatus(name: CallName, error: unknown): number | undefined {
  if (error instanceof RequestProblem) return error.code === 'change.unknown' ? error.status : undefined;
  const isWithoutWords = error instanceof ShopError && error.status >= 500 && error.errorMessages.length === 0;
  return isWithoutWords && mayCharge(name) ? error.status : undefined;
}
